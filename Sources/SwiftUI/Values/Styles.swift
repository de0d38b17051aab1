/// The visibility of a part of the user interface.
public enum Visibility: CaseIterable, Hashable, Sendable {
    /// As the system decides, visible, hidden.
    case automatic, visible, hidden
}

/// The reasons for which a view hides its content.
public struct RedactionReasons: OptionSet, Sendable {
    /// The reasons as bits.
    public let rawValue: Int

    /// Reasons of bits.
    public init(rawValue: Int) { self.rawValue = rawValue }

    /// The content is not loaded yet.
    public static let placeholder = RedactionReasons(rawValue: 1)
    /// The content is private.
    public static let privacy = RedactionReasons(rawValue: 2)
    /// The content is out of date.
    public static let invalidated = RedactionReasons(rawValue: 4)
}

/// A navigation bar.
public struct NavigationBarItem: Sendable {
    /// The size of the title.
    public enum TitleDisplayMode: Sendable {
        /// As on the screen before, small, large.
        case automatic, inline, large
    }
}
