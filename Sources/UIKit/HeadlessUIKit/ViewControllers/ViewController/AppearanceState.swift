/// The phase of a controller between appearing and disappearing.
struct AppearanceState {
    /// The four states of a controller.
    enum Phase {
        case disappeared, appearing, appeared, disappearing
    }

    /// The phase that was sent last.
    var phase = Phase.disappeared
    /// The number of transitions that have begun and not ended.
    var depth = 0
    /// Whether the transition is animated.
    var isAnimated = false
    /// Whether `viewIsAppearing(_:)` is still to be sent.
    var awaitsIsAppearing = false

    /// Whether the controller appears or has appeared.
    var isVisible: Bool { phase == .appearing || phase == .appeared }
}
