import Foundation

/// Looks for two fingers that move apart or together.
@preconcurrency @MainActor open class UIPinchGestureRecognizer: UIGestureRecognizer {
    /// The distance of the fingers relative to the beginning: 2 is twice as far.
    open var scale: CGFloat = 1
    /// The velocity of the scale, per second; the gestures that are played end at rest.
    open internal(set) var velocity: CGFloat = 0

    /// Two while the gesture lasts.
    open override var numberOfTouches: Int { state == .possible ? 0 : 2 }

    override var recognizedStates: [State] { [.began, .changed, .ended] }

    open override func reset() { scale = 1 }
}

/// Looks for two fingers that turn around each other.
@preconcurrency @MainActor open class UIRotationGestureRecognizer: UIGestureRecognizer {
    /// The rotation of the fingers, in radians, clockwise.
    open var rotation: CGFloat = 0
    /// The velocity of the rotation, in radians per second; the gestures that are played end at rest.
    open internal(set) var velocity: CGFloat = 0

    /// Two while the gesture lasts.
    open override var numberOfTouches: Int { state == .possible ? 0 : 2 }

    override var recognizedStates: [State] { [.began, .changed, .ended] }

    open override func reset() { rotation = 0 }
}
