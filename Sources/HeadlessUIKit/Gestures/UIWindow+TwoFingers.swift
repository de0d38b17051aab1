import Foundation

/// What two fingers do.
extension UIWindow {
    /// Plays a pinch around a point of the window, in points; a scale of 2 moves the fingers twice as far apart. The
    /// recognizers of the view there and of its superviews decide among themselves. True when one recognized it.
    @discardableResult public final func simulatePinch(at point: CGPoint, scale: CGFloat) -> Bool {
        guard scale.isFinite, scale > 0 else { return false }
        return recognize(at: point) {
            $0 is UIPinchGestureRecognizer
        } report: { recognizer in
            (recognizer as? UIPinchGestureRecognizer)?.scale = scale
            recognizer.report(at: point)
        }.taker != nil
    }

    /// Plays a rotation around a point of the window, in points, by an angle in radians, clockwise. True when a
    /// recognizer recognized it.
    @discardableResult public final func simulateRotation(at point: CGPoint, by angle: CGFloat) -> Bool {
        guard angle.isFinite else { return false }
        return recognize(at: point) {
            $0 is UIRotationGestureRecognizer
        } report: { recognizer in
            (recognizer as? UIRotationGestureRecognizer)?.rotation = angle
            recognizer.report(at: point)
        }.taker != nil
    }

    /// Plays a drag of one finger from a point of the window by a distance, in points. True when a recognizer or a
    /// scroll view took it.
    @discardableResult public final func simulateDrag(from point: CGPoint, by distance: CGPoint) -> Bool {
        guard distance.x.isFinite, distance.y.isFinite else { return false }
        return pan(at: point, by: distance, fingers: 1).taker != nil
    }
}
