import Keys
import TerminalEmulator

/// Keys as the help of `earshot explore` names them.
extension KeyPress {
    static let up = KeyPress(.up)
    static let down = KeyPress(.down)
    static let left = KeyPress(.left)
    static let right = KeyPress(.right)
    static let home = KeyPress(.home)
    static let end = KeyPress(.end)
    static let pageUp = KeyPress(.pageUp)
    static let pageDown = KeyPress(.pageDown)
    static let enter = KeyPress(.enter)
    static let escape = KeyPress(.escape)
    static let tab = KeyPress(.tab)
    static let backTab = KeyPress(.tab, .shift)
    static let backspace = KeyPress(.backspace)

    static func character(_ scalar: Unicode.Scalar) -> KeyPress { KeyPress(.character(scalar)) }

    static func control(_ scalar: Unicode.Scalar) -> KeyPress { KeyPress(.character(scalar), .control) }

    /// The name shown in the help.
    var name: String {
        let prefix = (modifiers.contains(.control) ? "Control-" : "") + (modifiers.contains(.shift) ? "Shift-" : "")
        return switch key {
        case .character(" "): prefix + "Space"
        case .character(let scalar): prefix + (prefix.isEmpty ? String(scalar) : String(scalar).uppercased())
        case .up: prefix + "Up"
        case .down: prefix + "Down"
        case .left: prefix + "Left"
        case .right: prefix + "Right"
        case .home: prefix + "Home"
        case .end: prefix + "End"
        case .pageUp: prefix + "Page Up"
        case .pageDown: prefix + "Page Down"
        case .enter: prefix + "Return"
        case .escape: prefix + "Escape"
        case .tab: prefix + "Tab"
        case .backspace: prefix + "Backspace"
        case .delete: prefix + "Delete"
        case .insert: prefix + "Insert"
        case .function(let number): prefix + "F\(number)"
        case .keypad: prefix + "keypad"
        }
    }

    /// The keys that a terminal's input means to the tool: what is held with a key counts for characters only, but that
    /// Shift makes another key of Tab. Alt is Escape before a character, as terminals have always sent it.
    static func pressed(_ input: TerminalInput) -> [KeyPress] {
        guard case .key(let press) = input, press.event != .release else { return [] }
        switch press.key {
        case .character(let scalar):
            let key = press.modifiers.contains(.control) ? control(scalar) : character(scalar)
            return press.modifiers.contains(.alt) ? [.escape, key] : [key]
        case .tab: return [press.modifiers.contains(.shift) ? .backTab : .tab]
        default:
            return press.modifiers.contains(.alt) && press.key.isTyped
                ? [.escape, KeyPress(press.key)] : [KeyPress(press.key)]
        }
    }
}

extension Key {
    /// Whether the key is written by a character, before which Alt is Escape.
    fileprivate var isTyped: Bool { self == .enter || self == .backspace || self == .escape }
}
