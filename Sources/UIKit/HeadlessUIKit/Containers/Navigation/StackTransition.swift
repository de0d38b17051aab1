/// A push, a pop or another change of a navigation stack: the old controller is notified first, at the start and at the
/// end.
@MainActor final class StackTransition: ControllerTransition {
    private let container: UINavigationController
    private var from: UIViewController?
    private var to: UIViewController?
    private var joined: [UIViewController] = []
    private var left: [UIViewController] = []
    private var stackAtStart: [UIViewController] = []

    init(in container: UINavigationController, isAnimated: Bool) {
        self.container = container
        super.init(isAnimated: isAnimated, duration: TransitionDuration.navigation)
    }

    override var scene: UIViewController? { container }

    // Without a visible container no appearance callbacks are sent: the views are exchanged, and nothing appears.
    override func prepare() -> Bool {
        guard container.appearance.isVisible, container.displayed !== container.topViewController else {
            release()
            container.displayWithoutTransition()
            return false
        }
        return true
    }

    private func release() {
        if container.pendingTransition === self { container.pendingTransition = nil }
    }

    override func begin() {
        from = container.displayed
        to = container.topViewController
        (joined, left) = container.takeMembership()
        include(container, as: .container)
        include(from, as: .from)
        include(to, as: .to)
        coordinator.container = container.contentView
        takeDriver()
        to?.loadViewIfNeeded()
        from?.beginTransition(false, animated: isAnimated)
        to?.beginTransition(true, animated: isAnimated)
        if let to { container.delegate?.navigationController(container, willShow: to, animated: isAnimated) }
        if joined.contains(where: { $0 === to }) { _ = to?.zoomSource(in: from) }
        if let view = to?.view {
            view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
            // An animator adds the view itself.
            if driver == nil { to?.enterPlace(container.contentView) }
        }
        container.displayed = to
        container.updateBars(animated: isAnimated)
    }

    private func takeDriver() {
        stackAtStart = container.stack
        guard isAnimated, let from, let to, let delegate = container.delegate else { return }
        let operation: UINavigationController.Operation = joined.contains { $0 === to } ? .push : .pop
        guard
            let animator = delegate.navigationController(
                container, animationControllerFor: operation, from: from, to: to)
        else { return }
        driver = TransitionDriver(
            animator, drivenBy: delegate.navigationController(container, interactionControllerFor: animator))
    }

    override func describe(to context: TransitionContext) {
        context.views[.from] = from?.viewIfLoaded
        context.views[.to] = to?.viewIfLoaded
        if let from { context.initialFrames[ObjectIdentifier(from)] = from.viewIfLoaded?.frame }
        if let to {
            context.finalFrames[ObjectIdentifier(to)] = container.contentFrame(of: to, in: container.contentView.bounds)
        }
    }

    override func takeBack() {
        release()
        if container.stack.elementsEqual(stackAtStart, by: ===) { container.restoreSettledStack() }
        putBack(from, for: to, in: container.contentView) { container.displayed = from }
        for controller in left { controller.isLeavingParent = false }
        for controller in joined {
            controller.willMove(toParent: nil)
            controller.removeFromParent()
        }
        container.updateBars(animated: isAnimated)
    }

    override func end() {
        release()
        container.noteSettledStack()
        from?.leavePlace()
        to?.takePlaceOfPresentation(container.contentView)
        from?.endTransition()
        to?.endTransition()
        container.settle(joined: joined, left: left)
        if let to { container.delegate?.navigationController(container, didShow: to, animated: isAnimated) }
    }

    override func afterCompletions() {
        guard to != nil || from != nil, !isTakenBack else { return }
        announceScreenChange(at: left.contains { $0 === from } ? from?.zoomSource(in: to) : nil)
    }
}

/// A pop by dragging that the user cancels: the controller below has appeared and disappeared without having been in
/// place, and nothing else has changed.
@MainActor final class CancelledPopTransition: ControllerTransition {
    private let container: UINavigationController
    private var top: UIViewController?
    private var below: UIViewController?

    init(in container: UINavigationController) {
        self.container = container
        super.init(isAnimated: true, duration: TransitionDuration.navigation)
    }

    override var scene: UIViewController? { container }

    override func prepare() -> Bool {
        container.appearance.isVisible && container.stack.count > 1
            && container.displayed === container.topViewController
    }

    override func begin() {
        let stack = container.stack
        top = stack.last
        below = stack[stack.count - 2]
        include(container, as: .container)
        include(top, as: .from)
        include(below, as: .to)
        coordinator.container = container.contentView
        top?.beginTransition(false, animated: isAnimated)
        below?.beginTransition(true, animated: isAnimated)
        if let view = below?.view {
            view.frame = top?.viewIfLoaded?.frame ?? container.contentView.bounds
            container.contentView.insertSubview(view, at: 0)
        }
    }

    override func end() {
        coordinator.cancel()
        below?.beginTransition(false, animated: isAnimated)
        below?.viewIfLoaded?.removeFromSuperview()
        below?.endTransition()
        top?.beginTransition(true, animated: isAnimated)
        top?.endTransition()
    }
}

extension UITransitionContextViewControllerKey {
    /// The container in which the transition takes place.
    static let container = UITransitionContextViewControllerKey(rawValue: "ContainerViewController")
}
