import Keys
import TerminalEmulator

/// The names of keys in files, as far as terminals distinguish those keys.
enum KeyName {
    /// The names of keys that are no characters.
    static let words =
        ["Up", "Down", "Left", "Right", "Home", "End", "PageUp", "PageDown", "Insert", "Delete"]
        + (1...12).map { "F\($0)" } + ["Escape", "Tab", "Enter", "Space", "Backspace"]

    /// The key with a name; nil where there is no such key, or terminals send the same for another one.
    static func press(_ name: String) -> KeyPress? {
        guard let named = KeyNotation.files.press(name) else { return nil }
        switch named.key {
        case .function(let number) where number > 12: return nil
        case .tab where named.modifiers == .shift: return named
        case .character, .enter, .escape, .backspace, .tab: return bytes(named).flatMap(KeyPress.init(sent:))
        default: return named
        }
    }

    /// A key that types a character: with Alt, and with Control where that makes a control character of it.
    private static func bytes(_ press: KeyPress) -> [UInt8]? {
        guard !press.modifiers.contains(.shift) else { return nil }
        let plain = KeyEncoder().encode(press.key, modifiers: press.modifiers.subtracting(.control))
        guard press.modifiers.contains(.control) else { return plain }
        guard let last = plain.last, last == 0x20 || (0x40...0x7E).contains(last), case .character = press.key else {
            return nil
        }
        return plain.dropLast() + [last & 0x1F]
    }
}

extension KeyPress {
    /// Creates the key for which a terminal sends some bytes. Control-H and Control-J are not treated as Backspace and
    /// Enter, so that they can have separate commands.
    init?(sent bytes: [UInt8]) {
        guard case .key(let press) = KeyDecoder.decode(bytes) else { return nil }
        switch bytes.last {
        case 0x08: self.init(.character("h"), press.modifiers.union(.control))
        case 0x0A: self.init(.character("j"), press.modifiers.union(.control))
        default: self = press
        }
    }

    /// The key as files name it, whichever protocol has reported it: as a terminal without kitty's protocol sends it.
    var named: KeyPress? {
        let held = modifiers.subtracting(.locks)
        switch key {
        case .tab where held.contains(.shift): return KeyPress(.tab, held)
        // The character implies Shift.
        case .character: return KeyPress(sent: KeyEncoder().encode(key, modifiers: held.subtracting(.shift)))
        case .enter, .escape, .backspace, .tab, .keypad:
            return KeyPress(sent: KeyEncoder().encode(key, modifiers: held))
        default: return KeyPress(key, held)
        }
    }
}
