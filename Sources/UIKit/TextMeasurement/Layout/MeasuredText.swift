/// A text with its fonts, as far as they matter for its size.
public struct MeasuredText: Sendable {
    /// A range of text in one font.
    public struct Run: Sendable {
        /// The text.
        public var text: String
        /// The font of the text.
        public var font: MeasuredFont
        /// The distance that is added after each letter, in points.
        public var kern: Double
        /// The style of the paragraph. That of the first run of each paragraph counts.
        public var paragraph: ParagraphSpacing

        /// Creates a run.
        public init(
            _ text: String, font: MeasuredFont, kern: Double = 0, paragraph: ParagraphSpacing = ParagraphSpacing()
        ) {
            self.text = text
            self.font = font
            self.kern = kern.isFinite ? min(max(kern, -10_000), 10_000) : 0
            self.paragraph = paragraph
        }

        /// The width in points, where the text has nothing but letters and blanks and is not too long.
        var widthOfSingleLine: Double? {
            guard text.utf8.count <= 256, text.utf8.allSatisfy({ $0 >= 0x20 && $0 < 0x7F }) else { return nil }
            let widths = ASCIIWidths(of: font)
            return text.utf8.reduce(0) { $0 + max(0, widths.advance(of: $1) + kern) }
        }
    }

    /// The maximum number of Unicode scalars of a text that are measured; more would not fit on any screen.
    public static let limit = 50_000

    /// The runs, in reading order.
    public var runs: [Run]

    /// Creates a text from its runs.
    public init(_ runs: [Run]) { self.runs = runs }

    /// Creates a text in one font.
    public init(_ text: String, font: MeasuredFont) { runs = [Run(text, font: font)] }

    /// The whole text.
    public var string: String { runs.count == 1 ? runs[0].text : runs.map(\.text).joined() }

    /// The same text with its fonts scaled by a factor.
    public func scaled(by factor: Double) -> MeasuredText {
        var scaled = self
        for index in scaled.runs.indices { scaled.runs[index].font.size *= factor }
        return scaled
    }
}

/// The distances that a paragraph style sets, in points. Numbers that are not finite count as unset.
public struct ParagraphSpacing: Sendable, Hashable {
    /// Between the lines of a paragraph.
    public var lineSpacing = 0.0
    /// The multiplier of each line's height; 0 for 1.
    public var lineHeightMultiple = 0.0
    /// The smallest height of a line.
    public var minimumLineHeight = 0.0
    /// The largest height of a line; 0 for none.
    public var maximumLineHeight = 0.0
    /// After the paragraph.
    public var paragraphSpacing = 0.0
    /// Before the paragraph, unless it is the first.
    public var paragraphSpacingBefore = 0.0
    /// Before the first line.
    public var firstLineHeadIndent = 0.0
    /// Before each other line.
    public var headIndent = 0.0
    /// The end of lines: from the start where positive, from the other edge where not.
    public var tailIndent = 0.0

    /// Creates the style of text that sets nothing.
    public init() {}

    /// Returns the height of a line, in points: the natural height with the multiple and the limits of the style.
    func height(of natural: Double) -> Double {
        var height = lineHeightMultiple.isFinite && lineHeightMultiple > 0 ? natural * lineHeightMultiple : natural
        if minimumLineHeight.isFinite { height = max(height, minimumLineHeight) }
        if maximumLineHeight.isFinite, maximumLineHeight > 0 { height = min(height, maximumLineHeight) }
        return height
    }

    /// The room of a line, in points.
    func room(isFirst: Bool, width: Double) -> Double {
        let end = tailIndent.isFinite ? (tailIndent > 0 ? min(tailIndent, width) : width + tailIndent) : width
        return max(0, end - indent(isFirst: isFirst))
    }

    /// Returns the indent of a line, in points.
    func indent(isFirst: Bool) -> Double {
        let indent = isFirst ? firstLineHeadIndent : headIndent
        return indent.isFinite ? max(0, indent) : 0
    }
}
