/// The transitions of an app that are under way.
@MainActor struct RunningTransitions {
    /// How many transitions between controllers are running.
    var count = 0
    /// The drivers of running transitions, so that what drives one finds its animator.
    var drivers: [ObjectIdentifier: TransitionDriver] = [:]
    /// Those from one child of a container to another.
    var ofChildren: [ChildTransition] = []
}
