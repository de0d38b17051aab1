import Foundation

/// Shows one controller of a stack at a time, below a bar with its title and a way back.
@preconcurrency @MainActor open class UINavigationController: UIViewController {
    /// The kind of a stack's transition, with UIKit's raw values.
    public enum Operation: Int, Sendable {
        /// Neither a push nor a pop.
        case none = 0
        /// A controller is pushed.
        case push = 1
        /// Controllers are popped.
        case pop = 2
    }

    final var stack: [UIViewController] = []
    /// The stack when no transition was running.
    final private var settledStack: [UIViewController] = []
    /// The controller whose view is in the hierarchy.
    final weak var displayed: UIViewController?
    /// Controllers that were added to the stack and not yet notified of the end of their move.
    final var joining: [UIViewController] = []
    /// Controllers that were removed from the stack and are still children.
    final var leaving: [UIViewController] = []
    final var pendingTransition: StackTransition?
    /// The search bar below the navigation bar.
    final weak var shownSearchBar: UISearchBar?
    /// The search that has hidden the navigation bar.
    final weak var searchHidingBar: UISearchController? {
        didSet { if searchHidingBar !== oldValue { barVisibilityDidChange() } }
    }
    final var isBarHiddenBySearch: Bool { searchHidingBar != nil }
    final let contentView = UINavigationTransitionView()
    /// The height of the search bar below the navigation bar; 0 without one.
    final var searchBarHeight: CGFloat = 0

    /// The bar at the top. Its items are the navigation items of the controllers on the stack.
    public final let navigationBar: UINavigationBar
    /// The bar at the bottom, with the toolbar items of the topmost controller.
    public final let toolbar: UIToolbar!
    /// Whether a tap hides the bars and brings them back; stored only, as VoiceOver would not announce that the bars
    /// are gone.
    open var hidesBarsOnTap = false
    /// Whether scrolling hides the bars; stored only.
    open var hidesBarsOnSwipe = false
    /// Whether the keyboard hides the bars; stored only.
    open var hidesBarsWhenKeyboardAppears = false
    /// Whether a compact height hides the bars; stored only.
    open var hidesBarsWhenVerticallyCompact = false
    /// The recognizer of the tap that hides the bars; it recognizes nothing here.
    open private(set) lazy var barHideOnTapGestureRecognizer = UITapGestureRecognizer()
    /// The recognizer of the scroll that hides the bars; it recognizes nothing here.
    open private(set) lazy var barHideOnSwipeGestureRecognizer = UIPanGestureRecognizer()
    /// The delegate, which is notified of the controllers shown.
    open weak var delegate: (any UINavigationControllerDelegate)?

    // MARK: Making one

    /// Creates a navigation controller with a controller at the bottom of its stack.
    public init(rootViewController: UIViewController) {
        navigationBar = UINavigationBar()
        toolbar = UIToolbar()
        super.init(nibName: nil, bundle: nil)
        setUp()
        setStack([rootViewController], animated: false)
    }

    /// Creates a navigation controller with an empty stack and bars of the app's own classes; nil means UIKit's class.
    public init(navigationBarClass: AnyClass?, toolbarClass: AnyClass?) {
        navigationBar =
            (navigationBarClass as? UINavigationBar.Type).map { ClassInitializer.makeView($0) } ?? UINavigationBar()
        toolbar = (toolbarClass as? UIToolbar.Type).map { ClassInitializer.makeView($0) } ?? UIToolbar()
        super.init(nibName: nil, bundle: nil)
        setUp()
    }

    /// Creates a navigation controller with an empty stack.
    public override init(nibName: String?, bundle: Bundle?) {
        navigationBar = UINavigationBar()
        toolbar = UIToolbar()
        super.init(nibName: nibName, bundle: bundle)
        setUp()
    }

    /// Creates a navigation controller with an empty stack.
    public required init?(coder: NSCoder) {
        navigationBar = UINavigationBar()
        toolbar = UIToolbar()
        super.init(coder: coder)
        setUp()
    }

    private func setUp() {
        definesPresentationContext = true
        navigationBar.goBack = { [weak self] in self?.popByBackButton() }
    }

