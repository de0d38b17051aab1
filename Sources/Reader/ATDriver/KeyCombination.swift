import AccessibilityTree
import ScreenReader

/// Keys that are pressed together, as `interaction.userIntent` names them: characters, the code points that WebDriver
/// gives to keys without a character (U+E000 to U+E05D), or the key names of UI Events such as "ArrowRight".
struct KeyCombination: Hashable {
    /// A key that changes what others mean.
    enum Modifier: Hashable {
        case shift, control, option, command, capsLock
    }

    private(set) var modifiers: Set<Modifier> = []
    private(set) var keys: Set<String> = []

    /// How many keys can be pressed together.
    static let mostKeys = 8

    /// Reads the keys.
    ///
    /// - Throws: `invalid argument` for what is no key.
    init(_ names: [String]) throws(ATDriverError) {
        guard (1...Self.mostKeys).contains(names.count) else {
            throw ATDriverError(.invalidArgument, "\"keys\" must name 1 to \(Self.mostKeys) keys")
        }
        for name in names {
            let lowercased = name.lowercased()
            if let modifier = Self.modifiers[lowercased] ?? Self.modifierCodes[name] {
                modifiers.insert(modifier)
            } else if let key = Self.keyCodes[name] {
                keys.insert(key)
            } else if Self.keyNames.contains(lowercased) {
                keys.insert(lowercased)
            } else if name.count == 1, name.unicodeScalars.allSatisfy({ !(0xE000...0xF8FF).contains($0.value) }) {
                keys.insert(name == " " ? "space" : lowercased)
            } else {
                throw ATDriverError(
                    .invalidArgument,
                    "there is no key \"\(name.prefix(40))\"; a key is one character, a code point of WebDriver such as "
                        + "U+E014, or a name of UI Events such as \"ArrowRight\"")
            }
        }
    }

    /// What VoiceOver does for these keys, or nil if they mean nothing to it.
    ///
    /// The VoiceOver modifier is Control and Option together, or Caps Lock. The arrow keys alone move the cursor, as
    /// with Quick Nav turned on.
    var command: Command? {
        var rest = modifiers
        let isVoiceOver = rest.remove(.capsLock) != nil || rest.isSuperset(of: [.control, .option])
        if isVoiceOver { rest.subtract([.control, .option]) }
        if keys.isEmpty { return rest == [.control] && !isVoiceOver ? .pauseOrResumeSpeech : nil }
        guard rest.isEmpty else { return nil }
        if isVoiceOver { return keys.count == 1 ? keys.first.flatMap { Self.voiceOverCommands[$0] } : nil }
        return Self.quickNavCommands[keys]
    }

    private static let modifiers: [String: Modifier] = [
        "shift": .shift, "control": .control, "ctrl": .control, "alt": .option, "option": .option, "meta": .command,
        "command": .command, "capslock": .capsLock,
    ]

    private static let modifierCodes: [String: Modifier] = [
        "\u{E008}": .shift, "\u{E050}": .shift, "\u{E009}": .control, "\u{E051}": .control, "\u{E00A}": .option,
        "\u{E052}": .option, "\u{E03D}": .command, "\u{E053}": .command,
    ]

    private static let keyCodes: [String: String] = [
        "\u{E003}": "backspace", "\u{E004}": "tab", "\u{E005}": "clear", "\u{E006}": "enter", "\u{E007}": "enter",
        "\u{E00C}": "escape", "\u{E00D}": "space", "\u{E00E}": "pageup", "\u{E054}": "pageup", "\u{E00F}": "pagedown",
        "\u{E055}": "pagedown", "\u{E010}": "end", "\u{E056}": "end", "\u{E011}": "home", "\u{E057}": "home",
        "\u{E012}": "arrowleft", "\u{E058}": "arrowleft", "\u{E013}": "arrowup", "\u{E059}": "arrowup",
        "\u{E014}": "arrowright", "\u{E05A}": "arrowright", "\u{E015}": "arrowdown", "\u{E05B}": "arrowdown",
        "\u{E016}": "insert", "\u{E05C}": "insert", "\u{E017}": "delete", "\u{E05D}": "delete",
        "\u{E018}": ";", "\u{E019}": "=", "\u{E024}": "*", "\u{E025}": "+", "\u{E027}": "-", "\u{E029}": "/",
    ]

    private static let keyNames: Set<String> = [
        "arrowleft", "arrowright", "arrowup", "arrowdown", "enter", "escape", "space", "tab", "home", "end", "pageup",
        "pagedown", "backspace", "delete", "insert", "clear", "f3",
    ]

    /// What keys mean with the VoiceOver modifier.
    static let voiceOverCommands: [String: Command] = [
        "arrowright": .next, "arrowleft": .previous, "arrowup": .previousItem, "arrowdown": .nextItem,
        "space": .activate, "enter": .activate, "a": .readFromHere, "b": .readFromTop, "-": .magicTap,
        "escape": .escape, "home": .first, "end": .last, "s": .toggleSpeech, "f3": .readElement, "l": .readElement,
        "pageup": .scroll(.up), "pagedown": .scroll(.down), "[": .previousRotor, "]": .nextRotor, "m": .longPress,
        "c": .copyLastSpeech, "z": .readElement,
    ]

    /// What keys mean alone, or pressed together.
    static let quickNavCommands: [Set<String>: Command] = [
        ["arrowright"]: .next, ["arrowleft"]: .previous, ["arrowup"]: .previousItem, ["arrowdown"]: .nextItem,
        ["arrowup", "arrowdown"]: .activate, ["arrowup", "arrowright"]: .nextRotor,
        ["arrowup", "arrowleft"]: .previousRotor, ["escape"]: .escape, ["enter"]: .activate, ["space"]: .activate,
        ["home"]: .first, ["end"]: .last, ["pageup"]: .scroll(.up), ["pagedown"]: .scroll(.down),
    ]
}
