import Foundation

/// Looks for a pointer that hovers over its view. There is no pointer here, so it never recognizes one.
@preconcurrency @MainActor open class UIHoverGestureRecognizer: UIGestureRecognizer {
    /// The distance of a pencil from the screen, 0…1; 0 touches it.
    open var zOffset: CGFloat { 0 }
    /// The angle of a pencil to the screen, in radians: upright.
    open var altitudeAngle: CGFloat { .pi / 2 }
    /// Returns the direction of a pencil in a view, in radians.
    open func azimuthAngle(in view: UIView?) -> CGFloat { 0 }

    override var recognizedStates: [State] { [.began, .ended] }
}
