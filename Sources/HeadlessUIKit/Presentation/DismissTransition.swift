/// A dismissal of everything that stands above a presenter. Only the topmost controller is animated; those between
/// vanish with it.
@MainActor final class DismissTransition: ControllerTransition {
    private let presenter: UIViewController
    private var dismissed: [UIViewController] = []
    private var revealsPresenter = false

    init(presenter: UIViewController, isAnimated: Bool) {
        self.presenter = presenter
        let top = presenter.presentedAbove.last?.storedPresentationController
        super.init(isAnimated: isAnimated, duration: top?.transitionDuration ?? TransitionDuration.presentation)
    }

    override var scene: UIViewController? { presenter }

    override func prepare() -> Bool {
        dismissed = presenter.presentedAbove.reversed()
        return !dismissed.isEmpty
    }

    override func begin() {
        guard let bottom = dismissed.last, let top = dismissed.first else { return }
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
        restorePresentersView(in: place, below: bottom.storedPresentationController?.containerView)
    }

    private func restorePresentersView(in place: UIView, below container: UIView?) {
        guard let view = presenter.viewIfLoaded, view.superview == nil else { return }
        if let container, container.superview === place {
            place.insertSubview(view, belowSubview: container)
        } else {
            place.addSubview(view)
        }
        if view.autoresizingMask.isSuperset(of: [.flexibleWidth, .flexibleHeight]) { view.frame = place.bounds }
        place.setNeedsLayout()
    }

    override func end() {
        let controllers = dismissed.compactMap(\.storedPresentationController)
        // What was presented is no longer linked when it hears that it has disappeared, and the presenter hears first.
        for controller in dismissed {
            let presentationController = controller.storedPresentationController
            controller.storedPresenter?.storedPresented = nil
            controller.storedPresenter = nil
            controller.storedPresentationController = nil
            presentationController?.presentersPlace = nil
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
        guard !dismissed.isEmpty else { return }
        announceScreenChange()
        dismissed = []
    }
}