    /// Makes the view that contains the bars and the content.
    open override func loadView() {
        let container = UILayoutContainerView(frame: UIScreen.main.bounds)
        container.arrange = { [weak self] in
            self?.pendingTransition?.startInLayout()
            self?.arrange()
        }
        contentView.frame = container.bounds
        container.addSubview(contentView)
        container.addSubview(navigationBar)
        container.addSubview(toolbar)
        navigationBar.isHidden = isNavigationBarHidden
        toolbar.isHidden = isToolbarHidden
        container.addGestureRecognizer(popGesture.recognizer)
        view = container
        displayWithoutTransition()
    }

    /// Called after everything inside has its place: a change of the stack that takes no time is over then.
    open override func viewDidLayoutSubviews() {
        super.viewDidLayoutSubviews()
        pendingTransition?.finishAfterLayout()
    }

    // MARK: The stack

    /// The controllers from the bottom to the top.
    open var viewControllers: [UIViewController] {
        get { stack }
        set { setViewControllers(newValue, animated: false) }
    }
    /// The controller at the top of the stack, or nil.
    open var topViewController: UIViewController? { stack.last }
    /// The visible controller: the presented one, or else the one at the top of the stack.
    open var visibleViewController: UIViewController? { storedPresented ?? stack.last }

    /// Replaces the stack. The transition starts in the next turn; a controller that appears twice counts once.
    open func setViewControllers(_ viewControllers: [UIViewController], animated: Bool) {
        setStack(viewControllers, animated: animated)
    }

    /// Pushes a controller. The transition starts in the next turn.
    open func pushViewController(_ viewController: UIViewController, animated: Bool) {
        guard !stack.contains(where: { $0 === viewController }) else {
            return Diagnostics.fail(
                Diagnostic.Name.invalidArgument,
                "Pushing the same view controller instance more than once is not supported "
                    + "(\(Diagnostics.name(viewController)))")
        }
        setStack(stack + [viewController], animated: animated)
    }

    /// Takes the topmost controller from the stack and returns it; nil when it is the only one.
    @discardableResult open func popViewController(animated: Bool) -> UIViewController? {
        guard stack.count > 1, let top = stack.last else { return nil }
        setStack(stack.dropLast(), animated: animated)
        return top
    }

    /// Takes everything above the bottom controller from the stack and returns it, from the bottom up.
    @discardableResult open func popToRootViewController(animated: Bool) -> [UIViewController]? {
        guard let root = stack.first else { return nil }
        return popToViewController(root, animated: animated)
    }

    /// Takes everything above a controller from the stack and returns it, from the bottom up.
    @discardableResult open func popToViewController(
        _ viewController: UIViewController, animated: Bool
    ) -> [UIViewController]? {
        guard let index = stack.lastIndex(where: { $0 === viewController }) else {
            Diagnostics.fail(
                Diagnostic.Name.invalidArgument, "Tried to pop to a view controller that doesn't exist.")
            return nil
        }
        let popped = Array(stack[(index + 1)...])
        guard !popped.isEmpty else { return [] }
        setStack(Array(stack[...index]), animated: animated)
        return popped
    }

    /// The stack's item in a tab bar: its own item, or without one and without a title that of the controller at the
    /// bottom.
    open override var tabBarItem: UITabBarItem! {
        get { hasTabBarItem || title != nil ? super.tabBarItem : stack.first?.tabBarItem ?? super.tabBarItem }
        set { super.tabBarItem = newValue }
    }

    /// Pushes the controller.
    open override func show(_ vc: UIViewController, sender: Any?) {
        pushViewController(vc, animated: true)
    }

    /// The column that a collapsed split view has pushed on the stack.
    final var collapsedSecondary: CollapsedColumn?

    /// Pushes the secondary controller on the stack; for a navigation controller, the controllers of its stack.
    open override func collapseSecondaryViewController(
        _ secondaryViewController: UIViewController, for splitViewController: UISplitViewController
    ) {
        layOnStack(secondaryViewController)
    }

    /// Removes the pushed column from the stack, or else the topmost controller.
    open override func separateSecondaryViewController(
        for splitViewController: UISplitViewController
    ) -> UIViewController? { takeFromStack() }

