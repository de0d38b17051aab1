import Foundation

/// One key press.
enum Key: Hashable {
    case character(Character)
    case up, down, left, right
    case home, end, pageUp, pageDown
    case enter, escape, tab, backTab, backspace, delete
    case control(Character)

    /// The name shown in the help.
    var name: String {
        switch self {
        case .character(" "): "Space"
        case .character(let character): String(character)
        case .up: "Up"
        case .down: "Down"
        case .left: "Left"
        case .right: "Right"
        case .home: "Home"
        case .end: "End"
        case .pageUp: "Page Up"
        case .pageDown: "Page Down"
        case .enter: "Return"
        case .escape: "Escape"
        case .tab: "Tab"
        case .backTab: "Shift-Tab"
        case .backspace: "Backspace"
        case .delete: "Delete"
        case .control(let character): "Control-\(character.uppercased())"
        }
    }
}

/// Turns the bytes of a terminal into key presses, whatever way the bytes arrive in.
struct KeyDecoder {
    private var pending: [UInt8] = []

    /// Adds bytes and returns the keys that are complete.
    mutating func feed(_ bytes: some Sequence<UInt8>) -> [Key] {
        pending.append(contentsOf: bytes)
        var keys: [Key] = []
        while let (key, length) = Self.decode(pending[...]) {
            pending.removeFirst(length)
            if let key { keys.append(key) }
        }
        // No key is longer; a flood without an end must not pile up.
        if pending.count > 64 { pending.removeAll() }
        return keys
    }

    /// Whether an escape byte waits for what may follow.
    var isWaiting: Bool { !pending.isEmpty }

    /// What the bytes mean when nothing more follows: a lone escape byte is the Escape key.
    mutating func finish() -> [Key] {
        defer { pending.removeAll() }
        return pending.first == 0x1B ? [.escape] : []
    }

    /// The first key and the number of its bytes, a nil key for bytes that mean nothing; nil when more must come.
    private static func decode(_ bytes: ArraySlice<UInt8>) -> (Key?, Int)? {
        guard let first = bytes.first else { return nil }
        switch first {
        case 0x1B: return decodeEscape(bytes)
        case 0x0D, 0x0A: return (.enter, 1)
        case 0x09: return (.tab, 1)
        case 0x7F, 0x08: return (.backspace, 1)
        case 0x01...0x1A: return (.control(Character(UnicodeScalar(first + 0x60))), 1)
        case 0x20...0x7E: return (.character(Character(UnicodeScalar(first))), 1)
        case 0xC2...0xF4:
            let length = first >= 0xF0 ? 4 : first >= 0xE0 ? 3 : 2
            guard bytes.count >= length else { return nil }
            let text = String(validating: bytes.prefix(length), as: UTF8.self)
            return (text?.first.map(Key.character), text == nil ? 1 : length)
        default: return (nil, 1)
        }
    }

    private static func decodeEscape(_ bytes: ArraySlice<UInt8>) -> (Key?, Int)? {
        let bytes = Array(bytes)
        guard bytes.count > 1 else { return nil }
        guard bytes[1] == 0x5B || bytes[1] == 0x4F else { return (.escape, 1) }
        guard let end = bytes.indices.dropFirst(2).first(where: { (0x40...0x7E).contains(bytes[$0]) }) else {
            return nil
        }
        let parameter = bytes[2..<end].prefix { $0 != 0x3B }
        let key: Key? =
            switch (bytes[end], String(decoding: parameter, as: UTF8.self)) {
            case (0x41, _): .up
            case (0x42, _): .down
            case (0x43, _): .right
            case (0x44, _): .left
            case (0x48, _), (0x7E, "1"), (0x7E, "7"): .home
            case (0x46, _), (0x7E, "4"), (0x7E, "8"): .end
            case (0x5A, _): .backTab
            case (0x7E, "3"): .delete
            case (0x7E, "5"): .pageUp
            case (0x7E, "6"): .pageDown
            default: nil
            }
        return (key, end + 1)
    }
}
