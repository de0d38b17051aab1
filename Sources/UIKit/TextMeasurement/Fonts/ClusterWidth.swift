/// The widths of letters that a font has no table for: taken from other fonts, whose letters mostly share a width.
enum ClusterWidth {
    /// Returns the advance of a letter, in em.
    static func advance(of cluster: Character, size: Double) -> Double {
        let scalars = cluster.unicodeScalars
        guard let first = scalars.first else { return 0 }
        if isEmoji(cluster) { return emoji(at: size) }
        if isWide(first) { return 1 }
        // A mark next to its letter takes room, one above or below it takes none.
        let beside = scalars.dropFirst().reduce(0.0) { $0 + ($1.properties.generalCategory == .spacingMark ? 0.25 : 0) }
        return (isMark(first) ? 0 : 0.55) + beside
    }

    /// Whether a letter is drawn as a picture.
    static func isEmoji(_ cluster: Character) -> Bool {
        let scalars = cluster.unicodeScalars
        guard let first = scalars.first, first.value >= 0x23 else { return false }
        if first.value < 0xA9 {
            // Digits and symbols become keycaps.
            return scalars.contains { $0 == "\u{20E3}" }
        }
        let properties = first.properties
        guard properties.isEmoji else { return false }
        if properties.isEmojiPresentation { return !scalars.contains("\u{FE0E}") }
        return scalars.contains { $0 == "\u{FE0F}" || $0 == "\u{200D}" || $0.properties.isEmojiModifier }
    }

    /// Returns the width of emoji in em, which are a little larger in small text (measured at 17, 35 and 38 points).
    private static func emoji(at size: Double) -> Double {
        1.335 - (1.335 - 1.13) * min(max((size - 17) / 7, 0), 1)
    }

    /// Whether a scalar has no advance.
    static func isMark(_ scalar: Unicode.Scalar) -> Bool {
        switch scalar.properties.generalCategory {
        case .nonspacingMark, .enclosingMark, .format, .control, .lineSeparator, .paragraphSeparator: true
        default: false
        }
    }

    /// Whether a scalar is as wide as an ideograph.
    static func isWide(_ scalar: Unicode.Scalar) -> Bool {
        switch scalar.value {
        case 0x1100...0x115F, 0x2E80...0x303E, 0x3041...0xA4CF, 0xA960...0xA97C, 0xAC00...0xD7A3, 0xF900...0xFAFF,
            0xFE30...0xFE6F, 0xFF00...0xFF60, 0xFFE0...0xFFE6, 0x1F000...0x1FAFF, 0x20000...0x3FFFD:
            true
        default: false
        }
    }
}
