/// The bytes that terminals send for keys, by the names that a file of keys uses.
enum KeyName {
    /// The names of keys that are no characters, for messages.
    static let all = """
        Up, Down, Left, Right, Home, End, PageUp, PageDown, Insert, Delete, F1 to F12, Escape, Tab, Enter, Space, \
        Backspace
        """

    /// What a terminal may send for a key; empty when there is no such key. A name is a character, or one of these with
    /// "Shift-", "Alt-", "Ctrl-" before it: Up, Down, Left, Right, Home, End, PageUp, PageDown, Insert, Delete, F1 to
    /// F12, Escape, Tab, Enter, Space, Backspace. "Ctrl-" goes before letters too.
    static func sequences(_ name: String) -> [[UInt8]] {
        var rest = name[...]
        var modifiers = 1
        for (prefix, bit) in [("Shift-", 1), ("Alt-", 2), ("Ctrl-", 4), ("Alt-", 2), ("Shift-", 1)]
        where rest.count > prefix.count && rest.lowercased().hasPrefix(prefix.lowercased()) {
            modifiers = (modifiers - 1 | bit) + 1
            rest = rest.dropFirst(prefix.count)
        }
        if rest.lowercased() == "tab", modifiers == 2 { return [Array("\u{1B}[Z".utf8)] }
        if let letter = cursorKeys[rest.lowercased()] {
            if modifiers > 1 { return [Array("\u{1B}[1;\(modifiers)\(letter)".utf8)] }
            return [Array("\u{1B}[\(letter)".utf8), Array("\u{1B}O\(letter)".utf8)]
        }
        if let number = numberedKeys[rest.lowercased()] {
            if modifiers > 1 { return [Array("\u{1B}[\(number);\(modifiers)~".utf8)] }
            return [Array("\u{1B}[\(number)~".utf8)]
        }
        if let index = ["f1", "f2", "f3", "f4"].firstIndex(of: rest.lowercased()) {
            let letter = ["P", "Q", "R", "S"][index]
            if modifiers > 1 { return [Array("\u{1B}[1;\(modifiers)\(letter)".utf8)] }
            return [Array("\u{1B}O\(letter)".utf8), Array("\u{1B}[\(11 + index)~".utf8)]
        }
        guard modifiers & 1 == 1 else { return [] }
        return single(rest, modifiers: modifiers - 1)
    }

    private static func single(_ name: Substring, modifiers: Int) -> [[UInt8]] {
        var bytes: [UInt8]
        switch name.lowercased() {
        case "escape": bytes = [0x1B]
        case "tab": bytes = [0x09]
        case "enter": bytes = [0x0D]
        case "space": bytes = [0x20]
        case "backspace": bytes = [0x7F]
        default:
            guard name.count == 1, !name.utf8.contains(where: { $0 < 0x20 }) else { return [] }
            bytes = Array(name.utf8)
        }
        if modifiers & 4 != 0 {
            guard bytes.count == 1, bytes[0] == 0x20 || (0x40...0x7E).contains(bytes[0]) else { return [] }
            bytes = [bytes[0] & 0x1F]
        }
        return [modifiers & 2 != 0 ? [0x1B] + bytes : bytes]
    }

    private static let cursorKeys = ["up": "A", "down": "B", "right": "C", "left": "D", "home": "H", "end": "F"]
    private static let numberedKeys = [
        "insert": 2, "delete": 3, "pageup": 5, "pagedown": 6, "f5": 15, "f6": 17, "f7": 18, "f8": 19, "f9": 20,
        "f10": 21, "f11": 23, "f12": 24,
    ]
}
