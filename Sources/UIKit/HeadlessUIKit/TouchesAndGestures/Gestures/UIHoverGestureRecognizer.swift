import Foundation

/// Looks for a pointer that stands over its view. There is no pointer here, so that it recognizes nothing by itself.
@preconcurrency @MainActor open class UIHoverGestureRecognizer: UIGestureRecognizer {
    /// How far a pencil is from the screen, 0…1; 0 touches it.
    open var zOffset: CGFloat { 0 }
    /// The angle of a pencil to the screen, in radians: upright.
    open var altitudeAngle: CGFloat { .pi / 2 }
    /// The direction of a pencil in a view, in radians.
    open func azimuthAngle(in view: UIView?) -> CGFloat { 0 }

    override var recognizedStates: [State] { [.began, .ended] }
}
