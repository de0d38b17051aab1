import TerminalEmulator

/// The bytes that terminals send for keys, by the names that a file of keys uses.
enum KeyName {
    /// The names of keys that are no characters, for messages.
    static let all = """
        Up, Down, Left, Right, Home, End, PageUp, PageDown, Insert, Delete, F1 to F12, Escape, Tab, Enter, Space, \
        Backspace
        """

    private static let prefixes: [(String, KeyModifiers)] = [
        ("Shift-", .shift), ("Alt-", .alt), ("Ctrl-", .control), ("Alt-", .alt), ("Shift-", .shift),
    ]
    /// The first function keys as some terminals send them.
    private static let oldFunctions: [Key: String] = [
        .function(1): "\u{1B}[11~", .function(2): "\u{1B}[12~", .function(3): "\u{1B}[13~", .function(4): "\u{1B}[14~",
    ]

    /// What a terminal may send for a key; empty when there is no such key. A name is a character, or one of these with
    /// "Shift-", "Alt-", "Ctrl-" before it: Up, Down, Left, Right, Home, End, PageUp, PageDown, Insert, Delete, F1 to
    /// F12, Escape, Tab, Enter, Space, Backspace. "Ctrl-" goes before letters too.
    static func sequences(_ name: String) -> [[UInt8]] {
        var rest = name[...]
        var held: KeyModifiers = []
        for (prefix, modifier) in prefixes
        where rest.count > prefix.count && rest.lowercased().hasPrefix(prefix.lowercased()) {
            held.insert(modifier)
            rest = rest.dropFirst(prefix.count)
        }
        guard let key = key(rest) else {
            // A character that is made up of several.
            return held.isEmpty && rest.count == 1 && !rest.utf8.contains { $0 < 0x20 } ? [Array(rest.utf8)] : []
        }
        switch key {
        case .function(let number) where number > 12: return []
        case .character, .enter, .escape, .backspace:
            return single(key, held).map { [$0] } ?? []
        case .tab:
            return held == .shift ? [KeyEncoder().encode(key, modifiers: held)] : single(key, held).map { [$0] } ?? []
        default:
            let plain = KeyEncoder().encode(key, modifiers: held)
            let other = KeyEncoder(modes: .applicationCursorKeys).encode(key, modifiers: held)
            let old = held.isEmpty ? oldFunctions[key].map { [Array($0.utf8)] } ?? [] : []
            return [plain] + (other == plain ? [] : [other]) + old
        }
    }

    private static func key(_ name: Substring) -> Key? {
        if let key = Key(name: name) { return key }
        guard name.unicodeScalars.count == 1, let scalar = name.unicodeScalars.first, scalar.value >= 0x20 else {
            return nil
        }
        return .character(scalar)
    }

    /// A key that types a character: with Alt, and with Control where that makes a control character of it.
    private static func single(_ key: Key, _ held: KeyModifiers) -> [UInt8]? {
        guard !held.contains(.shift) else { return nil }
        let plain = KeyEncoder().encode(key, modifiers: held.subtracting(.control))
        guard held.contains(.control) else { return plain }
        guard let last = plain.last, last == 0x20 || (0x40...0x7E).contains(last), case .character = key else {
            return nil
        }
        return plain.dropLast() + [last & 0x1F]
    }
}
