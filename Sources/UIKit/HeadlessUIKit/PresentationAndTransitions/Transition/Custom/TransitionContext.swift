import Foundation

/// The context of one transition for its animator.
@MainActor final class TransitionContext: UIViewControllerContextTransitioning {
    private let transition: ControllerTransition
    /// The presentation style, or none.
    var presentationStyle = UIModalPresentationStyle.none
    /// The views that the animator may move.
    var views: [UITransitionContextViewKey: UIView] = [:]
    var initialFrames: [ObjectIdentifier: CGRect] = [:]
    var finalFrames: [ObjectIdentifier: CGRect] = [:]
    private(set) var transitionWasCancelled = false
    private(set) var isComplete = false
    private let controllers: [UITransitionContextViewControllerKey: UIViewController]

    init(of transition: ControllerTransition) {
        self.transition = transition
        controllers = transition.coordinator.controllers
    }

    var containerView: UIView { transition.coordinator.containerView }
    var isAnimated: Bool { transition.isAnimated }
    var isInteractive: Bool { transition.coordinator.isInteractive }
    let targetTransform = CGAffineTransform.identity

    func viewController(forKey key: UITransitionContextViewControllerKey) -> UIViewController? { controllers[key] }
    func view(forKey key: UITransitionContextViewKey) -> UIView? { views[key] }
    func initialFrame(for vc: UIViewController) -> CGRect { initialFrames[ObjectIdentifier(vc)] ?? .zero }
    func finalFrame(for vc: UIViewController) -> CGRect { finalFrames[ObjectIdentifier(vc)] ?? .zero }

    func updateInteractiveTransition(_ percentComplete: CGFloat) {
        transition.coordinator.percentComplete = percentComplete
    }

    func finishInteractiveTransition() {
        transition.coordinator.interactionDidEnd(isCancelled: false)
    }

    func cancelInteractiveTransition() {
        transitionWasCancelled = true
        transition.coordinator.interactionDidEnd(isCancelled: true)
    }

    func pauseInteractiveTransition() {
        transition.coordinator.interactionDidBegin()
    }

    func completeTransition(_ didComplete: Bool) {
        guard !isComplete else {
            return Diagnostics.warn(
                Diagnostic.Name.unbalancedTransition, "completeTransition(_:) was called twice for one transition.")
        }
        isComplete = true
        transition.complete(didComplete)
    }
}
