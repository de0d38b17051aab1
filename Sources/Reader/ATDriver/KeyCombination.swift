import AccessibilityTree
import Keys
import ScreenReader

/// Keys that are pressed together, as `interaction.userIntent` names them: characters, the code points that WebDriver
/// gives to keys without a character (U+E000 to U+E05D), or the key names of UI Events such as "ArrowRight".
struct KeyCombination: Hashable {
    private(set) var modifiers: KeyModifiers = []
    private(set) var keys: Set<Key> = []

    /// The maximum number of keys pressed together.
    static let mostKeys = 8

    /// Reads the keys.
    ///
    /// - Throws: `invalid argument` for an unknown key.
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
            } else if let key = Self.notation.key(name) {
                keys.insert(key)
            } else if name.count == 1, let scalar = lowercased.unicodeScalars.last,
                name.unicodeScalars.allSatisfy({ !(0xE000...0xF8FF).contains($0.value) })
            {
                // Of a character that is made up of several, which no command has.
                keys.insert(.character(scalar))
            } else {
                throw ATDriverError(
                    .invalidArgument,
                    "unknown key \"\(name.prefix(40))\"; a key is one character, a code point of WebDriver such as "
                        + "U+E014, or a name of UI Events such as \"ArrowRight\"")
            }
        }
    }

    /// The VoiceOver command of these keys, or nil if there is none.
    ///
    /// The VoiceOver modifier is Control and Option together, or Caps Lock. The arrow keys alone move the cursor, as
    /// with Quick Nav turned on.
    var command: Command? {
        var rest = modifiers
        let isVoiceOver = rest.remove(.capsLock) != nil || rest.isSuperset(of: [.control, .alt])
        if isVoiceOver { rest.subtract([.control, .alt]) }
        if keys.isEmpty { return rest == [.control] && !isVoiceOver ? .pauseOrResumeSpeech : nil }
        guard rest.isEmpty else { return nil }
        if isVoiceOver { return keys.count == 1 ? keys.first.flatMap { Self.voiceOverCommands[$0] } : nil }
        return Self.quickNavCommands[keys]
    }

    private static let modifiers: [String: KeyModifiers] = [
        "shift": .shift, "control": .control, "ctrl": .control, "alt": .alt, "option": .alt, "meta": .super,
        "command": .super, "capslock": .capsLock,
    ]

    private static let modifierCodes: [String: KeyModifiers] = [
        "\u{E008}": .shift, "\u{E050}": .shift, "\u{E009}": .control, "\u{E051}": .control, "\u{E00A}": .alt,
        "\u{E052}": .alt, "\u{E03D}": .super, "\u{E053}": .super,
    ]

    private static let keyCodes: [String: Key] = [
        "\u{E003}": .backspace, "\u{E004}": .tab, "\u{E005}": .keypad(.clear), "\u{E006}": .enter, "\u{E007}": .enter,
        "\u{E00C}": .escape, "\u{E00D}": .character(" "), "\u{E00E}": .pageUp, "\u{E054}": .pageUp,
        "\u{E00F}": .pageDown, "\u{E055}": .pageDown, "\u{E010}": .end, "\u{E056}": .end, "\u{E011}": .home,
        "\u{E057}": .home, "\u{E012}": .left, "\u{E058}": .left, "\u{E013}": .up, "\u{E059}": .up,
        "\u{E014}": .right, "\u{E05A}": .right, "\u{E015}": .down, "\u{E05B}": .down, "\u{E016}": .insert,
        "\u{E05C}": .insert, "\u{E017}": .delete, "\u{E05D}": .delete, "\u{E018}": .character(";"),
        "\u{E019}": .character("="), "\u{E024}": .character("*"), "\u{E025}": .character("+"),
        "\u{E027}": .character("-"), "\u{E029}": .character("/"),
    ]

    /// The names of UI Events.
    static let notation = KeyNotation(
        [
            .left: "ArrowLeft", .right: "ArrowRight", .up: "ArrowUp", .down: "ArrowDown", .enter: "Enter",
            .escape: "Escape", .character(" "): "Space", .tab: "Tab", .home: "Home", .end: "End", .pageUp: "PageUp",
            .pageDown: "PageDown", .backspace: "Backspace", .delete: "Delete", .insert: "Insert",
            .keypad(.clear): "Clear",
        ], functions: 3...3)

    /// The commands of keys pressed with the VoiceOver modifier.
    static let voiceOverCommands: [Key: Command] = [
        .right: .next, .left: .previous, .up: .previousItem, .down: .nextItem, .character(" "): .activate,
        .enter: .activate, .character("a"): .readFromHere, .character("b"): .readFromTop, .character("-"): .magicTap,
        .escape: .escape, .home: .first, .end: .last, .character("s"): .toggleSpeech, .function(3): .readElement,
        .character("l"): .readElement, .pageUp: .scroll(.up), .pageDown: .scroll(.down),
        .character("["): .previousRotor, .character("]"): .nextRotor, .character("m"): .longPress,
        .character("c"): .copyLastSpeech, .character("z"): .readElement,
    ]

    /// The commands of keys pressed alone, or together.
    static let quickNavCommands: [Set<Key>: Command] = [
        [.right]: .next, [.left]: .previous, [.up]: .previousItem, [.down]: .nextItem, [.up, .down]: .activate,
        [.up, .right]: .nextRotor, [.up, .left]: .previousRotor, [.escape]: .escape, [.enter]: .activate,
        [.character(" ")]: .activate, [.home]: .first, [.end]: .last, [.pageUp]: .scroll(.up),
        [.pageDown]: .scroll(.down),
    ]
}
