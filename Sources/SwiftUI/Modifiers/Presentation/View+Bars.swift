// Bars. Their appearance is not drawn; their items are UIKit's.
extension View {
    /// Sets the background of bars. Not drawn here.
    public nonisolated func toolbarBackground<S: ShapeStyle>(_ style: S, for bars: ToolbarPlacement...) -> some View {
        inert
    }
    /// Sets the visibility of the background of bars. Not drawn here.
    public nonisolated func toolbarBackground(_ visibility: Visibility, for bars: ToolbarPlacement...) -> some View {
        inert
    }
    /// Sets the visibility of the background of bars. Not drawn here.
    public nonisolated func toolbarBackgroundVisibility(
        _ visibility: Visibility, for bars: ToolbarPlacement...
    ) -> some View { inert }
    /// Sets the colour scheme of bars. Not drawn here.
    public nonisolated func toolbarColorScheme(_ colorScheme: ColorScheme?, for bars: ToolbarPlacement...) -> some View
    { inert }
    /// Sets the visibility of bars. Hides the navigation bar or the tab bar of the page.
    public nonisolated func toolbar(_ visibility: Visibility, for bars: ToolbarPlacement...) -> some View {
        modifier(BarVisibilityModifier(isHidden: visibility == .hidden, bars: bars))
    }
    /// Sets the visibility of bars. Hides the navigation bar or the tab bar of the page.
    public nonisolated func toolbarVisibility(_ visibility: Visibility, for bars: ToolbarPlacement...) -> some View {
        modifier(BarVisibilityModifier(isHidden: visibility == .hidden, bars: bars))
    }
    /// Removes items of bars. None are removed here.
    public nonisolated func toolbar(removing defaultItemKind: ToolbarDefaultItemKind?) -> some View { inert }
    /// Sets the role of the toolbar. Not laid out here.
    public nonisolated func toolbarRole(_ role: ToolbarRole) -> some View { inert }
    /// Sets the size of the title.
    public nonisolated func toolbarTitleDisplayMode(_ mode: ToolbarTitleDisplayMode) -> some View {
        navigationBarTitleDisplayMode(mode.barMode)
    }
    /// Sets a menu at the title. Its items are not shown here.
    public nonisolated func toolbarTitleMenu<C: View>(@ViewBuilder content: () -> C) -> some View { inert }
    /// Sets the items of the page's bars, which the user can't change here.
    public nonisolated func toolbar<Content: ToolbarContent>(
        id: String, @ToolbarContentBuilder content: () -> Content
    ) -> some View { toolbar(content: content) }
    /// Sets the subtitle of the page. It is not shown here.
    public nonisolated func navigationSubtitle<S: StringProtocol>(_ subtitle: S) -> some View { inert }
    /// Hides the navigation bar of the page.
    public nonisolated func navigationBarHidden(_ hidden: Bool) -> some View {
        modifier(BarVisibilityModifier(isHidden: hidden, bars: [.navigationBar]))
    }
    /// Hides the navigation bar of the page, under an old name.
    public nonisolated func navigationBarHidden() -> some View { navigationBarHidden(true) }
    /// Sets whether the status bar is hidden. It has no elements here.
    public nonisolated func statusBarHidden(_ hidden: Bool = true) -> some View { inert }
    /// Sets whether the status bar is hidden. It has no elements here.
    public nonisolated func statusBar(hidden: Bool) -> some View { inert }
    /// Sets the visibility of the system's overlays. They have no elements here.
    public nonisolated func persistentSystemOverlays(_ visibility: Visibility) -> some View { inert }
    /// Defers the system's gestures. VoiceOver has its own.
    public nonisolated func defersSystemGestures(on edges: Edge.Set) -> some View { inert }
    /// Sets a view below a tab bar. It is not shown here.
    public nonisolated func tabViewBottomAccessory<Content: View>(@ViewBuilder content: () -> Content) -> some View {
        inert
    }
    /// Sets when a tab bar becomes small. It keeps its size here.
    public nonisolated func tabBarMinimizeBehavior(_ behavior: TabBarMinimizeBehavior) -> some View { inert }
}

