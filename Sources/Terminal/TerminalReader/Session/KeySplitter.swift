import TerminalEmulator

/// Splits input for a program into keys. The text of a paste has none.
struct KeySplitter {
    private var isPasting = false
    /// The number of bytes of the end of a paste that have arrived.
    private var matched = 0

    /// Returns the keys in the input, each by its bytes, with reports of the terminal among them.
    mutating func keys(_ bytes: [UInt8]) -> [String] {
        var keys: [String] = []
        var rest = bytes[...]
        while !rest.isEmpty {
            if isPasting {
                let byte = rest.removeFirst()
                // The mark repeats no part of itself but its first byte.
                matched = byte == KeyEncoder.pasteEnd[matched] ? matched + 1 : byte == KeyEncoder.pasteEnd[0] ? 1 : 0
                if matched == KeyEncoder.pasteEnd.count {
                    isPasting = false
                    matched = 0
                }
                continue
            }
            let length = KeyDecoder.length(of: rest)
            let key = rest.prefix(length)
            rest = rest.dropFirst(length)
            if key.elementsEqual(KeyEncoder.pasteStart) {
                isPasting = true
            } else {
                keys.append(String(decoding: key, as: UTF8.self))
            }
        }
        return keys
    }
}
