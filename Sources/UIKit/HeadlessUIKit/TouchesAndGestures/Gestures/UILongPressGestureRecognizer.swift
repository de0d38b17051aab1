import Foundation

/// Looks for a finger that stays down.
@preconcurrency @MainActor open class UILongPressGestureRecognizer: UIGestureRecognizer {
    /// How long the finger has to stay, in seconds.
    open var minimumPressDuration: TimeInterval = 0.5
    /// How far the finger may move meanwhile, in points.
    open var allowableMovement: CGFloat = 10
    /// How many taps come before the press.
    open var numberOfTapsRequired = 0
    /// How many fingers have to press.
    open var numberOfTouchesRequired = 1

    override var recognizedStates: [State] { [.began, .ended] }
}
