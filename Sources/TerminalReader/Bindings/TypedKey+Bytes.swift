extension TypedKey {
    /// What bytes on their way to a program mean, or nil when they are no key of the user's but an answer or a report
    /// of the terminal, which must not end speech.
    init?(bytes: [UInt8]) {
        guard let first = bytes.first else { return nil }
        if first == 0x1B {
            self.init(escape: bytes)
            return
        }
        switch bytes {
        case [0x7F], [0x08]: self = .backspace
        case [0x02], [0x06]: self = .horizontal
        case [0x0E], [0x10]: self = .vertical
        default:
            guard !bytes.contains(where: { $0 < 0x20 || $0 == 0x7F }),
                let text = String(validating: bytes, as: UTF8.self)
            else {
                self = .other
                return
            }
            self = .text(text)
        }
    }

    private init?(escape bytes: [UInt8]) {
        guard bytes.count > 2, bytes[1] == 0x5B || bytes[1] == 0x4F || bytes[1] == 0x5D || bytes[1] == 0x50 else {
            self = .other
            return
        }
        guard bytes[1] == 0x5B || bytes[1] == 0x4F, let last = bytes.last else { return nil }
        switch last {
        case UInt8(ascii: "A"), UInt8(ascii: "B"): self = .vertical
        case UInt8(ascii: "C"), UInt8(ascii: "D"), UInt8(ascii: "H"), UInt8(ascii: "F"): self = .horizontal
        // Reports: focus (I, O), cursor position (R), device attributes (c, n, x, t, y), the mouse (M, m).
        case UInt8(ascii: "I") where bytes[1] == 0x5B, UInt8(ascii: "O") where bytes[1] == 0x5B: return nil
        case UInt8(ascii: "R") where bytes[1] == 0x5B && bytes.count > 3: return nil
        case UInt8(ascii: "c"), UInt8(ascii: "n"), UInt8(ascii: "x"), UInt8(ascii: "t"), UInt8(ascii: "y"),
            UInt8(ascii: "M"), UInt8(ascii: "m"):
            return nil
        case UInt8(ascii: "u") where bytes[2] == 0x3F: return nil
        default: self = .other
        }
    }
}
