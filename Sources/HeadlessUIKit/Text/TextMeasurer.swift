import Foundation

/// Measures text without fonts: a fixed width for each kind of letter, the same on every machine.
///
/// Real widths differ by a few percent, which layout tests must not depend on. The cost is linear in
/// the text, and text past a limit counts no further.
enum TextMeasurer {
    /// How many Unicode scalars are measured; more would not fit on any screen.
    static let limit = 50_000
    /// Pixels a point: sizes are rounded up to whole pixels.
    static let scale: CGFloat = 3

    /// The size of text in points, wrapped at a width. 0 lines means no limit; widths that are not positive or not
    /// finite mean no wrapping.
    static func size(of text: String, font: UIFont, width: CGFloat = .infinity, maximumLines: Int = 0) -> CGSize {
        guard !text.isEmpty else { return .zero }
        let wrap = width.isFinite && width > 0 ? width / font.pointSize : .infinity
        let (lines, widest) = lines(of: text, within: wrap) { _ in }
        let count = maximumLines > 0 ? min(lines, maximumLines) : lines
        let factor: CGFloat = font.weight.rawValue >= UIFont.Weight.semibold.rawValue ? 1.06 : 1
        return CGSize(
            width: roundUp(min(widest * factor, wrap) * font.pointSize),
            height: roundUp(CGFloat(count) * font.lineHeight))
    }

    /// Where each line but the first begins when a text is wrapped at a width, in UTF-16 code units.
    static func lineBreaks(of text: String, font: UIFont, width: CGFloat) -> [Int] {
        guard !text.isEmpty else { return [] }
        let factor: CGFloat = font.weight.rawValue >= UIFont.Weight.semibold.rawValue ? 1.06 : 1
        // A width that was rounded up to a pixel still holds the line that it was made for.
        let wrap = width.isFinite && width > 0 ? width / font.pointSize / factor + 0.001 : .infinity
        var breaks: [Int] = []
        _ = lines(of: text, within: wrap) { breaks.append($0) }
        return breaks
    }

    /// Rounds up to whole pixels.
    static func roundUp(_ length: CGFloat) -> CGFloat {
        length.isFinite ? (length * scale - 0.001).rounded(.up) / scale : 0
    }

    /// Breaks lines greedily at spaces, hyphens and between ideographs; gives the number of lines and the widest, in em,
    /// and reports where each further line begins, in UTF-16 code units.
    private static func lines(
        of text: String, within limit: CGFloat, lineBegins: (Int) -> Void
    ) -> (Int, CGFloat) {
        var lines = 1
        var widest: CGFloat = 0
        var line: CGFloat = 0
        // The width of the line up to the last place where it may break, and of what follows it.
        var afterBreak: CGFloat = 0
        var canBreak = false
        var offset = 0
        var lastBreak = 0
        for scalar in text.unicodeScalars.prefix(Self.limit) {
            let start = offset
            offset += UTF16.width(scalar)
            if scalar == "\n" {
                lineBegins(offset)
                widest = max(widest, line)
                lines += 1
                line = 0
                afterBreak = 0
                canBreak = false
                continue
            }
            let advance = advance(of: scalar)
            let isWide = advance >= 1
            if isWide {
                canBreak = canBreak || line > 0
                afterBreak = 0
                lastBreak = start
            }
            if line + advance > limit, scalar != " " {
                lines += 1
                lineBegins(canBreak ? lastBreak : start)
                if canBreak {
                    widest = max(widest, line - afterBreak)
                    line = afterBreak
                } else {
                    widest = max(widest, line)
                    line = 0
                }
                afterBreak = 0
                canBreak = false
            }
            line += advance
            afterBreak += advance
            if scalar == " " || scalar == "-" || isWide {
                canBreak = true
                afterBreak = 0
                lastBreak = offset
            }
        }
        return (lines, max(widest, min(line, max(limit, 0))))
    }

    /// How wide a letter is, in em.
    static func advance(of scalar: Unicode.Scalar) -> CGFloat {
        switch scalar.value {
        case 0..<0x20, 0x7F: 0
        case 0x20, 0x21, 0x27, 0x2C, 0x2E, 0x3A, 0x3B, 0x49, 0x69, 0x6A, 0x6C, 0x7C: 0.28
        case 0x66, 0x72, 0x74, 0x28, 0x29, 0x2D, 0x5B, 0x5D: 0.34
        case 0x4D, 0x57, 0x6D, 0x77, 0x40, 0x25: 0.86
        case 0x41...0x5A: 0.67
        case 0x21..<0x300: 0.55
        case 0x1F300...0x1FAFF: 1.25
        case 0x1100...0x115F, 0x2E80...0x303E, 0x3041...0xA4CF, 0xAC00...0xD7A3, 0xF900...0xFAFF, 0xFE30...0xFE6F,
            0xFF00...0xFF60, 0xFFE0...0xFFE6, 0x20000...0x3FFFD:
            1
        default: isZeroWidth(scalar) ? 0 : 0.55
        }
    }

    private static func isZeroWidth(_ scalar: Unicode.Scalar) -> Bool {
        switch scalar.properties.generalCategory {
        case .nonspacingMark, .enclosingMark, .format, .control: true
        default: false
        }
    }
}
