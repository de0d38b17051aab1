/// The grapheme cluster break class of a scalar (Unicode Standard Annex 29, table 2).
enum GraphemeBreakClass: UInt16 {
    case other, carriageReturn, lineFeed, control, extend, zeroWidthJoiner, regionalIndicator, prepend, spacingMark
    case hangulL, hangulV, hangulT, hangulLV, hangulLVT
}

/// The Indic conjunct break class of a scalar (the property Indic_Conjunct_Break).
enum IndicConjunctClass: UInt16 {
    case none, consonant, linker, extend
}

/// The properties of one scalar that the emulator needs.
struct ScalarProperties: Equatable {
    var bits: UInt16

    var breakClass: GraphemeBreakClass { GraphemeBreakClass(rawValue: bits & 0xF) ?? .other }
    var isExtendedPictographic: Bool { bits & 0x10 != 0 }
    var indicConjunct: IndicConjunctClass { IndicConjunctClass(rawValue: bits >> 5 & 3) ?? .none }

    /// The columns that the scalar takes alone: 0, 1 or 2. Ambiguous widths count as narrow.
    var width: Int { Int(bits >> 7 & 3) }

    /// Whether variation selector 16 turns the scalar into a wide emoji.
    var widensAsEmoji: Bool { bits & 0x200 != 0 }

    /// Whether variation selector 15 turns the wide emoji into narrow text.
    var narrowsAsText: Bool { bits & 0x400 != 0 }
}

/// The properties of all scalars, in two steps: blocks of 128 scalars, and the distinct blocks.
struct CharacterProperties {
    /// The one table, built from the ranges when it is first needed.
    static let shared = CharacterProperties()

    private let blocks: [UInt16]
    private let values: [UInt16]

    private init() {
        var blocks: [UInt16] = []
        var values: [UInt16] = []
        var known: [[UInt16]: UInt16] = [:]
        var range = 0
        var block = [UInt16](repeating: 0, count: 128)
        let ranges = Self.ranges
        for start in stride(from: UInt32(0), to: 0x110000, by: 128) {
            for offset in 0..<128 {
                while range + 1 < ranges.count, ranges[range + 1] >> 11 <= start + UInt32(offset) { range += 1 }
                block[offset] = UInt16(truncatingIfNeeded: ranges[range] & 0x7FF)
            }
            if let index = known[block] {
                blocks.append(index)
            } else {
                let index = UInt16(values.count / 128)
                known[block] = index
                values += block
                blocks.append(index)
            }
        }
        self.blocks = blocks
        self.values = values
    }

    /// The properties of a scalar; those of an ordinary narrow one when the value is not a scalar.
    @inline(__always)
    subscript(scalar: UInt32) -> ScalarProperties {
        guard scalar < 0x110000 else { return ScalarProperties(bits: 0x080) }
        let bits = values[Int(blocks[Int(scalar >> 7)]) << 7 | Int(scalar & 127)]
        if scalar >= 0xAC00, scalar <= 0xD7A3, (scalar - 0xAC00) % 28 != 0 {
            return ScalarProperties(bits: bits & ~0xF | GraphemeBreakClass.hangulLVT.rawValue)
        }
        return ScalarProperties(bits: bits)
    }
}
