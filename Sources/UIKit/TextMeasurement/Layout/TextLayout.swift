/// A text broken into lines.
///
/// The cost is linear in the text, and text past `MeasuredText.limit` counts no further.
public struct TextLayout: Sendable {
    /// A line of the layout.
    public struct Line: Sendable, Hashable {
        /// The letters on the line, in UTF-16 code units: with the blanks and the newline that end it.
        public var range: Range<Int>
        /// The width of the letters without blanks at the end, with the indent, in points.
        public var width: Double
        /// From the top of the line to its baseline, in points.
        public var ascent: Double
        /// The height of the line, in points.
        public var height: Double
        /// The top of the line below that of the text, in points.
        public var top: Double
    }

    /// The lines that are shown.
    public private(set) var lines: [Line] = []
    /// The range that is left out, in UTF-16 code units; nil where all of the text is shown. An ellipsis replaces it,
    /// unless the text is cut off.
    public private(set) var hidden: Range<Int>?
    /// Whether an ellipsis replaces the hidden part.
    public private(set) var hasEllipsis = false
    /// The width of the widest line, in points; never more than the width that was given.
    public private(set) var width = 0.0
    /// The height of all lines, in points.
    public private(set) var height = 0.0

    /// Breaks a text into lines.
    public init(_ text: MeasuredText, _ options: TextOptions = TextOptions()) {
        guard text.runs.contains(where: { !$0.text.isEmpty }) else { return }
        let measured = MeasuredClusters(text, canWrap: options.width.isFinite)
        var setter = LineSetter(text: text, measured: measured, options: options)
        setter.run()
        lines = setter.lines
        if let truncation = setter.truncation {
            hidden = truncation.hidden
            hasEllipsis = truncation.hasEllipsis
        }
        width = min(lines.reduce(0) { max($0, $1.width) }, options.width)
        if let last = lines.last { height = last.top + last.height }
    }

    /// The size of a text in points: that of its layout, but quicker where the text is a single line.
    public static func size(of text: MeasuredText, _ options: TextOptions) -> (width: Double, height: Double) {
        if !options.width.isFinite, text.runs.count == 1, let width = text.runs[0].widthOfSingleLine {
            let run = text.runs[0]
            let indent = run.paragraph.indent(isFirst: true)
            return (
                width + indent,
                width > 0 || !run.text.isEmpty ? run.paragraph.height(of: run.font.metrics.lineHeight) : 0
            )
        }
        let layout = TextLayout(text, options)
        return (layout.width, layout.height)
    }

    /// Returns the width in points of a text in one font that is a single line if there is room for it, and does not
    /// end with a space; nil if only a layout can tell.
    public static func widthOfSingleLine(_ text: MeasuredText) -> Double? {
        guard text.runs.count == 1, text.runs[0].text.utf8.last != UInt8(ascii: " ") else { return nil }
        return text.runs[0].widthOfSingleLine
    }

    /// The start of each line but the first, in UTF-16 code units.
    public var lineBreaks: [Int] { lines.dropFirst().map(\.range.lowerBound) }

    /// Returns the visible part of a text of which the layout hides a part; nil where it hides none.
    public func shown(of text: String) -> String? {
        guard let hidden else { return nil }
        let units = Array(text.utf16)
        guard hidden.upperBound <= units.count else { return nil }
        let before = String(decoding: units[..<hidden.lowerBound], as: UTF16.self)
        let after = String(decoding: units[hidden.upperBound...], as: UTF16.self)
        return before + (hasEllipsis ? "\u{2026}" : "") + after
    }

    /// The factor, at least the smallest, by which the fonts of a text must shrink to fit into a width and a number of
    /// lines without leaving anything out. 1 where it fits as it is.
    public static func scaleToFit(_ text: MeasuredText, _ options: TextOptions, minimum: Double) -> Double {
        guard options.width.isFinite else { return 1 }
        let smallest = minimum > 0 && minimum < 1 ? minimum : 1
        func fits(_ factor: Double) -> Bool { TextLayout(text.scaled(by: factor), options).hidden == nil }
        if smallest == 1 || fits(1) { return 1 }
        // Eight halvings come to a quarter of a per cent.
        var low = smallest
        var high = 1.0
        for _ in 0..<8 {
            let middle = (low + high) / 2
            if fits(middle) { low = middle } else { high = middle }
        }
        return low
    }
}
