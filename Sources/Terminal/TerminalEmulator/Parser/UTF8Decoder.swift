/// Decodes UTF-8 byte by byte. Each maximal part of an invalid sequence gives one U+FFFD (Unicode Standard, section
/// 3.9).
struct UTF8Decoder: Equatable {
    private var value: UInt32 = 0
    private var missing: UInt8 = 0
    private var lowest: UInt8 = 0x80
    private var highest: UInt8 = 0xBF

    enum Step: Equatable {
        /// The byte belongs to a sequence that is not yet complete.
        case pending
        case scalar(UInt32)
        /// The byte is invalid here: print U+FFFD.
        case invalid
        /// The sequence before the byte is broken off: print U+FFFD and offer the byte again.
        case invalidBefore
    }

    /// Whether a sequence has begun and is not complete.
    var isPending: Bool { missing > 0 }

    mutating func reset() { self = UTF8Decoder() }

    /// Takes a byte from 0x80, or any byte while a sequence is pending.
    @inline(__always)
    mutating func next(_ byte: UInt8) -> Step {
        if missing > 0 {
            guard byte >= lowest, byte <= highest else {
                reset()
                return .invalidBefore
            }
            lowest = 0x80
            highest = 0xBF
            value = value << 6 | UInt32(byte & 0x3F)
            missing -= 1
            return missing == 0 ? .scalar(value) : .pending
        }
        switch byte {
        case 0xC2...0xDF:
            missing = 1
            value = UInt32(byte & 0x1F)
        case 0xE0...0xEF:
            missing = 2
            value = UInt32(byte & 0x0F)
            if byte == 0xE0 { lowest = 0xA0 }
            if byte == 0xED { highest = 0x9F }
        case 0xF0...0xF4:
            missing = 3
            value = UInt32(byte & 0x07)
            if byte == 0xF0 { lowest = 0x90 }
            if byte == 0xF4 { highest = 0x8F }
        default: return .invalid
        }
        return .pending
    }
}
