/// Whether something is seen.
public enum Visibility: CaseIterable, Hashable, Sendable {
    /// As the system wants, yes, no.
    case automatic, visible, hidden
}

/// Why a view shows less.
public struct RedactionReasons: OptionSet, Sendable {
    /// The reasons as bits.
    public let rawValue: Int

    /// Reasons of bits.
    public init(rawValue: Int) { self.rawValue = rawValue }

    /// The content has not come yet.
    public static let placeholder = RedactionReasons(rawValue: 1)
}

/// What a bar of a screen has.
public struct NavigationBarItem: Sendable {
    /// How large a title is.
    public enum TitleDisplayMode: Sendable {
        /// As on the screen before, small, large.
        case automatic, inline, large
    }
}

/// How lists look.
public protocol ListStyle {}

/// A look of lists.
public struct PlainListStyle: ListStyle, Sendable {
    /// A look.
    public init() {}
}

/// A look of lists.
public struct GroupedListStyle: ListStyle, Sendable {
    /// A look.
    public init() {}
}

extension ListStyle where Self == PlainListStyle {
    /// Without groups.
    public static var plain: PlainListStyle { PlainListStyle() }
}

extension ListStyle where Self == GroupedListStyle {
    /// In groups.
    public static var grouped: GroupedListStyle { GroupedListStyle() }
    /// In groups with round corners.
    public static var insetGrouped: GroupedListStyle { GroupedListStyle() }
    /// As the system wants.
    public static var automatic: GroupedListStyle { GroupedListStyle() }
}

/// How screens that follow each other are shown.
public protocol NavigationViewStyle {}

/// One screen at a time.
public struct StackNavigationViewStyle: NavigationViewStyle, Sendable {
    /// One screen at a time.
    public init() {}
}

extension NavigationViewStyle where Self == StackNavigationViewStyle {
    /// One screen at a time.
    public static var stack: StackNavigationViewStyle { StackNavigationViewStyle() }
}
