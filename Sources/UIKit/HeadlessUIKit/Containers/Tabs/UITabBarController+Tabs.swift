import Foundation

// Tabs as objects, and the sidebar (iOS 18).
extension UITabBarController {
    /// Where tabs are shown where there is room for a sidebar, with UIKit's raw values.
    public enum Mode: Int, Sendable {
        /// In the tab bar.
        case automatic = 0
        /// In the tab bar.
        case tabBar = 1
        /// In the tab bar or in the sidebar, between which the user chooses.
        case tabSidebar = 2
    }

    /// The sidebar of a tab bar controller.
    @preconcurrency @MainActor public final class Sidebar: NSObject {
        private weak var controller: UITabBarController?
        private var chosen: Bool?

        init(of controller: UITabBarController) {
            self.controller = controller
            super.init()
        }

        /// Whether the sidebar is hidden. Until the app or the user decides, it is shown where the width exceeds the
        /// height.
        public var isHidden: Bool {
            get {
                guard let controller, controller.hasSidebar else { return true }
                let size = controller.viewIfLoaded?.bounds.size ?? .zero
                return chosen ?? (size.width <= size.height)
            }
            set {
                chosen = newValue
                controller?.sidebarDidChange()
            }
        }
    }

    /// Creates a tab bar controller with tabs.
    public convenience init(tabs: [UITab]) {
        self.init(nibName: nil, bundle: nil)
        setTabs(tabs, animated: false)
    }

    /// Replaces the tabs.
    public final func setTabs(_ tabs: [UITab], animated: Bool) {
        let identifiers = tabs.map(\.identifier)
        guard Set(identifiers).count == identifiers.count else {
            return Diagnostics.fail(
                Diagnostic.Name.invalidArgument, "The identifiers of tabs must be unique: \(identifiers).")
        }
        for tab in storedTabs { tab.tabBarController = nil }
        storedTabs = tabs
        tabsDidChange()
    }

    /// The tabs, of which hidden ones have no place in the bar.
    public final var tabs: [UITab] {
        get { storedTabs }
        set { setTabs(newValue, animated: false) }
    }

    /// The selected tab, or nil.
    public final var selectedTab: UITab? {
        get { selected?.storedTab }
        set {
            guard let newValue else { return }
            newValue.parent?.selectedChild = newValue
            // A tab of a group that has a controller of its own is shown by that.
            let candidates = [newValue.viewController, newValue.parent?.viewController].compactMap(\.self)
            guard let shown = candidates.first(where: { candidate in members.contains { $0 === candidate } }) else {
                return
            }
            selectedViewController = shown
        }
    }

    /// Returns the tab with an identifier, also one in a group, or nil.
    public final func tab(forIdentifier identifier: String) -> UITab? {
        for tab in storedTabs {
            if tab.identifier == identifier { return tab }
            if let found = (tab as? UITabGroup)?.tab(forIdentifier: identifier) { return found }
        }
        return nil
    }

    /// Shows the controllers of the tabs that have a place in the bar.
    final func tabsDidChange() {
        let shown = storedTabs.filter { !$0.isHidden && $0.preferredPlacement != .sidebarOnly }
        for tab in storedTabs {
            tab.tabBarController = self
            for child in (tab as? UITabGroup)?.children ?? [] { child.tabBarController = self }
        }
        // A search is the last tab.
        let ordered = shown.filter { !($0 is UISearchTab) } + shown.filter { $0 is UISearchTab }
        setViewControllers(ordered.compactMap(\.viewController), animated: false)
        sidebarDidChange()
    }

    // MARK: The sidebar

    /// Whether tabs can be in a sidebar: on a tablet of regular width.
    final var hasSidebar: Bool {
        mode == .tabSidebar && traitCollection.userInterfaceIdiom == .pad
            && traitCollection.horizontalSizeClass == .regular
    }

    /// Called when the tabs, the selection or the visibility of the sidebar has changed.
    final func sidebarDidChange() {
        guard let view = viewIfLoaded else { return }
        sidebarView?.show(storedTabs, selected: selectedTab)
        view.setNeedsLayout()
    }

    /// Adds, removes and places the sidebar. Returns the width that it takes at the leading edge.
    final func arrangeSidebar(in view: UIView) -> CGFloat {
        guard hasSidebar else {
            sidebarView?.removeFromSuperview()
            sidebarView = nil
            return 0
        }
        let bar = sidebarView ?? TabSidebarView(of: self)
        if sidebarView == nil {
            sidebarView = bar
            view.addSubview(bar)
            bar.show(storedTabs, selected: selectedTab)
        }
        bar.isCollapsed = sidebar.isHidden
        let width = bar.isCollapsed ? 0 : TabSidebarView.width
        bar.frame = CGRect(
            x: view.bounds.minX, y: view.bounds.minY + view.safeAreaInsets.top,
            width: bar.isCollapsed ? TabSidebarView.buttonLength : width,
            height: bar.isCollapsed
                ? TabSidebarView.buttonLength : view.bounds.height - view.safeAreaInsets.top)
        return width
    }
}

/// The sidebar of a tab bar controller: a button that hides and shows it, and a list of the tabs.
@MainActor final class TabSidebarView: UIView {
    static let width: CGFloat = 320
    static let buttonLength: CGFloat = 44
    private weak var controller: UITabBarController?
    private let toggle = UIButton(type: .system)
    private var rows: [UIView] = []

    /// Whether only the button is shown.
    var isCollapsed = false {
        didSet {
            guard isCollapsed != oldValue else { return }
            for row in rows { row.isHidden = isCollapsed }
            updateToggle()
            setNeedsLayout()
        }
    }

    init(of controller: UITabBarController) {
        self.controller = controller
        super.init(frame: .zero)
        toggle.addAction(
            UIAction { [weak controller] _ in controller?.sidebar.isHidden.toggle() }, for: .primaryActionTriggered)
        addSubview(toggle)
        updateToggle()
    }

    required init?(coder: NSCoder) { nil }

    // A container lists its bars before its content.
    override var defaultShouldGroupAccessibilityChildren: Bool { true }

    private func updateToggle() { toggle.labelWord = isCollapsed ? .showSidebar : .hideSidebar }

    func show(_ tabs: [UITab], selected: UITab?) {
        for row in rows { row.removeFromSuperview() }
        rows = tabs.filter { !$0.isHidden }.flatMap { tab -> [UIView] in
            guard let group = tab as? UITabGroup, !group.children.isEmpty else { return [row(for: tab, selected)] }
            let heading = UILabel()
            heading.text = group.title
            heading.accessibilityTraits = .header
            return [heading] + group.children.filter { !$0.isHidden }.map { row(for: $0, selected) }
        }
        for row in rows {
            row.isHidden = isCollapsed
            addSubview(row)
        }
        setNeedsLayout()
    }

    private func row(for tab: UITab, _ selected: UITab?) -> UIButton {
        let button = UIButton(type: .system)
        button.setTitle(tab.title, for: .normal)
        button.contentHorizontalAlignment = .leading
        button.isEnabled = tab.isEnabled
        button.isSelected = tab === selected || tab.parent != nil && tab.parent?.selectedChild === tab
        button.addAction(
            UIAction { [weak controller] _ in controller?.userChose(tab) }, for: .primaryActionTriggered)
        return button
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        let length = Self.buttonLength
        toggle.frame = CGRect(x: 0, y: 0, width: length, height: length)
        for (index, row) in rows.enumerated() {
            row.frame = CGRect(x: 16, y: length * CGFloat(index + 1), width: max(bounds.width - 32, 0), height: length)
        }
        mirrorIfNeeded(subviews)
    }
}
