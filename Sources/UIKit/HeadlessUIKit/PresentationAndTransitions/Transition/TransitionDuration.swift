/// The durations of the system's own transitions.
enum TransitionDuration {
    /// A push or a pop.
    static let navigation = Duration.milliseconds(350)
    /// A presentation or a dismissal.
    static let presentation = Duration.milliseconds(500)
    /// A rotation or another change of the window's size.
    static let rotation = Duration.milliseconds(300)
    /// An alert that appears or disappears.
    static let alert = Duration.milliseconds(250)
}
