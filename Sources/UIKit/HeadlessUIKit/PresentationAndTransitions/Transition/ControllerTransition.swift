/// A change from one screen to another. Each kind defines the order of its steps in its own script, since the kinds
/// have no common order.
///
/// A transition starts in the turn after it was requested. Its first half sends the callbacks before the change and
/// adds the views; then the layout pass runs, and the animation takes its time; its second half removes views and sends
/// the callbacks after the change.
@MainActor class ControllerTransition {
    /// Whether it takes time.
    let isAnimated: Bool
    /// The duration when it is animated.
    let duration: Duration
    /// The coordinator, which runs animations alongside.
    let coordinator: TransitionCoordinator
    /// The controllers that take part, which return the coordinator as long as the transition runs.
    private var participants: [UIViewController] = []
    /// Runs once everything is over.
    var completions: [() -> Void] = []
    /// The app's own animator and driver, where it has supplied any.
    final var driver: TransitionDriver?
    /// The stage of the transition.
    private(set) var stage = Stage.waiting {
        didSet {
            guard changesScreen, (stage == .running) != (oldValue == .running) else { return }
            AppProcess.current.transitions.count += stage == .running ? 1 : -1
        }
    }
    /// Whether a transition to a new screen is running in the app.
    static var isAnyRunning: Bool { AppProcess.current.transitions.count > 0 }

    /// The stage of a transition.
    enum Stage {
        case waiting, running, ended
    }

    init(isAnimated: Bool, duration: Duration) {
        self.isAnimated = isAnimated && UIView.areAnimationsEnabled
        self.duration = duration
        coordinator = TransitionCoordinator(isAnimated: self.isAnimated, duration: self.isAnimated ? duration : .zero)
    }

    // MARK: The script, which each kind writes

    /// Returns whether there is still work to do, right before the start.
    func prepare() -> Bool { true }
    /// The first half: the callbacks that announce, and the views.
    func begin() {}
    /// The second half: removes views, and sends the callbacks after the change.
    func end() {}
    /// Replaces the second half when the transition was cancelled: restores the previous state.
    func takeBack() {}
    /// Called after the blocks alongside have run.
    func alongsideBlocksDidRun() {}
    /// Provides a custom animator with the transition's data; called after the first half.
    func describe(to context: TransitionContext) {}
    /// Called after the completions.
    func afterCompletions() {}

    /// Restores a controller in place of another one that was about to replace it, as after a cancelled drag: the other
    /// one has appeared and disappeared without having been in place.
    ///
    /// - Parameters:
    ///   - place: The superview of both views.
    ///   - note: Called when the other one has left.
    final func putBack(_ from: UIViewController?, for to: UIViewController?, in place: UIView, note: () -> Void) {
        to?.beginTransition(false, animated: isAnimated)
        to?.leavePlace()
        to?.endTransition()
        note()
        if from?.placeOfView == nil { from?.enterPlace(place) }
        from?.beginTransition(true, animated: isAnimated)
        from?.endTransition()
    }

    // MARK: Running it

    /// The controller in whose environment no other transition may run when the transition starts; nil for none.
    var scene: UIViewController? { nil }
    /// Whether the transition leads to a new screen, at whose beginning assistive technologies start again.
    var changesScreen: Bool { true }

    /// Cancels a transition whose controllers are gone, or which another one replaces.
    final func abandon() {
        stage = .ended
        completions = []
        releaseParticipants()
        coordinator.cancel()
        coordinator.runCompletions()
    }

    /// Registers controllers that will take part: they return the coordinator until the transition starts.
    final func expect(_ controllers: [UIViewController]) {
        for controller in controllers { controller.expectedTransition = self }
    }

    private func releaseParticipants() {
        for controller in participants where controller.runningTransition === self {
            controller.runningTransition = nil
        }
        participants = []
    }

    /// Starts the transition in the next turn of the main loop.
    final func startInNextTurn() {
        MainLoop.main.perform { self.start() }
    }

    /// Starts now.
    final func start() {
        guard stage == .waiting else { return }
        if let scene {
            if let running = scene.transitionAround {
                running.completions.append { self.start() }
                return
            }
            if scene.viewIfLoaded?.window?.rootTransition != nil {
                MainLoop.main.performAfterLayout { self.start() }
                return
            }
        }
        guard prepare() else {
            stage = .ended
            coordinator.runAlongsideBlocks()
            coordinator.runCompletions()
            runCompletions()
            return
        }
        stage = .running
        begin()
        if let driver {
            driver.start(self)
            return
        }
        coordinator.runAlongsideBlocks()
        alongsideBlocksDidRun()
        if isAnimated {
            MainLoop.main.perform(after: duration) { self.complete(true) }
        } else {
            MainLoop.main.performAfterLayout { self.complete(true) }
        }
    }

    /// Starts before its turn when its environment is laid out before: a change that takes no time is complete after
    /// `layoutIfNeeded()`, as with UIKit's navigation controllers.
    final func startInLayout() {
        if !isAnimated { start() }
    }

    /// Ends a transition that started in a layout pass, once everything is laid out.
    final func finishAfterLayout() {
        if !isAnimated { complete(true) }
    }

    /// Ends the transition, completed or cancelled.
    final func complete(_ isCarriedThrough: Bool) {
        guard stage == .running else { return }
        coordinator.runAlongsideBlocks()
        if isCarriedThrough {
            end()
        } else {
            coordinator.cancel()
            completions = []
            takeBack()
        }
        stage = .ended
        releaseParticipants()
        coordinator.runCompletions()
        runCompletions()
        let animator = driver?.animator
        driver = nil
        animator?.animationEnded(isCarriedThrough)
    }

    /// Whether the transition was cancelled.
    final var isTakenBack: Bool { coordinator.isCancelled }

    private func runCompletions() {
        let work = completions
        completions = []
        for completion in work { completion() }
        afterCompletions()
    }

    /// Names a controller that takes part.
    final func include(_ controller: UIViewController?, as key: UITransitionContextViewControllerKey) {
        guard let controller else { return }
        controller.runningTransition = self
        participants.append(controller)
        coordinator.controllers[key] = controller
    }

    /// Announces a new screen to assistive technologies, after all changes that the app makes on it.
    ///
    /// - Parameter view: The view that the cursor goes to; nil where the reader decides.
    final func announceScreenChange(at view: UIView? = nil) {
        UIAccessibility.postFromSystem(.screenChanged, argument: view)
    }
}

extension UIViewController {
    /// A transition that is running on this controller, one around it, or one inside it.
    final var transitionAround: ControllerTransition? {
        for controller in sequence(first: self, next: \.storedParent) {
            if let transition = controller.runningTransition, transition.stage == .running { return transition }
        }
        var pending = children
        while let controller = pending.popLast() {
            if let transition = controller.runningTransition, transition.stage == .running { return transition }
            pending.append(contentsOf: controller.children)
        }
        return nil
    }
}
