/// One change from one screen to another: the order of what happens is written down in the script of each kind, since
/// there is no order that all kinds share.
///
/// A transition starts in the turn after it was asked for. Its first half tells the controllers what will happen and
/// puts the views in place; then the layout pass runs, and the animation takes its time; its second half tidies up
/// and tells the controllers what has happened.
@MainActor class ControllerTransition {
    /// Whether it takes time.
    let isAnimated: Bool
    /// How long it takes when it is animated.
    let duration: Duration
    /// What others animate alongside.
    let coordinator: TransitionCoordinator
    /// The controllers that take part, which answer with the coordinator as long as the transition runs.
    private var participants: [UIViewController] = []
    /// Runs once everything is over.
    var completions: [() -> Void] = []
    /// The app's own animator and driver, where it has supplied any.
    final var driver: TransitionDriver?
    /// Where it stands.
    private(set) var stage = Stage.waiting {
        didSet {
            guard (stage == .running) != (oldValue == .running) else { return }
            AppProcess.current.transitions.count += stage == .running ? 1 : -1
        }
    }
    /// Whether any transition is running in the app.
    static var isAnyRunning: Bool { AppProcess.current.transitions.count > 0 }

    /// How far a transition is.
    enum Stage {
        case waiting, running, ended
    }

    init(isAnimated: Bool, duration: Duration) {
        self.isAnimated = isAnimated && UIView.areAnimationsEnabled
        self.duration = duration
        coordinator = TransitionCoordinator(isAnimated: self.isAnimated, duration: self.isAnimated ? duration : .zero)
    }

    // MARK: The script, which each kind writes

    /// Says whether there still is something to do, right before the start.
    func prepare() -> Bool { true }
    /// The first half: the callbacks that announce, and the views.
    func begin() {}
    /// The second half: the views that go, and the callbacks that report.
    func end() {}
    /// Instead of the second half, when the transition was not carried through: everything is as it was.
    func takeBack() {}
    /// Called when what runs alongside has run.
    func alongsideBlocksDidRun() {}
    /// What a custom animator gets to know; asked for after the first half.
    func describe(to context: TransitionContext) {}
    /// What happens after the completions.
    func afterCompletions() {}

    /// Puts a controller back where another one was about to be, as with a drag that is taken back: that one has appeared
    /// and disappeared without having been there.
    ///
    /// - Parameters:
    ///   - place: Where the views of both belong.
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

    /// The controller whose surroundings must be at rest before the transition starts; nil for none.
    var scene: UIViewController? { nil }

    /// Gives up a transition whose controllers are gone, or which another one stands in for.
    final func abandon() {
        stage = .ended
        completions = []
        releaseParticipants()
        coordinator.cancel()
        coordinator.runCompletions()
    }

    /// Names controllers that will take part: they answer with the coordinator until the transition starts.
    final func expect(_ controllers: [UIViewController]) {
        for controller in controllers { controller.expectedTransition = self }
    }

    private func releaseParticipants() {
        for controller in participants where controller.runningTransition === self {
            controller.runningTransition = nil
        }
        participants = []
    }

    /// Starts in the next turn.
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

    /// Starts before its turn when its surroundings are laid out before: what takes no time is there after
    /// `layoutIfNeeded()`, as with UIKit's navigation controllers.
    final func startInLayout() {
        if !isAnimated { start() }
    }

    /// Ends what was started in a layout pass once everything has its place.
    final func finishAfterLayout() {
        if !isAnimated { complete(true) }
    }

    /// Ends the transition: carried through, or with everything as it was before.
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

    /// Whether the transition was not carried through.
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

    /// Tells assistive technologies that another screen is shown, once all that the app does on it is done.
    final func announceScreenChange() {
        UIAccessibility.postFromSystem(.screenChanged)
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
