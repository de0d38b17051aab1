/// Columns of which one leads to the next. One column is shown here, as on a phone.
public struct NavigationSplitView<Sidebar: View, Content: View, Detail: View> {
    let sidebar: Sidebar
    let content: Content
    let detail: Detail

    /// Creates a view of three columns.
    public nonisolated init(
        @ViewBuilder sidebar: () -> Sidebar, @ViewBuilder content: () -> Content, @ViewBuilder detail: () -> Detail
    ) {
        self.sidebar = sidebar()
        self.content = content()
        self.detail = detail()
    }

    /// Creates a view of three columns, with their visibility.
    public nonisolated init(
        columnVisibility: Binding<NavigationSplitViewVisibility>, @ViewBuilder sidebar: () -> Sidebar,
        @ViewBuilder content: () -> Content, @ViewBuilder detail: () -> Detail
    ) { self.init(sidebar: sidebar, content: content, detail: detail) }

    /// Creates a view of three columns, with the preferred one.
    public nonisolated init(
        preferredCompactColumn: Binding<NavigationSplitViewColumn>, @ViewBuilder sidebar: () -> Sidebar,
        @ViewBuilder content: () -> Content, @ViewBuilder detail: () -> Detail
    ) { self.init(sidebar: sidebar, content: content, detail: detail) }
}

extension NavigationSplitView where Content == EmptyView {
    /// Creates a view of two columns.
    public nonisolated init(@ViewBuilder sidebar: () -> Sidebar, @ViewBuilder detail: () -> Detail) {
        self.init(sidebar: sidebar, content: { EmptyView() }, detail: detail)
    }

    /// Creates a view of two columns, with their visibility.
    public nonisolated init(
        columnVisibility: Binding<NavigationSplitViewVisibility>, @ViewBuilder sidebar: () -> Sidebar,
        @ViewBuilder detail: () -> Detail
    ) { self.init(sidebar: sidebar, detail: detail) }

    /// Creates a view of two columns, with the preferred one.
    public nonisolated init(
        preferredCompactColumn: Binding<NavigationSplitViewColumn>, @ViewBuilder sidebar: () -> Sidebar,
        @ViewBuilder detail: () -> Detail
    ) { self.init(sidebar: sidebar, detail: detail) }

    /// Creates a view of two columns, with their visibility and the preferred one.
    public nonisolated init(
        columnVisibility: Binding<NavigationSplitViewVisibility>,
        preferredCompactColumn: Binding<NavigationSplitViewColumn>, @ViewBuilder sidebar: () -> Sidebar,
        @ViewBuilder detail: () -> Detail
    ) { self.init(sidebar: sidebar, detail: detail) }
}

extension NavigationSplitView: View {
    /// A stack that begins with the sidebar.
    public var body: some View { NavigationStack { sidebar } }
}

/// The visibility of a split view's columns.
public struct NavigationSplitViewVisibility: Hashable, Codable, Sendable {
    private let number: Int
    /// As the system decides.
    public static var automatic: NavigationSplitViewVisibility { NavigationSplitViewVisibility(number: 0) }
    /// All columns.
    public static var all: NavigationSplitViewVisibility { NavigationSplitViewVisibility(number: 1) }
    /// Two columns.
    public static var doubleColumn: NavigationSplitViewVisibility { NavigationSplitViewVisibility(number: 2) }
    /// The detail.
    public static var detailOnly: NavigationSplitViewVisibility { NavigationSplitViewVisibility(number: 3) }
}

/// A column of a split view.
public struct NavigationSplitViewColumn: Hashable, Sendable {
    private let number: Int
    /// The sidebar.
    public static var sidebar: NavigationSplitViewColumn { NavigationSplitViewColumn(number: 0) }
    /// The content.
    public static var content: NavigationSplitViewColumn { NavigationSplitViewColumn(number: 1) }
    /// The detail.
    public static var detail: NavigationSplitViewColumn { NavigationSplitViewColumn(number: 2) }
}
