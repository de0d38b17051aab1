/// Screens that follow each other. A host finds the first one.
public struct NavigationStack<Data, Root: View> {
    let root: Root
}

extension NavigationStack: View {
    /// Screens that begin with one.
    public nonisolated init(@ViewBuilder root: () -> Root) where Data == Never { self.root = root() }

    /// Screens that begin with one, and what was gone through.
    public nonisolated init(path: Binding<Data>, @ViewBuilder root: () -> Root) { self.root = root() }

    /// The content.
    public var body: some View { root }
}

/// Leads to another screen. Nobody can go there here; a host finds its label.
public struct NavigationLink<Label: View, Destination: View> {
    let label: Label
}

extension NavigationLink: View {
    /// Leads to a screen.
    public nonisolated init(@ViewBuilder destination: () -> Destination, @ViewBuilder label: () -> Label) {
        self.label = label()
    }

    /// Leads to a screen.
    public nonisolated init(destination: Destination, @ViewBuilder label: () -> Label) { self.label = label() }

    /// Leads to a screen, when a value says so.
    public nonisolated init(destination: Destination, isActive: Binding<Bool>, @ViewBuilder label: () -> Label) {
        self.label = label()
    }

    /// The content.
    public var body: some View { label }
}

extension NavigationLink where Label == Text {
    /// Leads to a screen.
    public nonisolated init<S: StringProtocol>(_ title: S, destination: Destination) { label = Text(title) }

    /// Leads to a screen.
    public nonisolated init<S: StringProtocol>(_ title: S, @ViewBuilder destination: () -> Destination) {
        label = Text(title)
    }
}

/// Screens beside each other. A host finds the views of all.
public struct TabView<SelectionValue: Hashable, Content: View> {
    let content: Content
}

extension TabView: View {
    /// Screens one of which is selected.
    public nonisolated init(selection: Binding<SelectionValue>?, @ViewBuilder content: () -> Content) {
        self.content = content()
    }

    /// The content.
    public var body: some View { content }
}

extension TabView where SelectionValue == Int {
    /// Screens.
    public nonisolated init(@ViewBuilder content: () -> Content) { self.content = content() }
}

/// How screens beside each other look.
public protocol TabViewStyle {}

/// Pages.
public struct PageTabViewStyle: TabViewStyle, Sendable {
    /// When dots are shown.
    public struct IndexDisplayMode: Sendable {
        /// Where there are several pages.
        public static let automatic = IndexDisplayMode()
        /// Always.
        public static let always = IndexDisplayMode()
        /// Never.
        public static let never = IndexDisplayMode()
    }

    /// Pages.
    public init(indexDisplayMode: IndexDisplayMode = .automatic) {}
}

extension TabViewStyle where Self == PageTabViewStyle {
    /// Pages.
    public static var page: PageTabViewStyle { PageTabViewStyle() }
    /// Pages, and when dots are shown.
    public static func page(indexDisplayMode: PageTabViewStyle.IndexDisplayMode) -> PageTabViewStyle {
        PageTabViewStyle(indexDisplayMode: indexDisplayMode)
    }
}

/// Where something of a bar is.
public struct ToolbarItemPlacement: Sendable {
    /// Where the system wants it.
    public static let automatic = ToolbarItemPlacement()
    /// In the middle.
    public static let principal = ToolbarItemPlacement()
    /// In the bar, at the side where lines begin.
    public static let navigationBarLeading = ToolbarItemPlacement()
    /// In the bar, at the side where lines end.
    public static let navigationBarTrailing = ToolbarItemPlacement()
    /// In the bar, at the side where lines begin.
    public static let topBarLeading = ToolbarItemPlacement()
    /// In the bar, at the side where lines end.
    public static let topBarTrailing = ToolbarItemPlacement()
    /// In the lower bar.
    public static let bottomBar = ToolbarItemPlacement()
    /// What confirms.
    public static let confirmationAction = ToolbarItemPlacement()
    /// What cancels.
    public static let cancellationAction = ToolbarItemPlacement()
    /// What is most important.
    public static let primaryAction = ToolbarItemPlacement()
}

/// Something of a bar, which isn't shown.
public struct ToolbarItem<Content: View> {
    /// Something at a place.
    public init(placement: ToolbarItemPlacement = .automatic, @ViewBuilder content: () -> Content) {}
}

extension ToolbarItem: View {}

/// Several things of a bar, which aren't shown.
public struct ToolbarItemGroup<Content: View> {
    /// Several things at a place.
    public init(placement: ToolbarItemPlacement = .automatic, @ViewBuilder content: () -> Content) {}
}

extension ToolbarItemGroup: View {}
