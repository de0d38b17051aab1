/// A tab of a tab view: its content and its item in the bar (iOS 18).
public struct Tab<Value, Content: View, Label: View> {
    let value: AnyHashable?
    let content: Content
    let label: Label

    init(value: AnyHashable?, content: Content, label: Label) {
        self.value = value
        self.content = content
        self.label = label
    }
}

extension Tab where Value: Hashable {
    /// Creates a tab for a value of the selection.
    public nonisolated init(
        value: Value, role: TabRole? = nil, @ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label
    ) { self.init(value: AnyHashable(value), content: content(), label: label()) }
}

extension Tab where Value == Never {
    /// Creates a tab.
    public nonisolated init(
        role: TabRole? = nil, @ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label
    ) { self.init(value: nil, content: content(), label: label()) }
}

extension Tab where Value: Hashable, Label == DefaultTabLabel {
    /// Creates a tab with a symbol for a value of the selection.
    public nonisolated init(
        _ titleKey: LocalizedStringKey, systemImage: String, value: Value, role: TabRole? = nil,
        @ViewBuilder content: () -> Content
    ) {
        let label = DefaultTabLabel(title: Text(titleKey), image: Image(systemName: systemImage))
        self.init(value: AnyHashable(value), content: content(), label: label)
    }
    /// Creates a tab with an image of the app for a value of the selection.
    public nonisolated init(
        _ titleKey: LocalizedStringKey, image: String, value: Value, role: TabRole? = nil,
        @ViewBuilder content: () -> Content
    ) {
        let label = DefaultTabLabel(title: Text(titleKey), image: Image(image))
        self.init(value: AnyHashable(value), content: content(), label: label)
    }
    /// Creates a tab with a symbol for a value of the selection.
    @_disfavoredOverload public nonisolated init<S: StringProtocol>(
        _ title: S, systemImage: String, value: Value, role: TabRole? = nil, @ViewBuilder content: () -> Content
    ) {
        let label = DefaultTabLabel(title: Text(title), image: Image(systemName: systemImage))
        self.init(value: AnyHashable(value), content: content(), label: label)
    }
    /// Creates the tab of a role, such as the one of search.
    public nonisolated init(value: Value, role: TabRole, @ViewBuilder content: () -> Content) {
        self.init(value: AnyHashable(value), content: content(), label: role.label)
    }
}

extension Tab where Value == Never, Label == DefaultTabLabel {
    /// Creates a tab with a symbol.
    public nonisolated init(
        _ titleKey: LocalizedStringKey, systemImage: String, role: TabRole? = nil,
        @ViewBuilder content: () -> Content
    ) {
        let label = DefaultTabLabel(title: Text(titleKey), image: Image(systemName: systemImage))
        self.init(value: nil, content: content(), label: label)
    }
    /// Creates a tab with an image of the app.
    public nonisolated init(
        _ titleKey: LocalizedStringKey, image: String, role: TabRole? = nil, @ViewBuilder content: () -> Content
    ) {
        let label = DefaultTabLabel(title: Text(titleKey), image: Image(image))
        self.init(value: nil, content: content(), label: label)
    }
    /// Creates a tab with a symbol.
    @_disfavoredOverload public nonisolated init<S: StringProtocol>(
        _ title: S, systemImage: String, role: TabRole? = nil, @ViewBuilder content: () -> Content
    ) {
        let label = DefaultTabLabel(title: Text(title), image: Image(systemName: systemImage))
        self.init(value: nil, content: content(), label: label)
    }
    /// Creates the tab of a role, such as the one of search.
    public nonisolated init(role: TabRole, @ViewBuilder content: () -> Content) {
        self.init(value: nil, content: content(), label: role.label)
    }
}

extension Tab: View {
    /// The content with its item.
    public var body: some View {
        if let value {
            content.tabItem { label }.tag(value)
        } else {
            content.tabItem { label }
        }
    }
}

/// The standard label of a tab.
public struct DefaultTabLabel: View, Sendable {
    let title: Text
    let image: Image

    nonisolated init(title: Text, image: Image) {
        self.title = title
        self.image = image
    }

    /// The title with the image.
    public var body: some View { Label(title: { title }, icon: { image }) }
}

/// The role of a tab.
public struct TabRole: Hashable, Sendable {
    /// Search.
    public static var search: TabRole { TabRole() }

    fileprivate nonisolated var label: DefaultTabLabel {
        DefaultTabLabel(title: Text("Search"), image: Image(systemName: "magnifyingglass"))
    }
}

/// A group of tabs, whose items are in the bar.
public struct TabSection<Content: View> {
    let content: Content

    /// Creates a group.
    public nonisolated init(_ titleKey: LocalizedStringKey, @ViewBuilder content: () -> Content) {
        self.content = content()
    }
    /// Creates a group.
    public nonisolated init<Header: View>(@ViewBuilder content: () -> Content, @ViewBuilder header: () -> Header) {
        self.content = content()
    }
}

extension TabSection: View {
    /// The tabs.
    public var body: some View { content }
}

extension View {
    /// Sets the sections that the user has chosen for a tab view, which are all here.
    public nonisolated func tabViewCustomization(_ customization: Binding<TabViewCustomization>?) -> some View { inert }
    /// Sets the id of a tab for the user's choice.
    public nonisolated func customizationID(_ id: String) -> some View { inert }
    /// Sets the header of a tab view's sidebar. It is not shown here.
    public nonisolated func tabViewSidebarHeader<Content: View>(@ViewBuilder content: () -> Content) -> some View {
        inert
    }
}

/// The tabs that the user has chosen.
public struct TabViewCustomization: Codable, Sendable {
    /// Creates a choice of all tabs.
    public init() {}
}

/// The standard style of tab views.
public struct DefaultTabViewStyle: TabViewStyle, Sendable {
    /// Creates the style.
    public nonisolated init() {}
}

/// Tabs that become a sidebar where there is room. They stay a bar here.
public struct SidebarAdaptableTabViewStyle: TabViewStyle, Sendable {
    /// Creates the style.
    public nonisolated init() {}
}

extension TabViewStyle where Self == DefaultTabViewStyle {
    /// The standard style.
    public static var automatic: DefaultTabViewStyle { DefaultTabViewStyle() }
    /// A bar.
    public static var tabBarOnly: DefaultTabViewStyle { DefaultTabViewStyle() }
}

extension TabViewStyle where Self == SidebarAdaptableTabViewStyle {
    /// Tabs that become a sidebar where there is room.
    public static var sidebarAdaptable: SidebarAdaptableTabViewStyle { SidebarAdaptableTabViewStyle() }
}
