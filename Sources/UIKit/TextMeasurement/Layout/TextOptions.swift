/// The options for fitting a text into a width.
public struct TextOptions: Sendable, Hashable {
    /// The places where lines break.
    public enum Wrapping: Sendable {
        /// At the opportunities of Unicode's rules, and within a word only where it is longer than a line.
        case words
        /// Behind any letter.
        case letters
    }

    /// The part of the last line that is left out where the text is too long.
    public enum Truncation: Sendable {
        /// Nothing: the last line is cut off at the edge.
        case none
        /// The beginning of the line.
        case head
        /// The middle of the line.
        case middle
        /// The end of the line.
        case tail
    }

    /// The width in points; infinite for no wrapping.
    public var width: Double
    /// The most lines; 0 for no limit.
    public var maximumLines: Int
    /// The places where lines break.
    public var wrapping: Wrapping
    /// The part that is left out where the text is too long.
    public var truncation: Truncation

    /// Creates options. Widths that are not above 0 or not finite mean no wrapping.
    public init(
        width: Double = .infinity, maximumLines: Int = 0, wrapping: Wrapping = .words, truncation: Truncation = .tail
    ) {
        self.width = width > 0 ? width : .infinity
        self.maximumLines = max(0, maximumLines)
        self.wrapping = wrapping
        self.truncation = truncation
    }
}
