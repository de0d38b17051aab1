import Foundation

/// The coordinator of one transition: keeps the blocks of others until they are due.
@MainActor final class TransitionCoordinator: UIViewControllerTransitionCoordinator {
    typealias Block = (any UIViewControllerTransitionCoordinatorContext) -> Void

    let isAnimated: Bool
    var transitionDuration: TimeInterval
    private(set) var isInteractive = false
    private(set) var isCancelled = false
    var percentComplete: CGFloat = 0
    /// Whether the user has driven the transition at its start.
    private(set) var initiallyInteractive = false
    /// The controllers of the transition.
    var controllers: [UITransitionContextViewControllerKey: UIViewController] = [:]
    /// The view in which it takes place.
    weak var container: UIView?

    private var alongside: [Block] = []
    private var completions: [Block] = []
    private var interactionHandlers: [Block] = []
    private var hasBegun = false
    /// The changes made by the blocks alongside.
    private let changes = AnimationRecorder()

    init(isAnimated: Bool, duration: Duration) {
        self.isAnimated = isAnimated
        transitionDuration = duration.timeInterval
    }

    var containerView: UIView {
        container ?? controllers[.to]?.viewIfLoaded?.superview ?? controllers[.from]?.viewIfLoaded?.superview
            ?? UIView()
    }

    func viewController(forKey key: UITransitionContextViewControllerKey) -> UIViewController? { controllers[key] }

    func view(forKey key: UITransitionContextViewKey) -> UIView? {
        controllers[key == .from ? .from : .to]?.viewIfLoaded
    }

    func animate(alongsideTransition animation: Block?, completion: Block?) -> Bool {
        if let completion { completions.append(completion) }
        guard let animation else { return true }
        guard !hasBegun else { return false }
        alongside.append(animation)
        return true
    }

    func animateAlongsideTransition(in view: UIView?, animation: Block?, completion: Block?) -> Bool {
        animate(alongsideTransition: animation, completion: completion)
    }

    func notifyWhenInteractionChanges(_ handler: @escaping Block) {
        interactionHandlers.append(handler)
    }

    /// Runs the animations alongside; called when the transition's own animations begin.
    func runAlongsideBlocks() {
        hasBegun = true
        let blocks = alongside
        alongside = []
        guard !blocks.isEmpty else { return }
        changes.record { for block in blocks { block(self) } }
    }

    /// Takes over the blocks of a transition that this one replaces.
    func takeOver(_ other: TransitionCoordinator) {
        alongside = other.alongside + alongside
        completions = other.completions + completions
        interactionHandlers = other.interactionHandlers + interactionHandlers
        other.alongside = []
        other.completions = []
        other.interactionHandlers = []
    }

    /// Called when the user starts to control the transition.
    func interactionDidBegin() {
        if !hasBegun { initiallyInteractive = true }
        guard !isInteractive else { return }
        isInteractive = true
        if hasBegun { for handler in interactionHandlers { handler(self) } }
    }

    /// Called when the user ends the interaction, which completes or cancels the transition.
    func interactionDidEnd(isCancelled: Bool) {
        if isCancelled { cancel() }
        guard isInteractive else { return }
        isInteractive = false
        for handler in interactionHandlers { handler(self) }
    }

    /// Marks the transition as cancelled and reverts the changes made alongside.
    func cancel() {
        isCancelled = true
        changes.revert()
    }

    private var lastThings: [() -> Void] = []

    /// Runs a closure after everything else.
    func atEnd(_ work: @escaping () -> Void) {
        lastThings.append(work)
    }

    /// Runs the completions; called when the transition has ended.
    func runCompletions() {
        defer {
            for work in lastThings { work() }
            lastThings = []
        }
        percentComplete = isCancelled ? 0 : 1
        let blocks = completions
        completions = []
        interactionHandlers = []
        for block in blocks { block(self) }
        controllers = [:]
    }
}

extension UIViewController {
    /// The coordinator of the animated transition that this controller or a controller around it takes part in, or is
    /// about to.
    final var runningCoordinator: TransitionCoordinator? {
        for controller in sequence(first: self, next: \.storedParent) {
            if let expected = controller.expectedTransition, expected.stage == .waiting, expected.isAnimated {
                return expected.coordinator
            }
            if let running = controller.runningTransition { return running.isAnimated ? running.coordinator : nil }
        }
        return nil
    }
}