/// A bar.
public struct ToolbarPlacement: Hashable, Sendable {
    private let name: String
    /// The bar that the system decides on.
    public static let automatic = ToolbarPlacement(name: "automatic")
    /// The navigation bar.
    public static let navigationBar = ToolbarPlacement(name: "navigationBar")
    /// The tab bar.
    public static let tabBar = ToolbarPlacement(name: "tabBar")
    /// The lower bar.
    public static let bottomBar = ToolbarPlacement(name: "bottomBar")
    /// The bar of a window.
    public static let windowToolbar = ToolbarPlacement(name: "windowToolbar")
}

/// An item that the system puts into a bar.
public struct ToolbarDefaultItemKind: Hashable, Sendable {
    /// The title.
    public static let title = ToolbarDefaultItemKind()
    /// The button that shows the sidebar.
    public static let sidebarToggle = ToolbarDefaultItemKind()
    /// The search field.
    public static let search = ToolbarDefaultItemKind()
}

/// The role of a toolbar.
public struct ToolbarRole: Sendable {
    /// As the system decides.
    public static let automatic = ToolbarRole()
    /// Navigation.
    public static let navigationStack = ToolbarRole()
    /// A browser.
    public static let browser = ToolbarRole()
    /// An editor.
    public static let editor = ToolbarRole()
}

/// The size of a page's title.
public struct ToolbarTitleDisplayMode: Sendable {
    let barMode: NavigationBarItem.TitleDisplayMode
    /// As on the page before.
    public static let automatic = ToolbarTitleDisplayMode(barMode: .automatic)
    /// Large.
    public static let large = ToolbarTitleDisplayMode(barMode: .large)
    /// In the bar, after a large title.
    public static let inlineLarge = ToolbarTitleDisplayMode(barMode: .inline)
    /// In the bar.
    public static let inline = ToolbarTitleDisplayMode(barMode: .inline)
}

/// When a tab bar becomes small.
public struct TabBarMinimizeBehavior: Hashable, Sendable {
    /// As the system decides.
    public static let automatic = TabBarMinimizeBehavior()
    /// When the user scrolls down.
    public static let onScrollDown = TabBarMinimizeBehavior()
    /// When the user scrolls up.
    public static let onScrollUp = TabBarMinimizeBehavior()
    /// Never.
    public static let never = TabBarMinimizeBehavior()
}

/// A space between items of a bar. Not laid out here.
public struct ToolbarSpacer: ToolbarContent {
    /// Creates a space.
    public nonisolated init(_ sizing: SpacerSizing = .flexible, placement: ToolbarItemPlacement = .automatic) {}
    /// Returns no items.
    public func _entries(in collector: _ToolbarCollector) {}
    /// There is none.
    public typealias Body = Never
}

/// The size of a space.
public struct SpacerSizing: Hashable, Sendable {
    /// Any.
    public static let flexible = SpacerSizing()
    /// The standard size.
    public static let fixed = SpacerSizing()
}

/// A menu at the title. Its items are not shown here.
public struct ToolbarTitleMenu<Content: View>: ToolbarContent {
    /// Creates a menu.
    public nonisolated init(@ViewBuilder content: () -> Content) {}
    /// Returns no items.
    public func _entries(in collector: _ToolbarCollector) {}
    /// There is none.
    public typealias Body = Never
}

extension ToolbarContent {
    /// Sets the visibility of the glass behind items. Not drawn here.
    public nonisolated func sharedBackgroundVisibility(_ visibility: Visibility) -> Self { self }
}

/// Hides bars of the page.
struct BarVisibilityModifier {
    let isHidden: Bool
    let bars: [ToolbarPlacement]
    @Environment(\.hostingController) private var controller

    nonisolated init(isHidden: Bool, bars: [ToolbarPlacement]) {
        self.isHidden = isHidden
        self.bars = bars
    }
}

extension BarVisibilityModifier: ViewModifier {
    func body(content: Content) -> some View {
        content.onAppear { apply() }.onChange(of: isHidden) { _ in apply() }
    }

    @MainActor private func apply() {
        guard let controller = controller.controller else { return }
        if bars.isEmpty || bars.contains(.navigationBar) || bars.contains(.automatic) {
            controller.navigationController?.setNavigationBarHidden(isHidden, animated: false)
        }
        if bars.contains(.tabBar) { controller.tabBarController?.tabBar.isHidden = isHidden }
    }
}
