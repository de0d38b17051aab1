/// A dismissal of everything above a presenter. Only the topmost controller is animated; those between disappear with
/// it.
@MainActor final class DismissTransition: ControllerTransition {
    private let presenter: UIViewController
    /// The dismissed controllers, from the top to the bottom.
    private var dismissed: [UIViewController] = []
    private var revealsPresenter = false
    private var frameAtStart: CGRect?

    init(presenter: UIViewController, isAnimated: Bool) {
        self.presenter = presenter
        let top = Self.animated(of: presenter.presentedChain.reversed())?.storedPresentationController
        super.init(isAnimated: isAnimated, duration: top?.transitionDuration ?? TransitionDuration.presentation)
    }

    // A controller that covers the screen is animated; those presented in context inside it disappear with it.
    private static func animated(of dismissed: [UIViewController]) -> UIViewController? {
        dismissed.first { !($0.storedPresentationController?.isInPlaceOfPresenter ?? true) } ?? dismissed.first
    }

    private var top: UIViewController? { Self.animated(of: dismissed) }

    override var scene: UIViewController? { presenter }

    override func prepare() -> Bool {
        dismissed = presenter.presentedChain.reversed()
        return !dismissed.isEmpty
    }

    override func begin() {
        guard let bottom = dismissed.last, let top else { return }
        takeDriver(top: top)
        let controllers = dismissed.compactMap(\.storedPresentationController)
        coordinator.container = top.storedPresentationController?.containerView
        include(top, as: .from)
        include(presenter, as: .to)
        for controller in dismissed { controller.isBeingDismissed = true }
        for controller in controllers { controller.dismissalTransitionWillBegin() }
        for controller in dismissed { controller.beginTransition(false, animated: isAnimated && controller === top) }
        guard let place = bottom.storedPresentationController?.presentersPlace else { return }
        revealsPresenter = place.window != nil
        if revealsPresenter { presenter.beginTransition(true, animated: isAnimated) }
        bottom.storedPresentationController?.putPresentersView(in: place)
    }

    // The app's animator is requested before anything happens.
    private func takeDriver(top: UIViewController) {
        guard isAnimated, let delegate = top.transitioningDelegate,
            let animator = delegate.animationController(forDismissed: top)
        else { return }
        driver = TransitionDriver(animator, drivenBy: delegate.interactionControllerForDismissal(using: animator))
    }

    override func describe(to context: TransitionContext) {
        guard let top, let controller = top.storedPresentationController else { return }
        context.presentationStyle = controller.presentationStyle
        context.views[.from] = controller.presentedView
        frameAtStart = controller.presentedView?.frame
        context.initialFrames[ObjectIdentifier(top)] = frameAtStart
        guard let view = presenter.viewIfLoaded else { return }
        if revealsPresenter { context.views[.to] = view }
        context.initialFrames[ObjectIdentifier(presenter)] = revealsPresenter ? .zero : view.frame
        context.finalFrames[ObjectIdentifier(presenter)] = view.frame
    }

    override func takeBack() {
        for controller in dismissed {
            controller.beginTransition(true, animated: isAnimated)
            controller.endTransition()
        }
        if revealsPresenter {
            presenter.beginTransition(false, animated: isAnimated)
            presenter.viewIfLoaded?.removeFromSuperview()
            presenter.endTransition()
        }
        for controller in dismissed.compactMap(\.storedPresentationController) {
            if let view = controller.presentedView, view.superview == nil { controller.containerView?.addSubview(view) }
            controller.containerView?.setNeedsLayout()
            controller.dismissalTransitionDidEnd(false)
        }
        if let frameAtStart { top?.storedPresentationController?.presentedView?.frame = frameAtStart }
        for controller in dismissed { controller.isBeingDismissed = false }
    }

    override func end() {
        let controllers = dismissed.compactMap(\.storedPresentationController)
        // An animator may have moved the presenter's view into the container, which is removed now.
        if revealsPresenter, let bottom = controllers.last, let place = bottom.presentersPlace {
            bottom.putPresentersView(in: place)
        }
        if isAnimated, driver == nil, let top = top?.storedPresentationController, let view = top.presentedView,
            let container = top.containerView
        {
            view.frame = top.transitionStyle.frameOutside(view.frame, in: container.bounds)
        }
        // The presented controller is no longer linked when it gets viewDidDisappear, and the presenter is notified
        // first.
        for controller in dismissed {
            let presentationController = controller.storedPresentationController
            controller.storedPresenter?.storedPresented = nil
            controller.storedPresenter = nil
            controller.storedPresentationController = nil
            presentationController?.presentersPlace = nil
            presentationController?.lastPlace = nil
        }
        if revealsPresenter { presenter.endTransition() }
        for controller in controllers { controller.containerView?.removeFromSuperview() }
        for controller in dismissed { controller.endTransition() }
        for controller in controllers {
            controller.dismissalTransitionDidEnd(true)
            controller.containerView = nil
            controller.adaptedStyle = nil
        }
        for controller in dismissed { controller.isBeingDismissed = false }
    }

    override func afterCompletions() {
        guard !dismissed.isEmpty, !isTakenBack else { return }
        announceScreenChange(at: dismissed.last?.zoomSource(in: presenter))
        dismissed = []
    }
}
