import Foundation

/// Manages a view and its part of the app.
///
/// Deferred work, such as the start of a presentation, runs in the turns of `MainLoop.main`.
@preconcurrency @MainActor
open class UIViewController: UIResponder, UIContentContainer, UITraitEnvironment, UIStateRestoring {
    // MARK: Creating a view controller

    /// Creates a controller whose view is not yet loaded.
    /// - Parameters:
    ///   - nibName: The nib to load the view from; nil means the one named after the class, if any.
    ///   - bundle: The bundle of the nib; nil means the main bundle.
    public init(nibName: String?, bundle: Bundle?) {
        self.nibName = nibName
        nibBundle = bundle
        super.init()
    }

    /// Creates a controller from an archive. Archives are not read here, so it starts like one made in code.
    public required init?(coder: NSCoder) {
        nibName = nil
        nibBundle = nil
        super.init()
    }

    /// Creates a controller whose view is not yet loaded.
    public override convenience init() {
        self.init(nibName: nil, bundle: nil)
    }

    deinit {
        MainThread.finish {
            storedView?.viewController = nil
            releaseChildrenWithoutRecursion()
        }
    }

    /// Called on a controller made from a storyboard once it is complete; its view is not loaded then, and its traits
    /// are unspecified.
    open func awakeFromNib() {}

    // MARK: The view

    /// The nib of the view, or nil.
    public let nibName: String?
    /// The bundle of the nib, or nil for the main one.
    public let nibBundle: Bundle?
    final var storedView: UIView?
    final var isLoadingView = false
    /// Makes the view of a controller from a storyboard or nib; `loadView()` tries it first.
    package final var viewProvider: (@MainActor (UIViewController) -> UIView?)?

    /// The root view, loaded on first use.
    open var view: UIView! {
        get {
            loadViewIfNeeded()
            return storedView
        }
        set { replaceView(with: newValue) }
    }

    /// The root view when it is loaded.
    open var viewIfLoaded: UIView? { storedView }
    /// Whether the root view is loaded.
    open var isViewLoaded: Bool { storedView != nil }

    /// Loads the root view unless that was done.
    open func loadViewIfNeeded() {
        loadOnce()
    }

    /// Makes the root view: the one of the storyboard or nib that the controller came from, the one of the nib that is
    /// named after its class, or else a plain view as large as the screen. An override sets `view` and must not call
    /// super.
    open func loadView() {
        view = viewFromNib() ?? UIView(frame: UIScreen.main.bounds)
    }

    /// Called once after the root view was loaded.
    open func viewDidLoad() {}
    /// Called when memory is low; see `UIApplication.performMemoryWarning()`.
    open func didReceiveMemoryWarning() {}

    // MARK: Appearing and disappearing

    final var appearance = AppearanceState()

    /// Called before the root view enters the view hierarchy.
    open func viewWillAppear(_ animated: Bool) {}
    /// Called once the root view is in the hierarchy and was laid out by its superview, before `viewDidAppear(_:)`.
    open func viewIsAppearing(_ animated: Bool) {}
    /// Called after the root view has entered the hierarchy.
    open func viewDidAppear(_ animated: Bool) {}
    /// Called before the root view leaves the view hierarchy.
    open func viewWillDisappear(_ animated: Bool) {}
    /// Called after the root view has left the hierarchy.
    open func viewDidDisappear(_ animated: Bool) {}

    /// Whether the appearance callbacks are forwarded to the children automatically; true unless overridden.
    open var shouldAutomaticallyForwardAppearanceMethods: Bool { true }

    /// Notifies a child that it is about to appear or disappear; for containers that forward appearance themselves.
    ///
    /// Calls nest, and one in the other direction before the end reverses the transition.
    open func beginAppearanceTransition(_ isAppearing: Bool, animated: Bool) {
        beginTransition(isAppearing, animated: animated)
    }

    /// Notifies a child that the transition started by `beginAppearanceTransition(_:animated:)` has ended.
    open func endAppearanceTransition() {
        endTransition()
    }

    /// The children that share this controller's appearance: those whose views are inside its own.
    var childrenThatShareAppearance: [UIViewController] {
        guard let view = storedView else { return [] }
        return children.filter { $0.storedView?.isDescendant(of: view) ?? false }
    }

    /// Called when the controller's appearance has changed and all children have been notified.
    func childrenDidReceiveAppearance() {}

    // MARK: Layout

    /// Called before the root view lays out its subviews.
    open func viewWillLayoutSubviews() {}
    /// Called after the root view has laid out its subviews.
    open func viewDidLayoutSubviews() {}

