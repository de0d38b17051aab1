/// A presentation. The order of the callbacks depends on whether the presenter's view is removed: if so, the presented
/// controller has appeared before the presenter has disappeared, in the opposite order to a push.
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

    // The app may configure the presentation until it starts, and the delegate decides which controller is shown in its
    // style.
    override func prepare() -> Bool {
        guard let presenter = presented.storedPresenter, presenter.viewIfLoaded?.window != nil else {
            presented.unlinkPresentation()
            return false
        }
        let style = controller.resolvedStyle
        if style != controller.presentationStyle,
            let replacement = controller.delegate?.presentationController(
                controller, viewControllerForAdaptivePresentationStyle: style), replacement !== presented
        {
            presented.unlinkPresentation()
            let work = completions
            completions = []
            presenter.present(replacement, standingInFor: (controller, presented), style: style, animated: isAnimated) {
                for completion in work { completion() }
            }
            return false
        }
        controller.prepareForPresentation()
        if let missing = controller.missingRequirement {
            presented.unlinkPresentation()
            completions = []
            Diagnostics.fail(Diagnostic.Name.invalidArgument, missing)
            return false
        }
        return true
    }

    override func begin() {
        guard let presenter = presented.storedPresenter, let host = controller.host(for: presenter) else { return }
        takeDriver(presenter: presenter)
        _ = presented.zoomSource(in: presenter)
        controller.adaptedStyle = controller.resolvedStyle
        controller.transitionStyle = transitionStyle(presenter: presenter)
        let container = UITransitionView(frame: host.frame)
        container.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        container.presentationController = controller
        presented.isBeingPresented = true
        host.view.addSubview(container)
        controller.containerView = container
        container.reachDidChange()
        coordinator.container = container
        include(presenter, as: .from)
        include(presented, as: .to)
        hidesPresenter = controller.shouldRemovePresentersView && presenter.appearance.isVisible
        controller.presentationTransitionWillBegin()
        controller.prepareContainer()
        if hidesPresenter { presenter.beginTransition(false, animated: isAnimated) }
        presented.beginTransition(true, animated: isAnimated)
        guard let view = controller.presentedView else { return }
        let place = controller.frameOfPresentedViewInContainerView
        controller.lastPlace = place
        if place == container.bounds, view.autoresizingMask.isEmpty {
            view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        }
        view.frame =
            isAnimated && driver == nil ? controller.transitionStyle.frameOutside(place, in: container.bounds) : place
        // An animator adds the view itself.
        guard driver == nil else { return }
        container.addSubview(view)
        if isAnimated { UIView.animate(withDuration: duration.timeInterval) { view.frame = place } }
    }

    // The app's animator is requested before anything happens.
    private func takeDriver(presenter: UIViewController) {
        guard isAnimated, let delegate = presented.transitioningDelegate,
            let animator = delegate.animationController(
                forPresented: presented, presenting: presenter, source: source)
        else { return }
        driver = TransitionDriver(
            animator, drivenBy: delegate.interactionControllerForPresentation(using: animator))
    }

    // A context may replace the transition style of a controller presented in it.
    private func transitionStyle(presenter: UIViewController) -> UIModalTransitionStyle {
        controller.resolvedStyle.isInContext && presenter.providesPresentationContextTransitionStyle
            ? presenter.modalTransitionStyle : presented.modalTransitionStyle
    }

    override func describe(to context: TransitionContext) {
        context.presentationStyle = controller.presentationStyle
        context.views[.to] = controller.presentedView
        context.finalFrames[ObjectIdentifier(presented)] = controller.frameOfPresentedViewInContainerView
        guard let presenter = presented.storedPresenter, let view = presenter.viewIfLoaded else { return }
        // The animator may move the presenter's view only if it is removed.
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

    override func end() {
        presented.endTransition()
        if hidesPresenter, let presenter = presented.storedPresenter {
            controller.takePresentersView()
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
