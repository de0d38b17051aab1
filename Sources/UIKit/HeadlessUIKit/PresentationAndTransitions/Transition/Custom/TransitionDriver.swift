import Foundation

/// The app's own animator of a transition, and its interaction controller.
@MainActor final class TransitionDriver {
    let animator: any UIViewControllerAnimatedTransitioning
    private let interactor: (any UIViewControllerInteractiveTransitioning)?
    private weak var context: TransitionContext?

    init(
        _ animator: any UIViewControllerAnimatedTransitioning,
        drivenBy interactor: (any UIViewControllerInteractiveTransitioning)?
    ) {
        self.animator = animator
        self.interactor = interactor
    }

    /// The animator of a context's transition.
    static func animator(
        of context: any UIViewControllerContextTransitioning
    ) -> (any UIViewControllerAnimatedTransitioning)? {
        AppProcess.current.transitions.drivers[ObjectIdentifier(context)]?.animator
    }

    /// Runs a transition whose first half is done. It stays open until the animator completes it.
    func start(_ transition: ControllerTransition) {
        let context = TransitionContext(of: transition)
        transition.describe(to: context)
        let name = ObjectIdentifier(context)
        let process = AppProcess.current
        process.transitions.drivers[name] = self
        // The context lives as long as its transition, even if the animator never completes it.
        transition.coordinator.atEnd { withExtendedLifetime(context) { process.transitions.drivers[name] = nil } }
        transition.coordinator.transitionDuration =
            Duration(
                clamping: animator.transitionDuration(using: context)
            ).timeInterval
        if let interactor, interactor.wantsInteractiveStart {
            transition.coordinator.interactionDidBegin()
            interactor.startInteractiveTransition(context)
        } else {
            animator.animateTransition(using: context)
        }
        transition.coordinator.runAlongsideBlocks()
    }
}