    /// The edges at which the content extends under translucent bars; all unless set. The safe area contains how far
    /// the bars cover it.
    open var edgesForExtendedLayout: UIRectEdge = .all {
        didSet { if edgesForExtendedLayout != oldValue { extendedEdgesDidChange() } }
    }
    /// Whether the content extends under opaque bars as well; false unless set.
    open var extendedLayoutIncludesOpaqueBars = false {
        didSet { if extendedLayoutIncludesOpaqueBars != oldValue { extendedEdgesDidChange() } }
    }
    /// Whether a scroll view that fills the view, and whose behaviour is `.automatic`, keeps clear of bars also where
    /// its content is short; true unless set. Superseded by the scroll view's own behaviour in iOS 11.
    open var automaticallyAdjustsScrollViewInsets = true

    /// Additional insets of the view's safe area, in points; a parent controller sets them for its own bars.
    open var additionalSafeAreaInsets = UIEdgeInsets.zero {
        didSet { if additionalSafeAreaInsets != oldValue { viewIfLoaded?.setNeedsLayout() } }
    }
    /// The bars of a container under which the view extends.
    final var coveringBars = (top: BarEdge(), bottom: BarEdge())
    /// The part of the view that a container's bars cover.
    final var barInsets = UIEdgeInsets.zero {
        didSet { if barInsets != oldValue { viewIfLoaded?.setNeedsLayout() } }
    }
    /// Called before a layout pass when the view's constraints need an update: at the first layout, and after
    /// `setNeedsUpdateConstraints()` of the view. An override calls super.
    open func updateViewConstraints() { storedView?.updateConstraints() }
    /// The least side margins of the view, in points: 16, and 20 where it is 414 points wide or wider, as on iOS.
    open var systemMinimumLayoutMargins: NSDirectionalEdgeInsets {
        let margin: CGFloat = (viewIfLoaded?.bounds.width ?? 0) >= 414 ? 20 : 16
        return NSDirectionalEdgeInsets(top: 0, leading: margin, bottom: 0, trailing: margin)
    }
    /// Whether the view's margins are never smaller than the system's; true unless set.
    open var viewRespectsSystemMinimumLayoutMargins = true {
        didSet { viewIfLoaded?.marginsDidChange() }
    }
    /// Called after the margins of the view have changed.
    open func viewLayoutMarginsDidChange() {}
    /// Called after the safe area of the view has changed.
    open func viewSafeAreaInsetsDidChange() {}
    /// The size that the controller would like its view to have, in points; zero when it does not care.
    open var preferredContentSize = CGSize.zero {
        didSet { if preferredContentSize != oldValue { reportPreferredContentSize() } }
    }

    /// Called when a child prefers another size; does nothing unless overridden.
    open func preferredContentSizeDidChange(forChildContentContainer container: any UIContentContainer) {}

    /// The size that a child gets in a parent of a size, in points: the parent's unless overridden.
    open func size(
        forChildContentContainer container: any UIContentContainer, withParentContainerSize parentSize: CGSize
    ) -> CGSize { parentSize }

    /// Called before the view's size changes with the window's; forwards to the children and the presented controller.
    open func viewWillTransition(to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator) {
        announceRotation(to: size, with: coordinator)
        forwardSizeTransition(to: size, with: coordinator)
    }

    /// Called before the traits change; an override calls super, which forwards the change to the children and the
    /// presented controller as far as it affects them.
    open func willTransition(
        to newCollection: UITraitCollection, with coordinator: any UIViewControllerTransitionCoordinator
    ) {
        forwardTraitTransition(to: newCollection, with: coordinator)
    }

    /// The traits of the controller's environment: those of its view.
    open var traitCollection: UITraitCollection { isAwakening ? UITraitCollection() : resolvedTraits }
    /// Whether `awakeFromNib()` runs, when the controller has no surroundings yet.
    final var isAwakening = false

