import AccessibilityTree
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
        play(at: point) { $0.isTap(count: 1, fingers: 1) }
    }

    final func playLongPress(at point: CGPoint) -> TouchOutcome {
        play(at: point) { $0 is UILongPressGestureRecognizer }
    }

    /// Plays a click with the second button of a pointer: it goes to recognizers that ask for it, and to no view.
    final func playSecondaryClick(at point: CGPoint) -> TouchOutcome {
        guard let hit = hitTest(point, with: nil) else { return TouchOutcome() }
        let isWanted = { (recognizer: UIGestureRecognizer) in
            (recognizer as? UITapGestureRecognizer)?.buttonMaskRequired.contains(.secondary) == true
        }
        let touch = UITouch(at: point, in: self, view: hit)
        guard let taker = recognizer(for: touch, from: hit, isWanted), taker.recognize(at: point) else {
            return TouchOutcome(hitView: hit)
        }
        return TouchOutcome(hitView: hit, taker: taker)
    }

    /// Plays a gesture whose first finger begins at a point of the window. Where no recognizer wants a movement, the
    /// scroll view under the finger follows it.
    final func play(_ gesture: TouchGesture, at point: CGPoint) -> TouchOutcome {
        switch gesture {
        case .tap(let count, let fingers):
            return play(at: point) { $0.isTap(count: count, fingers: fingers) }
        case .press(let taps, let fingers):
            return play(at: point) { recognizer in
                guard let press = recognizer as? UILongPressGestureRecognizer else { return false }
                return press.numberOfTapsRequired == taps && press.numberOfTouchesRequired == fingers
            }
        case .swipe(let direction, let fingers):
            let swiped = move(at: point) { recognizer in
                guard let swipe = recognizer as? UISwipeGestureRecognizer else { return false }
                return swipe.direction.contains(direction.mask) && swipe.numberOfTouchesRequired == fingers
            }
            if swiped.taker != nil { return swiped }
            return pan(at: point, by: direction.flick, fingers: fingers)
        case .drag(let end):
            guard end.x.isFinite, end.y.isFinite else { return TouchOutcome() }
            let origin = untransformedOrigin
            return pan(
                at: point, by: CGPoint(x: end.x - origin.x - point.x, y: end.y - origin.y - point.y), fingers: 1)
        }
    }

    private func move(at point: CGPoint, _ isWanted: (UIGestureRecognizer) -> Bool) -> TouchOutcome {
        guard let hit = hitTest(point, with: nil) else { return TouchOutcome() }
        let touch = UITouch(at: point, in: self, view: hit)
        guard let taker = recognizer(for: touch, from: hit, isWanted), taker.recognize(at: point) else {
            return TouchOutcome(hitView: hit)
        }
        return TouchOutcome(hitView: hit, taker: taker)
    }

    private func pan(at point: CGPoint, by distance: CGPoint, fingers: Int) -> TouchOutcome {
        guard let hit = hitTest(point, with: nil) else { return TouchOutcome() }
        let touch = UITouch(at: point, in: self, view: hit)
        let taker = recognizer(for: touch, from: hit) { recognizer in
            guard let pan = recognizer as? UIPanGestureRecognizer else { return false }
            return pan.minimumNumberOfTouches <= fingers && fingers <= pan.maximumNumberOfTouches
        }
        if let pan = taker as? UIPanGestureRecognizer, pan.recognize(at: point, movingBy: distance) {
            return TouchOutcome(hitView: hit, taker: pan)
        }
        var view: UIView? = hit
        while let current = view {
            if let scrollView = current as? UIScrollView, scrollView.follow(fingerMovedBy: distance) {
                return TouchOutcome(hitView: hit, taker: scrollView)
            }
            view = current.superview
        }
        return TouchOutcome(hitView: hit)
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

extension UIGestureRecognizer {
    /// Whether the recognizer looks for so many taps of so many fingers.
    fileprivate func isTap(count: Int, fingers: Int) -> Bool {
        guard let tap = self as? UITapGestureRecognizer, tap.buttonMaskRequired.contains(.primary) else { return false }
        return tap.numberOfTapsRequired == count && tap.numberOfTouchesRequired == fingers
    }
}

extension TouchGesture.Direction {
    /// The direction as a swipe recognizer names it.
    fileprivate var mask: UISwipeGestureRecognizer.Direction {
        switch self {
        case .right: .right
        case .left: .left
        case .up: .up
        case .down: .down
        }
    }

    /// How far a finger moves that flicks, in points.
    fileprivate var flick: CGPoint {
        switch self {
        case .right: CGPoint(x: 100, y: 0)
        case .left: CGPoint(x: -100, y: 0)
        case .up: CGPoint(x: 0, y: -100)
        case .down: CGPoint(x: 0, y: 100)
        }
    }
}
