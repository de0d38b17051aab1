import Foundation

/// Shows one of several controllers, chosen by the tabs at the bottom.
@preconcurrency @MainActor open class UITabBarController: UIViewController {
    final private(set) var members: [UIViewController] = []
    final private(set) var selected: UIViewController?
    private var storedMoreNavigationController: MoreNavigationController?
    /// The controller whose view is in the hierarchy.
    final weak var displayed: UIViewController?
    final var pendingTransition: TabTransition?
    final let contentView = UITransitionWrapperView()
    /// Whether the bar is away for a controller with `hidesBottomBarWhenPushed`.
    private var hasGivenBarAway = false

    /// The app's tabs, where it has made some.
    final var storedTabs: [UITab] = []
    /// Where tabs are shown where there is room for a sidebar (iOS 18).
    open var mode = Mode.automatic { didSet { sidebarDidChange() } }
    /// The sidebar, which exists on a tablet of regular width in the mode `tabSidebar`.
    public private(set) final lazy var sidebar = Sidebar(of: self)
    final var sidebarView: TabSidebarView?
    /// The bar at the bottom. Its items are the tab bar items of the controllers.
    public final let tabBar = UITabBar()
    /// The delegate, which is called before and after a tab is selected.
    open weak var delegate: (any UITabBarControllerDelegate)?

    /// Creates a tab bar controller without tabs.
    public override init(nibName: String?, bundle: Bundle?) {
        super.init(nibName: nibName, bundle: bundle)
        setUp()
    }