    @CountedOverride final var traitsFromParent: UITraitCollection?
    @CountedOverride final var storedTraitOverrides: UITraitOverrides?
    final var storedTraitObservers: TraitObservers?
    /// The orientations that the controller can be shown in: all but upside down on a phone.
    open var supportedInterfaceOrientations: UIInterfaceOrientationMask {
        decided(#function, UIDevice.current.userInterfaceIdiom == .pad ? .all : .allButUpsideDown)
    }
    /// Called after the traits have changed.
    open func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {}

    // MARK: Containment

    /// The controller that contains this one; never the one that presents it.
    open var parent: UIViewController? { storedParent }
    final weak var storedParent: UIViewController?
    /// The contained controllers, in order of addition; never presented ones.
    open internal(set) var children: [UIViewController] = []
    final var isAddedToParent = false
    final var isLeavingParent = false

    /// Whether the controller is appearing because it was added to a parent.
    open var isMovingToParent: Bool { isAddedToParent }
    /// Whether the controller is disappearing because it leaves its parent.
    open var isMovingFromParent: Bool { isLeavingParent }

    /// Makes another controller a child. Calls its `willMove(toParent:)`; the caller embeds the view and calls
    /// `didMove(toParent:)`.
    open func addChild(_ childController: UIViewController) {
        adopt(childController)
    }

    /// Removes the controller from its parent and calls `didMove(toParent:)` with nil.
    open func removeFromParent() {
        leaveParent()
    }

    /// Called before the parent changes; an override calls super.
    open func willMove(toParent parent: UIViewController?) {
        if parent == nil { isLeavingParent = true }
    }

    /// Called after the parent has changed; an override calls super.
    open func didMove(toParent parent: UIViewController?) {
        isAddedToParent = false
        if parent == nil { isLeavingParent = false }
    }

    /// Replaces one child's view by another's: adds the new one before the animations, removes the old one after the
    /// duration, and reports whether the transition was completed.
    ///
    /// - Parameters:
    ///   - fromViewController: The child whose view is removed.
    ///   - toViewController: The child whose view is added.
    ///   - duration: In seconds.
    ///   - options: Options of the animation.
    ///   - animations: Changes during the transition.
    ///   - completion: Receives whether the transition was completed.
    open func transition(
        from fromViewController: UIViewController, to toViewController: UIViewController, duration: TimeInterval,
        options: UIView.AnimationOptions = [], animations: (() -> Void)?, completion: ((Bool) -> Void)? = nil
    ) {
        ChildTransition.run(
            in: self, from: fromViewController, to: toViewController, duration: duration, animations: animations,
            completion: completion)
    }

    // MARK: Presentation

    final var storedPresented: UIViewController?
    final weak var storedPresenter: UIViewController?
    final var storedPresentationController: UIPresentationController?
    /// The presentation or dismissal of this controller that was requested and is not over.
    final weak var modalTransition: ControllerTransition?
    /// The transition that the controller takes part in right now.
    final weak var runningTransition: ControllerTransition?
    /// The transition that the controller takes part in as soon as it starts.
    final weak var expectedTransition: ControllerTransition?

    /// The style of the controller's presentation.
    open var modalPresentationStyle = UIModalPresentationStyle.automatic {
        didSet { if modalPresentationStyle != oldValue { forgetUnusedPresentationController() } }
    }
    /// The animation style of a presentation of the controller.
    open var modalTransitionStyle = UIModalTransitionStyle.coverVertical
    /// The animation by which the controller is shown and leaves, or nil for the style of the presentation or for that
    /// of the stack (iOS 18).
    open var preferredTransition: Transition? {
        didSet { if case .style(let style)? = preferredTransition?.kind { modalTransitionStyle = style } }
    }
    /// Whether the user is prevented from dismissing the controller.
    open var isModalInPresentation = false
    /// Whether presentations in the current context take place on this controller.
    open var definesPresentationContext = false
    /// Whether the context's transition style replaces that of the controller presented in it.
    open var providesPresentationContextTransitionStyle = false
    /// Supplies presentation controllers for the style `.custom`.
    open weak var transitioningDelegate: (any UIViewControllerTransitioningDelegate)?
    /// Whether the controller is appearing because it is being presented.
    open internal(set) var isBeingPresented = false
    /// Whether the controller is disappearing because it is being dismissed.
    open internal(set) var isBeingDismissed = false

    /// The controller presented by this one or else by its nearest ancestor that presents.
    open var presentedViewController: UIViewController? { nearestPresenting?.storedPresented }
    /// The controller that presents this one or its farthest ancestor.
    open var presentingViewController: UIViewController? { farthestPresented?.storedPresenter }
    /// The object that manages the presentation of this controller or its nearest presented ancestor.
    open var presentationController: UIPresentationController? { currentPresentationController }

    /// Makes the presentation controller for the style; nil where the app has to supply it.
    func makePresentationController() -> UIPresentationController? { standardPresentationController() }

    /// Presents a controller modally; the transition starts in the next turn.
    ///
    /// - Parameters:
    ///   - viewControllerToPresent: The controller.
    ///   - flag: Whether it takes its time.
    ///   - completion: Runs after the presented controller's `viewDidAppear(_:)`.
    open func present(
        _ viewControllerToPresent: UIViewController, animated flag: Bool, completion: (() -> Void)? = nil
    ) {
        startPresentation(of: viewControllerToPresent, animated: flag, completion: completion)
    }

    /// Dismisses the presented controller, with everything above it, or else the controller itself.
    ///
    /// - Parameters:
    ///   - flag: Whether the dismissal is animated.
    ///   - completion: Runs after the dismissed controller's `viewDidDisappear(_:)`.
    open func dismiss(animated flag: Bool, completion: (() -> Void)? = nil) {
        startDismissal(animated: flag, completion: completion)
    }

    /// Shows a controller in the way of the nearest container that overrides this, or else presents it.
    open func show(_ vc: UIViewController, sender: Any?) {
        showByAncestor(.show, vc, sender: sender)
    }

    /// Shows a controller as detail in the way of the nearest container that overrides this, or else presents it.
    open func showDetailViewController(_ vc: UIViewController, sender: Any?) {
        showByAncestor(.showDetail, vc, sender: sender)
    }

    /// Adds the secondary controller of a split view that collapses; does nothing unless overridden.
    open func collapseSecondaryViewController(
        _ secondaryViewController: UIViewController, for splitViewController: UISplitViewController
    ) {}

    /// Returns the secondary controller of a split view that expands; nil unless overridden.
    open func separateSecondaryViewController(for splitViewController: UISplitViewController) -> UIViewController? {
        nil
    }

    /// The actions that the class implements in its own way. A class of an app that overrides `show(_:sender:)` or
    /// `showDetailViewController(_:sender:)` lists it here to be found by `targetViewController(forAction:sender:)`,
    /// since Swift on Linux can't detect the override; `show` finds it anyway.
    open class var overriddenActions: Set<Selector> { [] }

    /// This controller or the nearest one around it that can perform an action and does so in its own way, or nil.
    open func targetViewController(forAction action: Selector, sender: Any?) -> UIViewController? {
        sequence(first: self, next: \.storedParent).first {
            type(of: $0).overriddenActions.contains(action) && $0.canPerformAction(action, withSender: sender)
        }
    }

    /// The transition that the controller takes part in, from the moment it was requested; nil when there is none, or
    /// one that takes no time.
    open var transitionCoordinator: (any UIViewControllerTransitionCoordinator)? { runningCoordinator }

    // MARK: Items in containers

    private var storedNavigationItem: UINavigationItem?
    private var storedTabBarItem: UITabBarItem?

    /// The controller's item in a navigation bar; made on first use with the controller's title.
    open var navigationItem: UINavigationItem {
        if let storedNavigationItem { return storedNavigationItem }
        let item = UINavigationItem(title: title ?? "")
        storedNavigationItem = item
        return item
    }

    /// Whether the controller has an item for a tab bar, assigned or made on first use.
    final var hasTabBarItem: Bool { storedTabBarItem != nil }

    /// The controller's item in a tab bar; made on first use with the controller's title.
    open var tabBarItem: UITabBarItem! {
        get {
            if let storedTabBarItem { return storedTabBarItem }
            let item = UITabBarItem(title: title, image: nil, selectedImage: nil)
            storedTabBarItem = item
            return item
        }
        set {
            storedTabBarItem = newValue
            tabBarController?.tabItemsDidChange()
        }
    }

    /// The controller's items in a navigation controller's toolbar.
    open var toolbarItems: [UIBarButtonItem]? {
        didSet { navigationController?.toolbarItemsDidChange(of: self) }
    }

    /// Replaces the controller's items in a navigation controller's toolbar.
    open func setToolbarItems(_ toolbarItems: [UIBarButtonItem]?, animated: Bool) {
        self.toolbarItems = toolbarItems
    }

    /// The controller's title in bars and tabs.
    open var title: String? {
        didSet {
            if let title { storedNavigationItem?.title = title }
            storedTabBarItem?.title = title
        }
    }
    /// Whether the bottom bar is hidden while the controller is on top of a navigation stack.
    open var hidesBottomBarWhenPushed = false
    /// Whether the controller's content is being edited.
    open var isEditing: Bool {
        get { isEditingNow }
        set { setEditing(newValue, animated: false) }
    }
    private var isEditingNow = false
    private var storedEditButtonItem: UIBarButtonItem?

    /// Begins or ends editing; an override calls super.
    open func setEditing(_ editing: Bool, animated: Bool) {
        isEditingNow = editing
        storedEditButtonItem?.setTitle(word: editing ? .done : .edit)
    }

    /// A bar button that begins and ends editing.
    open var editButtonItem: UIBarButtonItem {
        if let storedEditButtonItem { return storedEditButtonItem }
        let action = UIAction { [weak self] _ in
            guard let self else { return }
            setEditing(!isEditing, animated: true)
        }
        let item = UIBarButtonItem(primaryAction: action)
        item.setTitle(word: isEditing ? .done : .edit)
        storedEditButtonItem = item
        return item
    }

    // MARK: Segues

    /// The segues that start in the controller's scene.
    package final var segueTemplates: [UIStoryboardSegueTemplate] = []

    /// Performs the segue with a name, without calling `shouldPerformSegue(withIdentifier:sender:)`. A name that the
    /// controller's scene does not have is an error.
    open func performSegue(withIdentifier identifier: String, sender: Any?) {
        performSegueByName(identifier, sender)
    }

    /// Whether a segue that the user has started is to be performed; true unless overridden.
    ///
    /// - Parameters:
    ///   - identifier: The segue's name, empty for one without.
    ///   - sender: The object that started it.
    open func shouldPerformSegue(withIdentifier identifier: String, sender: Any?) -> Bool { true }

    /// Called on the source before a segue is performed; does nothing unless overridden.
    open func prepare(for segue: UIStoryboardSegue, sender: Any?) {}

    /// Returns the closure to run when an unwind segue with an action leads to the controller; nil for an action that
    /// it does not have. UIKit finds a method by the action's name, as is done here for adapted sources; other classes
    /// override this.
    open func unwindAction(for action: Selector) -> ((UIStoryboardSegue) -> Void)? {
        guard ObjectiveCNames.responds(self, to: action) else { return nil }
        return { [unowned self] segue in ObjectiveCNames.perform(action, on: self, with: [segue]) }
    }

    /// Whether an unwind segue may lead to the controller: true when it has the action and is not the source.
    open func canPerformUnwindSegueAction(
        _ action: Selector, from fromViewController: UIViewController, sender: Any?
    ) -> Bool { canPerformUnwindSegueAction(action, from: fromViewController, withSender: sender as Any) }

    /// The same method under its name before iOS 13.
    open func canPerformUnwindSegueAction(
        _ action: Selector, from fromViewController: UIViewController, withSender sender: Any
    ) -> Bool { fromViewController !== self && unwindAction(for: action) != nil }

    /// Returns the children that are searched for the destination of an unwind segue, in this order: all but the one
    /// that contains the source.
    open func allowedChildrenForUnwinding(from source: UIStoryboardUnwindSegueSource) -> [UIViewController] {
        let holder = childContaining(source)
        return children.filter { $0 !== holder }
    }

    /// Returns the destination of an unwind segue by the rules of iOS 6 to 8. A class that overrides this is called
    /// instead of its children; nil continues the search.
    open func forUnwindSegueAction(
        _ action: Selector, from fromViewController: UIViewController, withSender sender: Any?
    ) -> UIViewController? {
        LegacyUnwinding.hasReachedDefault = true
        return nil
    }

    /// Called on each controller on the way of an unwind segue: a container brings the next one forward.
    open func unwind(for unwindSegue: UIStoryboardSegue, towards subsequentVC: UIViewController) {}

    // MARK: Restoration

    /// The name for saving and restoring the controller; nil leaves out the controller and its children.
    open var restorationIdentifier: String?
    /// The class that makes the controller again when the app is restored; nil for the app's delegate, an existing
    /// controller or the storyboard.
    open var restorationClass: (any UIViewControllerRestoration.Type)? {
        didSet { if let restorationClass { RestorationClasses.register(restorationClass) } }
    }
    /// The storyboard that the controller came from, or nil.
    package final var storyboardSource: (any StoryboardSource)?
    /// The name of its scene in that storyboard, or nil.
    package final var storyboardIdentifier: String?

    /// Writes the state that the controller needs for its restoration; an override calls super.
    open func encodeRestorableState(with coder: NSCoder) {
        encodePresentation(with: coder)
    }

    /// Reads the state written by `encodeRestorableState(with:)`; an override calls super.
    open func decodeRestorableState(with coder: NSCoder) {
        decodePresentation(with: coder)
    }

    /// Called on a restored controller once all others have read their state; does nothing unless overridden.
    open func applicationFinishedRestoringState() {}

    // MARK: Rotation

    /// The value of a property that an app's extension of the controller's class may override (`ObjectiveCNames`).
    final func decided<Value>(_ name: String, _ standard: @autoclosure () -> Value) -> Value {
        ObjectiveCNames.overridden(name, of: self, else: standard())
    }

    /// Whether the controller rotates with the device; used by iOS before 16.
    open var shouldAutorotate: Bool { decided(#function, true) }
    /// The orientation of the controller when it is presented.
    open var preferredInterfaceOrientationForPresentation: UIInterfaceOrientation { decided(#function, .portrait) }

    // MARK: Bars and indicators of the system

    /// Whether the status bar is hidden while the controller's view fills the screen; false by default.
    open var prefersStatusBarHidden: Bool { decided(#function, false) }
    /// The style of the status bar while the controller's view fills the screen.
    open var preferredStatusBarStyle: UIStatusBarStyle { decided(#function, .default) }
    /// Whether the home indicator may hide automatically.
    open var prefersHomeIndicatorAutoHidden: Bool { decided(#function, false) }
    /// The child that decides whether the status bar is hidden; nil means the controller itself.
    open var childForStatusBarHidden: UIViewController? { decided(#function, nil) }
    /// The child that decides the status bar's style; nil means the controller itself.
    open var childForStatusBarStyle: UIViewController? { decided(#function, nil) }
    /// The child that decides whether the home indicator hides; nil means the controller itself.
    open var childForHomeIndicatorAutoHidden: UIViewController? { decided(#function, nil) }
    /// The edges at which the app's gestures take precedence over the system's.
    open var preferredScreenEdgesDeferringSystemGestures: UIRectEdge { decided(#function, []) }
    /// The child that decides about those edges; nil means the controller itself.
    open var childForScreenEdgesDeferringSystemGestures: UIViewController? { decided(#function, nil) }
    /// Whether the keyboard stays when a controller without text fields is presented: so in form sheets.
    open var disablesAutomaticKeyboardDismissal: Bool { modalPresentationStyle == .formSheet }
    /// The actions below a preview; deprecated by UIKit.
    open var previewActionItems: [any UIPreviewActionItem] { [] }
    /// Whether the controller decides about the status bar though its presentation does not cover the screen.
    open var modalPresentationCapturesStatusBarAppearance = false
    /// Reports a change of the status bar's attributes; has no effect here, since they are read whenever they are
    /// needed.
    open func setNeedsStatusBarAppearanceUpdate() {}
    /// Reports a change of the home indicator's attributes; has no effect here, since they are read whenever they are
    /// needed.
    open func setNeedsUpdateOfHomeIndicatorAutoHidden() {}

    /// The tab whose controller this is, or nil.
    final weak var storedTab: UITab?

    // MARK: Scrolling content

    private final class ContentScrollView {
        weak var view: UIScrollView?
        var edges: NSDirectionalRectEdge = []
    }
    private var contentScrollViews: [ContentScrollView] = []

    /// Names the scroll view of the content at some edges, which a tap on the status bar or on the selected tab scrolls
    /// to the top; nil for the one that is found automatically.
    open func setContentScrollView(_ scrollView: UIScrollView?, for edge: NSDirectionalRectEdge) {
        for content in contentScrollViews { content.edges.subtract(edge) }
        contentScrollViews.removeAll { $0.edges.isEmpty || $0.view == nil }
        guard let scrollView else { return }
        let content = ContentScrollView()
        (content.view, content.edges) = (scrollView, edge)
        contentScrollViews.append(content)
    }

    /// Names the scroll view of the content at all edges.
    public final func setContentScrollView(_ scrollView: UIScrollView?) { setContentScrollView(scrollView, for: .all) }

    /// Returns the scroll view that was named for an edge, or nil.
    open func contentScrollView(for edge: NSDirectionalRectEdge) -> UIScrollView? {
        contentScrollViews.first { !$0.edges.isDisjoint(with: edge) }?.view
    }

    /// The scroll view whose content goes up to the top: the one that was named, or else the view or its first subview.
    final var topScrollView: UIScrollView? {
        contentScrollView(for: .top) ?? viewIfLoaded as? UIScrollView ?? viewIfLoaded?.subviews.first as? UIScrollView
    }

    // MARK: Focus

    /// Whether the focus returns to the item that had it when the controller is visible again; the focus of a keyboard
    /// isn't modelled here, and VoiceOver's cursor returns in any case.
    open var restoresFocusAfterTransition = true
    /// The preferred targets of the focus, in order.
    open var preferredFocusEnvironments: [any UIFocusEnvironment] { [] }
    /// True unless overridden; never called here.
    open func shouldUpdateFocus(in context: UIFocusUpdateContext) -> Bool { true }
    /// The focus has moved; never called here.
    open func didUpdateFocus(in context: UIFocusUpdateContext, with coordinator: UIFocusAnimationCoordinator) {}

    // MARK: Missing content

    final var contentUnavailable: (UIView & UIContentView)?
    /// Updates the content that the screen shows in place of missing content; does nothing unless overridden.
    open func updateContentUnavailableConfiguration(using state: UIContentUnavailableConfigurationState) {}

    // MARK: Events

    /// The rotors of a controller belong to its view.
    override func accessibilityDidChange(_ change: AccessibilityChange) {
        viewIfLoaded?.accessibilityDidChange(change)
    }

    /// Whether the controller handles an action; true unless overridden for actions that any controller handles.
    open override func canPerformAction(_ action: Selector, withSender sender: Any?) -> Bool {
        action == .showViewController || action == .showDetailViewController
            || type(of: self).overriddenActions.contains(action) || ObjectiveCNames.responds(self, to: action)
    }

    /// The presenting controller, or else the superview of the root view, also after a presentation has removed the
    /// view.
    open override var next: UIResponder? { storedPresenter ?? placeOfView ?? rootWindow }
    /// The window whose root controller this is, also while its view is covered and removed from the window.
    final var rootWindow: UIWindow? {
        get { rootWindowLink?.window }
        set { rootWindowLink = newValue?.layoutRecord.link }
    }
    private final var rootWindowLink: LayoutLink?

    /// Performs UIKit's own escape action: dismisses a sheet or popover that the user may dismiss, or the action of a
    /// container. Returns false when there is none.
    open override func accessibilityPerformEscape() -> Bool { performSystemEscape() }

    /// Performs UIKit's own escape action for this kind of controller; returns true when it had an effect.
    func performSystemEscape() -> Bool { dismissByEscape() }

    // MARK: Trait Resolution

    /// Overrides traits of a child, or ends the override. They apply until they are changed or the child leaves;
    /// unspecified ones are inherited (guide, "Overriding Traits").
    open func setOverrideTraitCollection(
        _ collection: UITraitCollection?, forChild childViewController: UIViewController
    ) {
        guard childViewController.parent === self else {
            return Diagnostics.fail(
                Diagnostic.Name.invalidArgument,
                "\(Diagnostics.name(childViewController)) is not a child of \(Diagnostics.name(self)).")
        }
        TraitChange.perform(below: childViewController.viewIfLoaded) {
            childViewController.traitsFromParent = collection
        }
    }

    /// Returns the traits overridden for a child, or nil.
    open func overrideTraitCollection(forChild childViewController: UIViewController) -> UITraitCollection? {
        childViewController.parent === self ? childViewController.traitsFromParent : nil
    }

    // MARK: User Interface Style

    /// Light or dark for the controller's view and its children; unspecified inherits.
    open var overrideUserInterfaceStyle: UIUserInterfaceStyle {
        get { traitOverrides.userInterfaceStyle }
        set { traitOverrides.userInterfaceStyle = newValue }
    }

    // MARK: Bar Layout

    /// The nearest navigation controller around this one, or nil.
    open var navigationController: UINavigationController? { nearestContainer() }
    /// The nearest tab bar controller around this one, or nil.
    open var tabBarController: UITabBarController? { nearestContainer() }

    // MARK: UISplit View Controller

    /// The nearest split view controller around this one, or nil.
    open var splitViewController: UISplitViewController? { nearestContainer() }

    // MARK: UIContent Unavailable View

    /// The content that the screen shows in place of missing content, above its view; nil to show the content itself.
    open var contentUnavailableConfiguration: (any UIContentConfiguration)? {
        get { contentUnavailable?.configuration }
        set {
            guard let newValue else {
                contentUnavailable?.removeFromSuperview()
                contentUnavailable = nil
                return
            }
            if let shown = contentUnavailable, shown.supports(newValue) {
                shown.configuration = newValue
                return
            }
            contentUnavailable?.removeFromSuperview()
            let content = newValue.makeContentView()
            contentUnavailable = content
            guard let view else { return }
            content.frame = view.bounds
            content.autoresizingMask = [.flexibleWidth, .flexibleHeight]
            view.addSubview(content)
        }
    }

    /// The current state of missing content: the text that is being searched for.
    open var contentUnavailableConfigurationState: UIContentUnavailableConfigurationState {
        var state = UIContentUnavailableConfigurationState(traitCollection: traitCollection)
        state.searchText = navigationItem.searchController?.searchBar.text
        return state
    }

    /// Requests a call of `updateContentUnavailableConfiguration(using:)`.
    open func setNeedsUpdateContentUnavailableConfiguration() {
        updateContentUnavailableConfiguration(using: contentUnavailableConfigurationState)
    }

    // MARK: UILayout Guide

    /// The end of the area covered at the top; the safe area's older form.
    open var topLayoutGuide: any UILayoutSupport { EndGuide.of(view, isTop: true) }
    /// The end of the area covered at the bottom; the safe area's older form.
    open var bottomLayoutGuide: any UILayoutSupport { EndGuide.of(view, isTop: false) }

    // MARK: Presentation

    /// The sheet that manages the presentation of this controller; nil when its style is not a sheet.
    open var sheetPresentationController: UISheetPresentationController? {
        currentPresentationController as? UISheetPresentationController
    }

    /// The popover that manages the presentation of this controller; nil when its style is another one.
    open var popoverPresentationController: UIPopoverPresentationController? {
        currentPresentationController as? UIPopoverPresentationController
    }

    // MARK: Segues

    /// Returns the child that is or contains the source of an unwind segue; nil when none does.
    open func childContaining(_ source: UIStoryboardUnwindSegueSource) -> UIViewController? {
        source.child(of: self)
    }

    // MARK: System

    /// Reports a change of the supported orientations; has no effect here, since they are read whenever they are
    /// needed.
    open func setNeedsUpdateOfSupportedInterfaceOrientations() {}
    /// Reports a change of the edges at which system gestures wait; has no effect here, since they are read whenever
    /// they are needed.
    open func setNeedsUpdateOfScreenEdgesDeferringSystemGestures() {}

    /// The group of views for keyboard focus, or nil.
    open var focusGroupIdentifier: String? {
        get { viewIfLoaded?.focusGroupIdentifier }
        set { view.focusGroupIdentifier = newValue }
    }

    /// The context of an app extension; nil, since a program is not an extension.
    open var extensionContext: NSExtensionContext? { nil }

    /// Registers a view for previews by a firm press; never used, since no current screen detects one. Deprecated by
    /// UIKit.
    @discardableResult open func registerForPreviewing(
        with delegate: any UIViewControllerPreviewingDelegate, sourceView: UIView
    ) -> any UIViewControllerPreviewing {
        Previewing(delegate: delegate, sourceView: sourceView)
    }

    /// Takes the registration of a view back.
    open func unregisterForPreviewing(withContext previewing: any UIViewControllerPreviewing) {}

    // MARK: Rotation as of iOS 7

    /// The orientation of the interface of the controller's scene; portrait without one.
    open var interfaceOrientation: UIInterfaceOrientation {
        viewIfLoaded?.window?.windowScene?.interfaceOrientation ?? .portrait
    }
    /// Called before the interface turns, where `viewWillTransition(to:with:)` is not overridden or calls super.
    open func willRotate(to toInterfaceOrientation: UIInterfaceOrientation, duration: TimeInterval) {}
    /// Called in the animation of a turn of the interface.
    open func willAnimateRotation(to toInterfaceOrientation: UIInterfaceOrientation, duration: TimeInterval) {}
    /// Called after the interface has turned.
    open func didRotate(from fromInterfaceOrientation: UIInterfaceOrientation) {}

    /// Sends the rotation callbacks of iOS 7 where a controller that fills its window is turned.
    private func announceRotation(to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator) {
        guard let view = viewIfLoaded, let window = view.window, view.bounds.size == window.bounds.size else { return }
        let isLandscape = size.width > size.height
        guard isLandscape != (view.bounds.width > view.bounds.height) else { return }
        let before: UIInterfaceOrientation = isLandscape ? .portrait : .landscapeRight
        let after: UIInterfaceOrientation = isLandscape ? .landscapeRight : .portrait
        let duration = coordinator.transitionDuration
        willRotate(to: after, duration: duration)
        coordinator.animate(
            alongsideTransition: { [weak self] _ in self?.willAnimateRotation(to: after, duration: duration) },
            completion: { [weak self] _ in self?.didRotate(from: before) })
    }

    // MARK: Preferences of the system

    /// The animation with which the status bar appears and disappears.
    open var preferredStatusBarUpdateAnimation: UIStatusBarAnimation { decided(#function, .fade) }
    /// Whether the controller's key commands stay available while it presents another controller.
    open var performsActionsWhilePresentingModally: Bool { true }
    /// Whether the pointer is locked; there is no pointer here.
    open var prefersPointerLocked: Bool { decided(#function, false) }
    /// The child that decides about the pointer, or nil for the controller itself.
    open var childViewControllerForPointerLock: UIViewController? { nil }
    /// Has the system ask about the pointer again; it never asks here.
    open func setNeedsUpdateOfPrefersPointerLocked() {}
    /// The interface style that the controller prefers for the app.
    open var preferredUserInterfaceStyle: UIUserInterfaceStyle { .unspecified }
    /// The child that decides about the interface style, or nil for the controller itself.
    open var childViewControllerForUserInterfaceStyle: UIViewController? { nil }
    /// Has the system ask about the interface style again; it never asks here.
    open func setNeedsUserInterfaceAppearanceUpdate() {}
    /// A name for the controller in the system's activity logs, which don't exist here.
    open var interactionActivityTrackingBaseName: String?
    /// The view that gets the focus of a keyboard first, or nil.
    open var preferredFocusedView: UIView? { nil }
    /// Called when the size that constraints give a child has changed; does nothing unless overridden.
    open func systemLayoutFittingSizeDidChange(forChildContentContainer container: any UIContentContainer) {}

    // MARK: Key commands

    private var addedKeyCommands: [UIKeyCommand] = []
    /// Adds a key command.
    open func addKeyCommand(_ keyCommand: UIKeyCommand) { addedKeyCommands.append(keyCommand) }
    /// Removes a key command.
    open func removeKeyCommand(_ keyCommand: UIKeyCommand) { addedKeyCommands.removeAll { $0 === keyCommand } }
    /// The key commands that were added, or nil.
    open override var keyCommands: [UIKeyCommand]? { addedKeyCommands.isEmpty ? nil : addedKeyCommands }
}
