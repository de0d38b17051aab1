import Foundation

/// Looks for a finger that moves.
@preconcurrency @MainActor open class UIPanGestureRecognizer: UIGestureRecognizer {
    /// The minimum number of fingers.
    open var minimumNumberOfTouches = 1
    /// The maximum number of fingers.
    open var maximumNumberOfTouches = Int.max
    private var moved = CGPoint.zero

    /// Returns the translation of the finger, in points.
    open func translation(in view: UIView?) -> CGPoint { moved }

    /// Sets the translation of the finger, in points, as if it had started elsewhere.
    open func setTranslation(_ translation: CGPoint, in view: UIView?) { moved = translation }

    /// Returns the velocity of the finger, in points per second; the gestures that are played end at rest.
    open func velocity(in view: UIView?) -> CGPoint { .zero }

    override var recognizedStates: [State] { [.began, .changed, .ended] }

    /// Goes through the states of a drag that was recognized: the finger starts at a point of the window and moves by a
    /// distance, in points.
    final func report(at point: CGPoint, movingBy distance: CGPoint) {
        moved = distance
        report(at: CGPoint(x: point.x + distance.x, y: point.y + distance.y))
        moved = .zero
    }
}
