/// The transitions of an app that are under way.
@MainActor struct RunningTransitions {
    /// The number of running transitions between controllers.
    var count = 0
    /// The drivers of running transitions, for an interactive transition to find its animator.
    var drivers: [ObjectIdentifier: TransitionDriver] = [:]
    /// The transitions from one child of a container to another.
    var ofChildren: [ChildTransition] = []
}
