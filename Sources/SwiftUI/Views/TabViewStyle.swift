/// The appearance of tab views.
public protocol TabViewStyle {
    /// Whether pages are shown next to each other, and whether they have a page control.
    var _pages: (isPaged: Bool, hasControl: Bool) { get }
}

extension TabViewStyle {
    /// Pages with tabs.
    public var _pages: (isPaged: Bool, hasControl: Bool) { (false, false) }
}

/// Pages next to each other.
public struct PageTabViewStyle: TabViewStyle, Sendable {
    /// When the page control is shown.
    public struct IndexDisplayMode: Sendable {
        let isShown: Bool
        /// Where there are several pages.
        public static let automatic = IndexDisplayMode(isShown: true)
        /// Always.
        public static let always = IndexDisplayMode(isShown: true)
        /// Never.
        public static let never = IndexDisplayMode(isShown: false)
    }

    private let mode: IndexDisplayMode

    /// Creates the style.
    public init(indexDisplayMode: IndexDisplayMode = .automatic) { mode = indexDisplayMode }

    /// Pages next to each other.
    public var _pages: (isPaged: Bool, hasControl: Bool) { (true, mode.isShown) }
}

extension TabViewStyle where Self == PageTabViewStyle {
    /// Pages next to each other.
    public static var page: PageTabViewStyle { PageTabViewStyle() }
    /// Pages next to each other, and when the page control is shown.
    public static func page(indexDisplayMode: PageTabViewStyle.IndexDisplayMode) -> PageTabViewStyle {
        PageTabViewStyle(indexDisplayMode: indexDisplayMode)
    }
}

extension View {
    /// Sets the style of tab views.
    public nonisolated func tabViewStyle<S: TabViewStyle>(_ style: S) -> some View {
        environment(\.hasPagedTabs, style._pages.isPaged).environment(\.showsPageControl, style._pages.hasControl)
    }
}
