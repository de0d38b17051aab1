import Foundation

/// Gestures of two fingers.
extension UIWindow {
    /// Plays a pinch around a point of the window, in points; a scale of 2 moves the fingers twice as far apart. The
    /// recognizers of the view there and of its superviews decide among themselves; where none recognizes it, the
    /// nearest zoomable scroll view zooms. Returns whether the pinch was handled.
    @discardableResult public final func simulatePinch(at point: CGPoint, scale: CGFloat) -> Bool {
        guard scale.isFinite, scale > 0 else { return false }
        let pinched = recognize(at: point) {
            $0 is UIPinchGestureRecognizer
        } report: { recognizer in
            (recognizer as? UIPinchGestureRecognizer)?.scale = scale
            recognizer.report(at: point)
        }
        if pinched.taker != nil { return true }
        var view = pinched.hitView
        while let current = view {
            if (current as? UIScrollView)?.followPinch(at: point, scale: scale) == true { return true }
            view = current.superview
        }
        return false
    }

    /// Plays a rotation around a point of the window, in points, by an angle in radians, clockwise. Returns whether a
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

    /// Plays a drag of one finger from a point of the window by a distance, in points. Returns whether a recognizer or
    /// a scroll view handled it.
    @discardableResult public final func simulateDrag(from point: CGPoint, by distance: CGPoint) -> Bool {
        guard distance.x.isFinite, distance.y.isFinite else { return false }
        return pan(FingerMovement(start: point, distance: distance), fingers: 1).taker != nil
    }

    /// Plays a swipe of one finger from a point of the window by a distance, in points, within a tenth of a second.
    /// Returns whether a recognizer or a scroll view handled it.
    @discardableResult public final func simulateFlick(from point: CGPoint, by distance: CGPoint) -> Bool {
        guard distance.x.isFinite, distance.y.isFinite else { return false }
        let velocity = CGPoint(x: distance.x / 100, y: distance.y / 100)
        return pan(FingerMovement(start: point, distance: distance, velocity: velocity), fingers: 1).taker != nil
    }
}
