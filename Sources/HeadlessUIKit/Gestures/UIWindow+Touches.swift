import Foundation

/// Who took a touch that was played.
struct TouchOutcome {
    /// The view under the finger, or nil when nothing was there.
    var hitView: UIView?
    /// The recognizer that recognized it, or the responder that took the touches; nil when nobody did.
    var taker: NSObject?
}

extension UIWindow {
    /// Plays a tap at a point of the window, in points: hit test, tap recognizers, then the touches of the view.
    /// True when a recognizer or a responder took it.
    @discardableResult public final func simulateTap(at point: CGPoint) -> Bool {
        playTap(at: point).taker != nil
    }

    /// Plays a long press at a point of the window, in points.
    /// True when a recognizer or a responder took it.
    @discardableResult public final func simulateLongPress(at point: CGPoint) -> Bool {
        playLongPress(at: point).taker != nil
    }

    final func playTap(at point: CGPoint) -> TouchOutcome {
        play(at: point) { recognizer in
            guard let tap = recognizer as? UITapGestureRecognizer else { return false }
            return tap.numberOfTapsRequired == 1 && tap.numberOfTouchesRequired == 1
        }
    }

    final func playLongPress(at point: CGPoint) -> TouchOutcome {
        play(at: point) { $0 is UILongPressGestureRecognizer }
    }

    private func play(at point: CGPoint, ofKind isWanted: (UIGestureRecognizer) -> Bool) -> TouchOutcome {
        guard let hit = hitTest(point, with: nil) else { return TouchOutcome() }
        let touch = UITouch(at: point, in: self, view: hit)
        let recognizer = recognizer(for: touch, from: hit, isWanted)
        touch.gestureRecognizers = recognizer.map { [$0] } ?? []
        UIApplication.shared.sendEvent(UIEvent(touches: [touch]))
        if let recognizer, recognizer.recognize(at: point) {
            touch.phase = recognizer.cancelsTouchesInView ? .cancelled : .ended
            UIApplication.shared.sendEvent(UIEvent(touches: [touch]))
            return TouchOutcome(hitView: hit, taker: recognizer)
        }
        touch.phase = .ended
        UIApplication.shared.sendEvent(UIEvent(touches: [touch]))
        return TouchOutcome(hitView: hit, taker: lastTaker)
    }

    // The view under the finger comes first, then its superviews; a control keeps a touch from recognizers around it.
    private func recognizer(
        for touch: UITouch, from hit: UIView, _ isWanted: (UIGestureRecognizer) -> Bool
    ) -> UIGestureRecognizer? {
        var view: UIView? = hit
        while let current = view {
            for recognizer in current.gestureRecognizers ?? [] where isWanted(recognizer) && recognizer.canRecognize {
                if recognizer.delegate?.gestureRecognizer(recognizer, shouldReceive: touch) ?? true {
                    return recognizer
                }
            }
            if current.keepsTouchesFromSuperviews { return nil }
            view = current.superview
        }
        return nil
    }
}
