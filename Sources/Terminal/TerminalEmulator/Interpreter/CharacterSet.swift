/// A set of 94 or 96 graphic characters (ISO 2022) that can replace ASCII.
enum CharacterSet: UInt8 {
    case ascii, british, decGraphics, latin1
    case dutch, finnish, french, frenchCanadian, german, italian, norwegian, portuguese, spanish, swedish, swiss

    /// The set of 94 characters with a final byte, after an intermediate if there is one.
    static func of94(_ final: UInt8, intermediate: UInt8) -> CharacterSet? {
        if intermediate == 0x25 { return final == 0x36 ? .portuguese : nil }
        guard intermediate == 0 else { return nil }
        switch final {
        case 0x42: return .ascii
        case 0x41: return .british
        case 0x30, 0x32: return .decGraphics
        case 0x31: return .ascii
        case 0x34: return .dutch
        case 0x43, 0x35: return .finnish
        case 0x52, 0x66: return .french
        case 0x51, 0x39: return .frenchCanadian
        case 0x4B: return .german
        case 0x59: return .italian
        case 0x60, 0x45, 0x36: return .norwegian
        case 0x5A: return .spanish
        case 0x48, 0x37: return .swedish
        case 0x3D: return .swiss
        default: return nil
        }
    }

    /// The scalar for a byte from 0x20 to 0x7F.
    func scalar(_ byte: UInt8) -> UInt32 {
        switch self {
        case .ascii: return UInt32(byte)
        case .latin1: return UInt32(byte) | 0x80
        case .british: return byte == 0x23 ? 0xA3 : UInt32(byte)
        case .decGraphics: return byte >= 0x5F && byte <= 0x7E ? Self.graphics[Int(byte) - 0x5F] : UInt32(byte)
        default:
            guard let index = Self.places.firstIndex(of: byte) else { return UInt32(byte) }
            return Self.national[Int(rawValue - CharacterSet.dutch.rawValue)][index]
        }
    }

    /// DEC Special Graphics from 0x5F to 0x7E.
    private static let graphics: [UInt32] = [
        0x20, 0x25C6, 0x2592, 0x2409, 0x240C, 0x240D, 0x240A, 0xB0, 0xB1, 0x2424, 0x240B, 0x2518, 0x2510, 0x250C,
        0x2514, 0x253C, 0x23BA, 0x23BB, 0x2500, 0x23BC, 0x23BD, 0x251C, 0x2524, 0x2534, 0x252C, 0x2502, 0x2264, 0x2265,
        0x3C0, 0x2260, 0xA3, 0xB7,
    ]

    /// The bytes whose characters differ between national sets.
    private static let places: [UInt8] = [
        0x23, 0x40, 0x5B, 0x5C, 0x5D, 0x5E, 0x5F, 0x60, 0x7B, 0x7C, 0x7D, 0x7E,
    ]

    /// DEC's national replacement sets, in the order of the cases from `dutch` on.
    private static let national: [[UInt32]] = [
        "£¾ĳ½|^_`¨ƒ¼´", "#@ÄÖÅÜ_éäöåü", "£à°ç§^_`éùè¨", "#àâçêî_ôéùèû", "#§ÄÖÜ^_`äöüß", "£§°çé^_ùàòèì",
        "#ÄÆØÅÜ_äæøåü", "#@ÃÇÕ^_`ãçõ~", "£§¡Ñ¿^_`°ñç~", "#ÉÄÖÅÜ_éäöåü", "ùàéçêîèôäöüû",
    ].map { $0.unicodeScalars.map(\.value) }
}

/// Which character sets are designated and invoked (ISO 2022).
struct CharacterSets {
    var designated = InlineArray<4, CharacterSet>(repeating: .ascii)
    var left = 0
    /// The set for bytes from 0xA0 on; Latin 1 until one is invoked.
    var right: Int?
    /// The set for the next character only (SS2, SS3), or nil.
    var single: Int?

    /// Whether bytes from 0x20 to 0x7E stand for themselves.
    @inline(__always)
    var isPlain: Bool { single == nil && designated[left] == .ascii }

    /// The scalar for a byte of the left half; uses up a single shift.
    mutating func leftScalar(_ byte: UInt8) -> UInt32 {
        defer { single = nil }
        return designated[single ?? left].scalar(byte)
    }

    /// The scalar for a byte of the right half.
    mutating func rightScalar(_ byte: UInt8) -> UInt32 {
        defer { single = nil }
        guard let index = single ?? right else { return UInt32(byte) }
        return designated[index].scalar(byte & 0x7F)
    }
}
