/// A direction in which lines of text run and in which containers arrange their content.
public enum LayoutDirection: Hashable, CaseIterable, Sendable {
    /// The leading edge is on the left.
    case leftToRight
    /// The leading edge is on the right.
    case rightToLeft
}
