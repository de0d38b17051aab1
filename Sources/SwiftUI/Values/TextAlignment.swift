/// Where lines of a text lie.
public enum TextAlignment: Hashable, CaseIterable, Sendable {
    /// Where lines begin, in the middle, where they end.
    case leading, center, trailing
}
