import Foundation

/// Looks for a finger that is held down.
@preconcurrency @MainActor open class UILongPressGestureRecognizer: UIGestureRecognizer {
    /// The minimum duration of the press, in seconds.
    open var minimumPressDuration: TimeInterval = 0.5
    /// The maximum movement of the finger during the press, in points.
    open var allowableMovement: CGFloat = 10
    /// The number of taps before the press.
    open var numberOfTapsRequired = 0
    /// The number of fingers that must press.
    open var numberOfTouchesRequired = 1

    override var recognizedStates: [State] { [.began, .ended] }
}
