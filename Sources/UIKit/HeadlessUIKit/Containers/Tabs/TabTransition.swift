/// A change of tabs: the new controller is notified first that it will appear, and last that it has appeared.
@MainActor final class TabTransition: ControllerTransition {
    private let container: UITabBarController
    private var from: UIViewController?
    private var to: UIViewController?

    init(in container: UITabBarController, driver: TransitionDriver?) {
        self.container = container
        super.init(isAnimated: driver != nil, duration: TransitionDuration.navigation)
        self.driver = driver
    }

    override var scene: UIViewController? { container }
    // The cursor stays on the tab, which is announced in its new state (observed on devices; Xamarin.Forms issue 8848).
    override var changesScreen: Bool { false }

    override func prepare() -> Bool {
        guard container.appearance.isVisible, container.displayed !== container.shownForSelection else {
            container.pendingTransition = nil
            container.displayWithoutTransition()
            return false
        }
        return true
    }

    override func begin() {
        from = container.displayed
        to = container.shownForSelection
        container.adoptIfMore(to)
        include(container, as: .container)
        include(from, as: .from)
        include(to, as: .to)
        coordinator.container = container.contentView
        to?.loadViewIfNeeded()
        to?.beginTransition(true, animated: isAnimated)
        from?.beginTransition(false, animated: isAnimated)
        if let view = to?.view {
            view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
            if driver == nil { to?.enterPlace(container.contentView) }
        }
        if driver == nil { from?.leavePlace() }
        container.displayed = to
        container.viewIfLoaded?.setNeedsLayout()
    }

    override func describe(to context: TransitionContext) {
        context.views[.from] = from?.viewIfLoaded
        context.views[.to] = to?.viewIfLoaded
        if let from, let view = from.viewIfLoaded {
            context.initialFrames[ObjectIdentifier(from)] = view.frame
            if let to { context.finalFrames[ObjectIdentifier(to)] = view.frame }
        }
    }

    override func takeBack() {
        container.pendingTransition = nil
        putBack(from, for: to, in: container.contentView) { container.displayed = from }
        if container.shownForSelection === to { container.restoreSelection(from) }
    }

    override func end() {
        container.pendingTransition = nil
        from?.leavePlace()
        to?.takePlaceOfPresentation(container.contentView)
        from?.endTransition()
        to?.endTransition()
    }

    override func afterCompletions() {
        guard from != nil || to != nil, !isTakenBack else { return }
        // Another tab may have been selected in the meantime.
        container.showSelectionIfNeeded()
    }
}

extension UITabBarController {
    /// Starts the change to the selected controller when it is not the one that is shown.
    final func showSelectionIfNeeded() {
        guard pendingTransition == nil, isViewLoaded, displayed !== shownForSelection else { return }
        guard appearance.isVisible else { return displayWithoutTransition() }
        let transition = TabTransition(in: self, driver: driverOfSelection)
        pendingTransition = transition
        transition.start()
    }

    private var driverOfSelection: TransitionDriver? {
        guard UIView.areAnimationsEnabled, let delegate, let from = displayed, let to = shownForSelection,
            let animator = delegate.tabBarController(self, animationControllerForTransitionFrom: from, to: to)
        else { return nil }
        return TransitionDriver(
            animator, drivenBy: delegate.tabBarController(self, interactionControllerFor: animator))
    }
}
