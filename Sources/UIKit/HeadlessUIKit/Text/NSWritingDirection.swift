/// The direction in which text is written, with UIKit's raw values.
public enum NSWritingDirection: Int, Sendable {
    /// The direction of the letters.
    case natural = -1
    /// From left to right.
    case leftToRight = 0
    /// From right to left.
    case rightToLeft = 1
}