    /// Creates a tab bar controller without tabs.
    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        setUp()
    }

    private func setUp() {
        tabBar.shouldSelect = { [weak self] item in self?.shouldSelect(item) ?? true }
        tabBar.didSelect = { [weak self] item in self?.userSelected(item) }
    }

    /// Makes the view that contains the content and the bar.
    open override func loadView() {
        let container = UILayoutContainerView(frame: UIScreen.main.bounds)
        container.arrange = { [weak self] in self?.arrange() }
        contentView.frame = container.bounds
        container.addSubview(contentView)
        container.addSubview(tabBar)
        view = container
        displayWithoutTransition()
    }

    // MARK: The tabs

    /// The controllers, one for each tab.
    open var viewControllers: [UIViewController]? {
        get { members.isEmpty ? nil : members }
        set { setViewControllers(newValue, animated: false) }
    }

    /// Replaces the controllers. The selected one stays selected if it is among them, else the first one is.
    open func setViewControllers(_ viewControllers: [UIViewController]?, animated: Bool) {
        var seen: Set<ObjectIdentifier> = []
        let new = (viewControllers ?? []).filter { seen.insert(ObjectIdentifier($0)).inserted }
        let removed = members.filter { !seen.contains(ObjectIdentifier($0)) }
        for controller in removed { controller.willMove(toParent: nil) }
        members = new
        for controller in new where controller.parent !== self {
            addChild(controller)
            controller.didMove(toParent: self)
        }
        tabItemsDidChange()
        if selected.map({ !seen.contains(ObjectIdentifier($0)) }) ?? true {
            select(new.first)
        } else {
            updateSelectedItem()
        }
        for controller in removed { controller.removeFromParent() }
    }

    /// The stack of the tab "More", whose list contains the controllers that have no tab. It is used where more than
    /// five controllers share a bar of compact width, or more than eight one of regular width.
    open var moreNavigationController: UINavigationController { moreStack }

    final var moreStack: MoreNavigationController {
        if let storedMoreNavigationController { return storedMoreNavigationController }
        let made = MoreNavigationController(of: self)
        storedMoreNavigationController = made
        return made
    }

    /// The controller of the selected tab, or nil. While the list behind "More" is shown it is
    /// `moreNavigationController`.
    open var selectedViewController: UIViewController? {
        get { selected }
        set {
            guard let newValue else { return }
            guard members.contains(where: { $0 === newValue }) || isMoreStack(newValue) else {
                return Diagnostics.fail(
                    Diagnostic.Name.invalidArgument,
                    "\(Diagnostics.name(newValue)) is not one of the tab bar controller's view controllers.")
            }
            select(newValue)
        }
    }

    /// The index of the selected tab; `NSNotFound` when there is none. Indices without a tab are rejected.
    open var selectedIndex: Int {
        get { members.firstIndex { $0 === selected } ?? NSNotFound }
        set {
            guard members.indices.contains(newValue) else {
                return Diagnostics.fail(Diagnostic.Name.invalidArgument, "There is no tab with index \(newValue).")
            }
            select(members[newValue])
        }
    }

    private func isMoreStack(_ controller: UIViewController) -> Bool {
        !membersBehindMore.isEmpty && controller === storedMoreNavigationController
    }

    private func select(_ controller: UIViewController?) {
        guard selected !== controller else { return }
        selected = controller
        if let controller, isBehindMore(controller) { moreStack.show(controller) }
        updateSelectedItem()
        showSelectionIfNeeded()
    }

    /// Records the controller that the stack "More" shows, which the user has chosen there.
    final func moreStackDidShow(_ controller: UIViewController) {
        guard let selected, selected === storedMoreNavigationController || isBehindMore(selected) else { return }
        self.selected = controller
    }

    /// The controller whose view is shown for the selected one: itself, or the stack that contains it.
    final var shownForSelection: UIViewController? {
        guard let selected else { return nil }
        return isBehindMore(selected) ? moreStack : selected
    }

    /// Restores the selection after a cancelled change of tabs.
    final func restoreSelection(_ controller: UIViewController?) {
        selected = controller
        updateSelectedItem()
    }

    private func updateSelectedItem() {
        tabBar.selectedItem = shownForSelection?.tabBarItem
        if !storedTabs.isEmpty { sidebarDidChange() }
    }

    final func tabItemsDidChange() {
        let more = membersBehindMore.isEmpty ? [] : [moreStack as UIViewController]
        tabBar.setItems((membersWithTabs + more).compactMap(\.tabBarItem), animated: false)
        storedMoreNavigationController?.membersDidChange()
        updateSelectedItem()
    }

    /// The selected controller.
    open override var childForStatusBarStyle: UIViewController? { decided(#function, shownForSelection) }
    /// The selected controller.
    open override var childForStatusBarHidden: UIViewController? { decided(#function, shownForSelection) }
    /// The selected controller.
    open override var childForHomeIndicatorAutoHidden: UIViewController? { decided(#function, shownForSelection) }

    override var childrenThatShareAppearance: [UIViewController] { displayed.map { [$0] } ?? [] }

    // MARK: Segues and restoration

    /// Selects the next controller on the way of an unwind segue when it has a tab.
    open override func unwind(for unwindSegue: UIStoryboardSegue, towards subsequentVC: UIViewController) {
        if members.contains(where: { $0 === subsequentVC }) { selectedViewController = subsequentVC }
    }

    /// Writes which controllers have tabs and which tab is selected.
    open override func encodeRestorableState(with coder: NSCoder) {
        super.encodeRestorableState(with: coder)
        encodeTabs(with: coder)
    }

    /// Adds tabs for the restored controllers where there are none, and selects the saved tab.
    open override func decodeRestorableState(with coder: NSCoder) {
        super.decodeRestorableState(with: coder)
        decodeTabs(with: coder)
    }

    // MARK: The user

    private func controller(of item: UITabBarItem) -> UIViewController? {
        if !membersBehindMore.isEmpty, moreStack.tabBarItem === item { return moreStack }
        return membersWithTabs.first { $0.tabBarItem === item }
    }

    private func shouldSelect(_ item: UITabBarItem) -> Bool {
        guard let controller = controller(of: item) else { return true }
        if let tab = controller.storedTab, delegate?.tabBarController(self, shouldSelectTab: tab) == false {
            return false
        }
        return delegate?.tabBarController(self, shouldSelect: controller) ?? true
    }

    /// Selects a tab of the sidebar on behalf of the user, unless the delegate refuses.
    final func userChose(_ tab: UITab) {
        guard tab.isEnabled, delegate?.tabBarController(self, shouldSelectTab: tab) ?? true else { return }
        let previous = selectedTab
        selectedTab = tab
        sidebarDidChange()
        delegate?.tabBarController(self, didSelectTab: tab, previousTab: previous)
    }

    private func userSelected(_ item: UITabBarItem) {
        guard let controller = controller(of: item) else { return }
        tabBar(tabBar, didSelect: item)
        let previous = selectedTab
        defer {
            if let tab = controller.storedTab {
                delegate?.tabBarController(self, didSelectTab: tab, previousTab: previous)
                (tab as? UISearchTab)?.activateSearchIfAutomatic()
            }
        }
        if controller === shownForSelection {
            // The selected tab leads back to the bottom of its stack.
            let stack = controller as? UINavigationController
            if let stack, stack.viewControllers.count > 1 {
                stack.popToRootViewController(animated: true)
            } else {
                (stack?.topViewController ?? controller).topScrollView?.scrollToTop()
            }
        } else {
            // "More" shows the controller chosen from its list before.
            select((controller as? MoreNavigationController)?.chosen ?? controller)
        }
        delegate?.tabBarController(self, didSelect: controller)
    }

    // MARK: Views

    /// Whether the app has hidden the tab bar (iOS 18).
    open var isTabBarHidden: Bool {
        get { hidesTabBar }
        set { setTabBarHidden(newValue, animated: false) }
    }
    private var hidesTabBar = false

    /// Hides or shows the tab bar.
    open func setTabBarHidden(_ hidden: Bool, animated: Bool) {
        guard hidden != hidesTabBar else { return }
        hidesTabBar = hidden
        tabBar.isHidden = hidden || hasGivenBarAway
        viewIfLoaded?.setNeedsLayout()
    }

    /// Shows the selected controller in a view that is not on screen.
    final func displayWithoutTransition() {
        let shown = shownForSelection
        guard displayed !== shown else { return }
        displayed?.leavePlace()
        displayed = shown
        adoptIfMore(shown)
        guard let view = shown?.view else { return }
        view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        shown?.enterPlace(contentView)
        viewIfLoaded?.setNeedsLayout()
    }

    private func arrange() {
        guard let view = viewIfLoaded else { return }
        let bounds = view.bounds
        let isGivenAway = (displayed as? UINavigationController)?.hidesBottomBar ?? false
        // Only when that changes: the app can hide the bar itself.
        if isGivenAway != hasGivenBarAway {
            hasGivenBarAway = isGivenAway
            tabBar.isHidden = isGivenAway || hidesTabBar || !sidebar.isHidden
        }
        let sidebarWidth = arrangeSidebar(in: view)
        if hasSidebar { tabBar.isHidden = isGivenAway || hidesTabBar || sidebarWidth > 0 }
        // The bar reaches down to the edge, below the tabs that the device leaves free.
        let height = barHeight
        tabBar.frame = CGRect(x: bounds.minX, y: bounds.maxY - height, width: bounds.width, height: height)
        let isMirrored = view.effectiveUserInterfaceLayoutDirection == .rightToLeft
        contentView.frame = CGRect(
            x: bounds.minX + (isMirrored ? 0 : sidebarWidth), y: bounds.minY,
            width: max(bounds.width - sidebarWidth, 0), height: bounds.height)
        if isMirrored, let sidebarView { sidebarView.frame.origin.x = bounds.maxX - sidebarView.frame.width }
        displayed?.place(in: contentView, below: topBars, above: bottomBars)
    }

    private var barHeight: CGFloat {
        tabBar.intrinsicContentSize.height + (viewIfLoaded?.safeAreaInsets.bottom ?? 0)
    }

    /// The area that the tab bar covers.
    private var bottomBars: BarEdge {
        tabBar.isHidden ? BarEdge() : BarEdge(reach: barHeight, isTranslucent: tabBar.isTranslucent)
    }

    /// The area that the bars of a container around this one cover.
    private var topBars: BarEdge {
        guard coveringBars.top.reach > 0 else { return BarEdge() }
        return BarEdge(
            reach: viewIfLoaded?.safeAreaInsets.top ?? 0, isTranslucent: coveringBars.top.isTranslucent)
    }

    /// Returns the part of the size that the tab bar leaves for content that does not extend under it.
    open override func size(
        forChildContentContainer container: any UIContentContainer, withParentContainerSize parentSize: CGSize
    ) -> CGSize {
        guard let child = container as? UIViewController, child.parent === self else { return parentSize }
        return child.frame(
            in: CGRect(origin: .zero, size: parentSize), below: topBars, above: bottomBars
        ).size
    }

    private var customizable: [UIViewController]?
    /// The controllers that the user may rearrange in the bar; stored only.
    open var customizableViewControllers: [UIViewController]? {
        get { customizable ?? viewControllers }
        set { customizable = newValue }
    }

    /// Called when the user taps a tab, before it is selected.
    open func tabBar(_ tabBar: UITabBar, didSelect item: UITabBarItem) {}
}

/// The part of a tab bar controller's view that contains the view of the selected controller.
@MainActor final class UITransitionWrapperView: UIView {}
