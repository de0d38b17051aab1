/// Invalid input to the layout, which the node reports once as a warning with the place in the source.
enum LayoutIssue: String, Sendable {
    case invalidFrame = "Invalid frame dimension (negative or non-finite)."
    case contradictoryFrame = "Contradictory frame constraints specified."
    case invalidSize = "A layout returned an invalid size (negative or NaN)."
    case invalidPosition = "A layout placed a subview at an invalid position (non-finite)."
    case tooDeep = "The view hierarchy is nested too deeply to be laid out."
    case invalidAspectRatio = "Invalid aspect ratio (not positive or non-finite)."
    case invalidPadding = "Invalid padding (non-finite)."

    /// The text of the warning.
    var message: String { rawValue }
}

/// A layout whose parameters may be invalid.
protocol CheckedLayout {
    var issue: LayoutIssue? { get }
}
