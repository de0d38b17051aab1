/// A presentation. The order of the callbacks depends on whether the presenter's view goes away: then the presented
/// controller has appeared before the presenter has disappeared, the other way round than in a push.
@MainActor final class PresentTransition: ControllerTransition {
    private let presented: UIViewController
    private let controller: UIPresentationController
    private var hidesPresenter = false

    init(presented: UIViewController, by controller: UIPresentationController, isAnimated: Bool) {
        self.presented = presented
        self.controller = controller
        super.init(isAnimated: isAnimated, duration: controller.transitionDuration)
    }

    override var scene: UIViewController? { presented.storedPresenter }

    override func prepare() -> Bool {
        presented.storedPresenter?.viewIfLoaded?.window != nil
    }

    override func begin() {
        guard let presenter = presented.storedPresenter, let host = host(for: presenter) else { return }
        controller.adaptedStyle = controller.resolvedStyle
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
        if let view = controller.presentedView {
            view.frame = controller.frameOfPresentedViewInContainerView
            container.addSubview(view)
        }
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
