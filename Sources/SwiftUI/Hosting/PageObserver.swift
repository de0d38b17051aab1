/// Brings the bars of a page up to date with what its views say by preferences: title and items.
final class PageObserver: PreferenceObserver {
    private unowned let content: HostedContent
    private weak var controller: UIViewController?
    private var toolbar: [(entry: ToolbarEntry, version: Int)] = []

    init(of content: HostedContent, for controller: UIViewController) {
        self.content = content
        self.controller = controller
        content.graph.preferences.insert(self)
    }

    var node: _GraphNode { content }

    func end() { content.graph.preferences.remove(self) }

    func check() {
        guard let item = controller?.navigationItem else { return }
        let title = content.childPreference(NavigationTitleKey.self)?.resolved(in: content.environment)
        if item.title != title { item.title = title }
        let mode = (content.childPreference(TitleDisplayModeKey.self) ?? nil) ?? .automatic
        if item.largeTitleDisplayMode != mode.uiMode { item.largeTitleDisplayMode = mode.uiMode }
        let hidesBack = content.childPreference(HidesBackButtonKey.self) ?? false
        if item.hidesBackButton != hidesBack { item.hidesBackButton = hidesBack }
        if let search = content.childPreference(SearchKey.self) ?? nil { search.show(in: item) }
        show(content.childPreference(ToolbarKey.self) ?? [], in: item)
    }

    private func show(_ entries: [ToolbarEntry], in item: UINavigationItem) {
        let isSame = toolbar.elementsEqual(entries) {
            $0.entry.content === $1.content && $0.entry.placement == $1.placement && $0.version == $1.content.version
        }
        guard !isSame else { return }
        toolbar = entries.map { ($0, $0.content.version) }
        func items(_ edge: ToolbarItemPlacement.Edge) -> [UIBarButtonItem] {
            entries.filter { $0.placement.edge == edge }.flatMap(\.barButtonItems)
        }
        item.leftBarButtonItems = items(.leading)
        item.rightBarButtonItems = items(.trailing).reversed()
        item.titleView = entries.last { $0.placement.edge == .title }?.content.host
        let bottom = items(.bottom)
        if !bottom.isEmpty || controller?.toolbarItems?.isEmpty == false {
            controller?.toolbarItems = bottom
            controller?.navigationController?.isToolbarHidden = bottom.isEmpty
        }
    }
}

/// The title of a page.
enum NavigationTitleKey: PreferenceKey {
    static var defaultValue: Text? { nil }
    static func reduce(value: inout Text?, nextValue: () -> Text?) { value = value ?? nextValue() }
}

extension Optional where Wrapped == Text {
    @MainActor fileprivate func resolved(in environment: EnvironmentValues) -> String? {
        self?.resolved(in: environment)
    }
}

/// The size of a page's title.
enum TitleDisplayModeKey: PreferenceKey {
    static var defaultValue: NavigationBarItem.TitleDisplayMode? { nil }
    static func reduce(
        value: inout NavigationBarItem.TitleDisplayMode?, nextValue: () -> NavigationBarItem.TitleDisplayMode?
    ) { value = value ?? nextValue() }
}

/// Whether a page has no back button.
enum HidesBackButtonKey: PreferenceKey {
    static var defaultValue: Bool { false }
    static func reduce(value: inout Bool, nextValue: () -> Bool) { value = value || nextValue() }
}

/// The items of a page's bars.
enum ToolbarKey: PreferenceKey {
    static var defaultValue: [ToolbarEntry] { [] }
    static func reduce(value: inout [ToolbarEntry], nextValue: () -> [ToolbarEntry]) { value += nextValue() }
}

extension NavigationBarItem.TitleDisplayMode {
    var uiMode: UINavigationItem.LargeTitleDisplayMode {
        switch self {
        case .automatic: .automatic
        case .inline: .never
        case .large: .always
        }
    }
}

extension View {
    /// Sets the title of the page.
    public nonisolated func navigationTitle(_ title: Text) -> some View {
        modifier(PreferenceModifier(NavigationTitleKey.self) { _ in title })
    }

    /// Sets the title of the page.
    public nonisolated func navigationTitle(_ titleKey: LocalizedStringKey) -> some View {
        navigationTitle(Text(titleKey))
    }

    /// Sets the title of the page.
    @_disfavoredOverload public nonisolated func navigationTitle<S: StringProtocol>(_ title: S) -> some View {
        navigationTitle(Text(title))
    }

    /// Sets the title of the page, which the user could edit on other platforms.
    public nonisolated func navigationTitle(_ title: Binding<String>) -> some View {
        navigationTitle(Text(title.wrappedValue))
    }

    /// Sets the title of the page.
    public nonisolated func navigationBarTitle(_ title: Text) -> some View { navigationTitle(title) }

    /// Sets the title of the page.
    public nonisolated func navigationBarTitle(_ titleKey: LocalizedStringKey) -> some View {
        navigationTitle(Text(titleKey))
    }

    /// Sets the title of the page.
    @_disfavoredOverload public nonisolated func navigationBarTitle<S: StringProtocol>(_ title: S) -> some View {
        navigationTitle(Text(title))
    }

    /// Sets the title of the page and its size.
    public nonisolated func navigationBarTitle(
        _ title: Text, displayMode: NavigationBarItem.TitleDisplayMode
    ) -> some View { navigationTitle(title).navigationBarTitleDisplayMode(displayMode) }

    /// Sets the title of the page and its size.
    public nonisolated func navigationBarTitle(
        _ titleKey: LocalizedStringKey, displayMode: NavigationBarItem.TitleDisplayMode
    ) -> some View { navigationBarTitle(Text(titleKey), displayMode: displayMode) }

    /// Sets the title of the page and its size.
    @_disfavoredOverload public nonisolated func navigationBarTitle<S: StringProtocol>(
        _ title: S, displayMode: NavigationBarItem.TitleDisplayMode
    ) -> some View { navigationBarTitle(Text(title), displayMode: displayMode) }

    /// Sets the size of the page's title.
    public nonisolated func navigationBarTitleDisplayMode(
        _ displayMode: NavigationBarItem.TitleDisplayMode
    ) -> some View { modifier(PreferenceModifier(TitleDisplayModeKey.self) { _ in displayMode }) }

    /// Hides the page's back button.
    public nonisolated func navigationBarBackButtonHidden(_ hidesBackButton: Bool = true) -> some View {
        modifier(PreferenceModifier(HidesBackButtonKey.self) { _ in hidesBackButton })
    }
}
