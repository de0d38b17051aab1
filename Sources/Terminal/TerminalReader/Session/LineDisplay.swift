/// Shows the line at the cursor, as a braille display does. Its methods must return immediately.
public protocol LineDisplay: AnyObject {
    /// Shows a line.
    ///
    /// - Parameters:
    ///   - line: The text.
    ///   - cursor: How many of its characters are before the cursor; nil where it has none.
    ///   - language: The BCP 47 language of the text; nil where it is not known.
    func show(_ line: String, cursor: Int?, language: String?)
}

/// A key of a line display, such as a braille display.
public enum LineDisplayKey: Hashable, Sendable {
    /// To the line before, or after.
    case previousLine, nextLine
    /// To a character of the line, counted from 0.
    case character(Int)
}

/// A line where the user is.
struct ShownLine: Hashable {
    var text: String
    var cursor: Int?
}