    /// The topmost controller when there is no bar at the top; otherwise the bar's style counts.
    open override var childForStatusBarStyle: UIViewController? {
        decided(#function, isNavigationBarHidden ? stack.last : nil)
    }
    /// The topmost controller.
    open override var childForStatusBarHidden: UIViewController? { decided(#function, stack.last) }
    /// The topmost controller.
    open override var childForHomeIndicatorAutoHidden: UIViewController? { decided(#function, stack.last) }

    /// `show(_:sender:)`.
    open override class var overriddenActions: Set<Selector> { [.showViewController] }

    override var childrenThatShareAppearance: [UIViewController] { displayed.map { [$0] } ?? [] }

    /// Records the stack after a transition.
    final func noteSettledStack() { settledStack = stack }

    /// Restores the stack from before a cancelled transition.
    final func restoreSettledStack() { stack = settledStack }

    /// Returns the part of the size that the bars leave for content that does not extend under them.
    open override func size(
        forChildContentContainer container: any UIContentContainer, withParentContainerSize parentSize: CGSize
    ) -> CGSize {
        guard let child = container as? UIViewController, child.parent === self else { return parentSize }
        return contentFrame(of: child, in: CGRect(origin: .zero, size: parentSize)).size
    }

    /// Called when all controllers added to or removed from the stack have been notified.
    func membershipDidSettle() {}

    // MARK: The bars

    /// Whether the bar at the top is hidden.
    open var isNavigationBarHidden = false {
        didSet { barVisibilityDidChange() }
    }
    /// Whether the bar at the bottom is hidden; it is unless set otherwise.
    open var isToolbarHidden = true {
        didSet { barVisibilityDidChange() }
    }

    /// Hides or shows the bar at the top.
    open func setNavigationBarHidden(_ hidden: Bool, animated: Bool) { isNavigationBarHidden = hidden }
    /// Hides or shows the bar at the bottom.
    open func setToolbarHidden(_ hidden: Bool, animated: Bool) { isToolbarHidden = hidden }

    // MARK: Escape

    /// Dismisses the sheet that contains the stack, where the user may do that, or else pops the topmost controller; in
    /// the opposite order where `UIAccessibility.escapeOrder` requires it.
    override func performSystemEscape() -> Bool {
        if let search = displayed?.storedPresented as? UISearchController, search.isActive {
            return search.performSystemEscape()
        }
        let popsFirst = UIAccessibility.escapeOrder == .stackBeforeSheet
        return popsFirst ? popByEscape() || dismissByEscape() : dismissByEscape() || popByEscape()
    }

    private func popByEscape() -> Bool {
        guard stack.count > 1, presentedViewController == nil else { return false }
        // Escape does what the back button does.
        if let action = stack.last?.navigationItem.backAction {
            action.perform(from: self)
        } else {
            popViewController(animated: true)
        }
        return true
    }

    // MARK: Segues and restoration

    /// Returns the stack without the controller that contains the source, from the top downwards.
    open override func allowedChildrenForUnwinding(from source: UIStoryboardUnwindSegueSource) -> [UIViewController] {
        super.allowedChildrenForUnwinding(from: source).reversed()
    }

    /// Pops to the next controller on the way when it is in the stack.
    open override func unwind(for unwindSegue: UIStoryboardSegue, towards subsequentVC: UIViewController) {
        guard stack.contains(where: { $0 === subsequentVC }) else { return }
        popToViewController(subsequentVC, animated: UIView.areAnimationsEnabled)
    }

    /// Writes which controllers are in the stack.
    open override func encodeRestorableState(with coder: NSCoder) {
        super.encodeRestorableState(with: coder)
        encodeStack(with: coder)
    }

    /// Restores the controllers of the stack.
    open override func decodeRestorableState(with coder: NSCoder) {
        super.decodeRestorableState(with: coder)
        decodeStack(with: coder)
    }

    // MARK: The interactive pop

    final lazy var popGesture = PopGesture(of: self)

    /// The recognizer of the drag from the leading edge that pops the topmost controller. It can be disabled, or given
    /// another delegate, which then decides alone whether it begins.
    open var interactivePopGestureRecognizer: UIGestureRecognizer? { popGesture.recognizer }

    /// Pops the topmost controller, like a drag from the left edge by the user.
    /// - Parameter isCompleted: False for a drag that the user cancels.
    public final func popByDragging(isCompleted: Bool = true) {
        guard stack.count > 1 else { return }
        if isCompleted {
            popViewController(animated: true)
        } else {
            CancelledPopTransition(in: self).startInNextTurn()
        }
    }

    override func childrenDidReceiveAppearance() {
        guard pendingTransition == nil, runningTransition == nil, let displayed else { return }
        switch appearance.phase {
        case .appearing: delegate?.navigationController(self, willShow: displayed, animated: appearance.isAnimated)
        case .appeared: delegate?.navigationController(self, didShow: displayed, animated: appearance.isAnimated)
        case .disappearing, .disappeared: break
        }
    }
}
