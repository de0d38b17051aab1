/// The columns of a navigation view. One column is shown here.
public protocol NavigationViewStyle {}

/// The standard style.
public struct DefaultNavigationViewStyle: NavigationViewStyle, Sendable {
    /// Creates the style.
    public nonisolated init() {}
}

extension NavigationViewStyle where Self == DefaultNavigationViewStyle {
    /// The standard style.
    public static var automatic: DefaultNavigationViewStyle { DefaultNavigationViewStyle() }
}

/// One page at a time.
public struct StackNavigationViewStyle: NavigationViewStyle, Sendable {
    /// Creates the style.
    public nonisolated init() {}
}

extension NavigationViewStyle where Self == StackNavigationViewStyle {
    /// One page at a time.
    public static var stack: StackNavigationViewStyle { StackNavigationViewStyle() }
}

/// Two columns.
public struct DoubleColumnNavigationViewStyle: NavigationViewStyle, Sendable {
    /// Creates the style.
    public nonisolated init() {}
}

/// Columns.
public struct ColumnNavigationViewStyle: NavigationViewStyle, Sendable {
    /// Creates the style.
    public nonisolated init() {}
}

extension NavigationViewStyle where Self == ColumnNavigationViewStyle {
    /// Columns.
    public static var columns: ColumnNavigationViewStyle { ColumnNavigationViewStyle() }
}

/// The columns of a split view. One column is shown here.
public protocol NavigationSplitViewStyle {}

/// The standard style.
public struct AutomaticNavigationSplitViewStyle: NavigationSplitViewStyle, Sendable {
    /// Creates the style.
    public nonisolated init() {}
}

extension NavigationSplitViewStyle where Self == AutomaticNavigationSplitViewStyle {
    /// The standard style.
    public static var automatic: AutomaticNavigationSplitViewStyle { AutomaticNavigationSplitViewStyle() }
}

/// Columns that share the width.
public struct BalancedNavigationSplitViewStyle: NavigationSplitViewStyle, Sendable {
    /// Creates the style.
    public nonisolated init() {}
}

extension NavigationSplitViewStyle where Self == BalancedNavigationSplitViewStyle {
    /// Columns that share the width.
    public static var balanced: BalancedNavigationSplitViewStyle { BalancedNavigationSplitViewStyle() }
}

/// Columns over a large detail.
public struct ProminentDetailNavigationSplitViewStyle: NavigationSplitViewStyle, Sendable {
    /// Creates the style.
    public nonisolated init() {}
}

extension NavigationSplitViewStyle where Self == ProminentDetailNavigationSplitViewStyle {
    /// Columns over a large detail.
    public static var prominentDetail: ProminentDetailNavigationSplitViewStyle {
        ProminentDetailNavigationSplitViewStyle()
    }
}

extension View {
    /// Sets the style of split views. One column is shown here.
    public nonisolated func navigationSplitViewStyle<S: NavigationSplitViewStyle>(_ style: S) -> some View { inert }
    /// Sets the width of a column. Not laid out here.
    public nonisolated func navigationSplitViewColumnWidth(_ width: CGFloat) -> some View { inert }
    /// Sets the width of a column. Not laid out here.
    public nonisolated func navigationSplitViewColumnWidth(
        min: CGFloat? = nil, ideal: CGFloat, max: CGFloat? = nil
    ) -> some View { inert }
}
