/// The line breaking class of a scalar (Unicode Standard Annex 14, table 1), by the standard's names.
///
/// Classes that the standard resolves where no language or shape is known (LB1) are resolved in the table.
enum LineBreakClass: UInt8 {
    case al, bk, cr, lf, nl, sp, zw, wj, gl, cm, zwj, cb, ba, bb, b2, hy, cl, cp, ex, `in`, ns, op, qu, `is`, nu, po
    case pr, sy, eb, em, h2, h3, hl, id, jl, jt, jv, ri

    /// A class with other properties that the rules need.
    struct Marked: Equatable {
        /// The class in the lower six bits, then the two marks.
        var bits: UInt8

        var type: LineBreakClass { LineBreakClass(rawValue: bits & 0x3F) ?? .al }
        /// Whether a bracket is one of East Asian text.
        var isEastAsian: Bool { bits & 0x40 != 0 }
        /// Whether the scalar is kept for a picture of the future.
        var isUnassignedPictograph: Bool { bits & 0x80 != 0 }
    }

    /// Returns the class and the marks of a scalar.
    static func of(_ scalar: Unicode.Scalar) -> Marked {
        scalar.value < 128 ? ascii[Int(scalar.value)] : search(scalar.value)
    }

    private static let ascii: [Marked] = (0..<128).map { search($0) }

    private static func search(_ scalar: UInt32) -> Marked {
        var low = 0
        var high = ranges.count
        while high - low > 1 {
            let middle = (low + high) / 2
            if ranges[middle] >> 8 <= scalar { low = middle } else { high = middle }
        }
        return Marked(bits: UInt8(truncatingIfNeeded: ranges[low]))
    }
}
