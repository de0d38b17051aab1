import Keys
import TerminalEmulator

/// What a key means for what is spoken.
enum PressedKey: Hashable, Sendable {
    case character(Character)
    case enter
    case tab
    case erase
    case horizontal
    case vertical
    case word
    case lineEnd
    case escape
    case other

    /// `nil` for what is no key that was pressed: answers and reports of the terminal, the mouse, a paste, a key that
    /// was let go.
    init?(_ bytes: some StringProtocol) {
        guard let first = bytes.first else { return nil }
        // A character that is made up of several is typed in one piece.
        if bytes.count == 1, first.unicodeScalars.count > 1, first != "\r\n" {
            self = .character(first)
            return
        }
        switch KeyDecoder.decode(Array(bytes.utf8)) {
        case .key(let press):
            guard press.event != .release else { return nil }
            self.init(press)
        case .report, .paste, .modifier: return nil
        case .unknown: self = .other
        }
    }

    private init(_ press: KeyPress) {
        let hasAlt = press.modifiers.contains(.alt)
        let hasControl = press.modifiers.contains(.control)
        switch press.key {
        case .character(let scalar) where hasControl: self = Self.control(scalar)
        case .character(let scalar) where hasAlt: self = scalar == "b" || scalar == "f" ? .word : .other
        case .character(let scalar): self = .character(Character(scalar))
        case .enter: self = hasAlt || hasControl ? .other : .enter
        case .tab: self = hasAlt || hasControl ? .other : .tab
        case .escape: self = hasAlt || hasControl ? .other : .escape
        case .backspace: self = hasAlt || hasControl ? .other : .erase
        case .delete: self = .erase
        case .up, .down: self = .vertical
        // Control, or Alt, goes by words.
        case .left, .right: self = hasAlt || hasControl ? .word : .horizontal
        case .home, .end: self = .lineEnd
        case .keypad(.enter): self = .enter
        case .insert, .pageUp, .pageDown, .function, .keypad: self = .other
        }
    }

    /// What shells and editors do with Control and a letter.
    private static func control(_ scalar: Unicode.Scalar) -> PressedKey {
        switch Character(scalar).lowercased() {
        case "m", "j": .enter
        case "i": .tab
        case "h", "d": .erase
        case "b", "f": .horizontal
        case "n", "p": .vertical
        case "a", "e": .lineEnd
        case "[": .escape
        default: .other
        }
    }
}
