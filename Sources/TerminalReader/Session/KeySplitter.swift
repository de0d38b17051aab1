import TerminalEmulator

/// Cuts what goes to a program into keys. The text of a paste is none.
struct KeySplitter {
    private var isPasting = false
    /// How many bytes of the end of a paste have come.
    private var matched = 0
    private static let pasteStart = "\u{1B}[200~"
    private static let pasteEnd = Array("\u{1B}[201~".utf8)

    /// The keys in what was sent, each by its bytes, with reports of the terminal among them.
    mutating func keys(_ bytes: [UInt8]) -> [String] {
        var keys: [String] = []
        var rest = bytes[...]
        while !rest.isEmpty {
            if isPasting {
                let byte = rest.removeFirst()
                // The mark repeats no part of itself but its first byte.
                matched = byte == Self.pasteEnd[matched] ? matched + 1 : byte == Self.pasteEnd[0] ? 1 : 0
                if matched == Self.pasteEnd.count {
                    isPasting = false
                    matched = 0
                }
                continue
            }
            let length = KeyDecoder.length(of: rest)
            let key = String(decoding: rest.prefix(length), as: UTF8.self)
            rest = rest.dropFirst(length)
            if key == Self.pasteStart { isPasting = true } else { keys.append(key) }
        }
        return keys
    }
}
