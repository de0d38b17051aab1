/// A presentation. The order of the callbacks depends on whether the presenter's view goes away: then the presented
/// controller has appeared before the presenter has disappeared, the other way round than in a push.
@MainActor final class PresentTransition: ControllerTransition {
    private let presented: UIViewController
    private let controller: UIPresentationController
    private let source: UIViewController
    private var hidesPresenter = false

    init(
        presented: UIViewController, by controller: UIPresentationController, source: UIViewController,
        isAnimated: Bool
    ) {
        self.presented = presented
        self.controller = controller
        self.source = source
        super.init(isAnimated: isAnimated, duration: controller.transitionDuration)
    }

    override var scene: UIViewController? { presented.storedPresenter }

    override func prepare() -> Bool {
        presented.storedPresenter?.viewIfLoaded?.window != nil
    }

    override func begin() {
        guard let presenter = presented.storedPresenter, let host = host(for: presenter) else { return }
        takeDriver(presenter: presenter)
        controller.adaptedStyle = controller.resolvedStyle
        controller.transitionStyle = transitionStyle(presenter: presenter)
        let container = UITransitionView(frame: host.isWindow ? host.view.bounds : host.frame)
        container.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        container.presentationController = controller
        container.accessibilityViewIsModal = controller.isModal
        host.view.addSubview(container)
        controller.containerView = container
        coordinator.container = container
        include(presenter, as: .from)
        include(presented, as: .to)
        presented.isBeingPresented = true
        hidesPresenter = controller.shouldRemovePresentersView && presenter.appearance.isVisible
        controller.presentationTransitionWillBegin()
        controller.furnishContainer()
        if hidesPresenter { presenter.beginTransition(false, animated: isAnimated) }
        presented.beginTransition(true, animated: isAnimated)
        guard driver == nil, let view = controller.presentedView else { return }
        let place = controller.frameOfPresentedViewInContainerView
        view.frame = isAnimated ? controller.transitionStyle.frameOutside(place, in: container.bounds) : place
        container.addSubview(view)
        if isAnimated { UIView.animate(withDuration: duration.timeInterval) { view.frame = place } }
    }

    // The app's own animator is asked for before anything happens.
    private func takeDriver(presenter: UIViewController) {
        guard isAnimated, let delegate = presented.transitioningDelegate,
            let animator = delegate.animationController(
                forPresented: presented, presenting: presenter, source: source)
        else { return }
        driver = TransitionDriver(
            animator, drivenBy: delegate.interactionControllerForPresentation(using: animator))
    }

    // A context may replace the transition style of what is presented in it.
    private func transitionStyle(presenter: UIViewController) -> UIModalTransitionStyle {
        controller.resolvedStyle.isInContext && presenter.providesPresentationContextTransitionStyle
            ? presenter.modalTransitionStyle : presented.modalTransitionStyle
    }

    override func describe(to context: TransitionContext) {
        context.presentationStyle = controller.presentationStyle
        context.views[.to] = controller.presentedView
        context.finalFrames[ObjectIdentifier(presented)] = controller.frameOfPresentedViewInContainerView
        guard let presenter = presented.storedPresenter, let view = presenter.viewIfLoaded else { return }
        // The presenter's view is the animator's to move only when it goes.
        if hidesPresenter { context.views[.from] = view }
        context.initialFrames[ObjectIdentifier(presenter)] = view.frame
        context.finalFrames[ObjectIdentifier(presenter)] = hidesPresenter ? .zero : view.frame
    }

    override func takeBack() {
        let presenter = presented.storedPresenter
        presented.beginTransition(false, animated: isAnimated)
        controller.presentedView?.removeFromSuperview()
        presented.endTransition()
        if hidesPresenter {
            presenter?.beginTransition(true, animated: isAnimated)
            presenter?.endTransition()
        }
        controller.presentationTransitionDidEnd(false)
        presented.isBeingPresented = false
        presented.unlinkPresentation()
    }

    // A presentation in a context covers what the context covers; every other one covers the window.
    private func host(for presenter: UIViewController) -> (view: UIView, frame: CGRect, isWindow: Bool)? {
        guard let view = presenter.viewIfLoaded, let window = view.window else { return nil }
        if controller.resolvedStyle.isInContext, let superview = view.superview {
            return (superview, view.frame, false)
        }
        return (window, window.bounds, true)
    }

    override func end() {
        presented.endTransition()
        if hidesPresenter, let presenter = presented.storedPresenter {
            controller.presentersPlace = presenter.viewIfLoaded?.superview
            presenter.viewIfLoaded?.removeFromSuperview()
            presenter.endTransition()
        }
        controller.presentationTransitionDidEnd(true)
        presented.isBeingPresented = false
    }

    override func afterCompletions() {
        guard stage == .ended, presented.storedPresenter != nil else { return }
        announceScreenChange()
    }
}
