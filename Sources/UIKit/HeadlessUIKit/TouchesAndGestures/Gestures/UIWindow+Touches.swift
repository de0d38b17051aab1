import AccessibilityTree
import Foundation

/// The outcome of a touch that was played.
struct TouchOutcome {
    /// The view under the finger, or nil for none.
    var hitView: UIView?
    /// The recognizer that recognized it, or the responder that handled the touches; nil for none.
    var taker: NSObject?
}

extension UIWindow {
    /// Plays a tap at a point of the window, in points: hit test, tap recognizers, then the touches of the view.
    /// Returns whether a recognizer or a responder handled it.
    @discardableResult public final func simulateTap(at point: CGPoint) -> Bool {
        playTap(at: point).taker != nil
    }

    /// Plays a long press at a point of the window, in points. Where no recognizer handles it, the context menu under
    /// the finger opens, and the touch is cancelled. Returns whether a recognizer, a menu or a responder handled it.
    @discardableResult public final func simulateLongPress(at point: CGPoint) -> Bool {
        playLongPress(at: point).taker != nil
    }

    final func playTap(at point: CGPoint) -> TouchOutcome {
        play(at: point) { $0.isTap(count: 1, fingers: 1) }
    }

    final func playLongPress(at point: CGPoint) -> TouchOutcome {
        play(at: point, opensMenus: true) { $0 is UILongPressGestureRecognizer }
    }

    /// Plays a click with the secondary button of a pointer: it goes to recognizers that require it, and to no view.
    final func playSecondaryClick(at point: CGPoint) -> TouchOutcome {
        recognize(at: point) { recognizer in
            (recognizer as? UITapGestureRecognizer)?.buttonMaskRequired.contains(.secondary) == true
        } report: {
            $0.report(at: point)
        }
    }

    /// Plays a gesture whose first finger begins at a point of the window. Where no recognizer recognizes a movement,
    /// the scroll view under the finger follows it.
    final func play(_ gesture: TouchGesture, at point: CGPoint) -> TouchOutcome {
        switch gesture {
        case .tap(let count, let fingers):
            return play(at: point, taps: count, fingers: fingers) { $0.isTap(count: count, fingers: fingers) }
        case .press(let taps, let fingers):
            return play(at: point) { recognizer in
                guard let press = recognizer as? UILongPressGestureRecognizer else { return false }
                return press.numberOfTapsRequired == taps && press.numberOfTouchesRequired == fingers
            }
        case .swipe(let direction, let fingers):
            let swiped = recognize(at: point) { recognizer in
                guard let swipe = recognizer as? UISwipeGestureRecognizer else { return false }
                return swipe.direction.contains(direction.mask) && swipe.numberOfTouchesRequired == fingers
            } report: {
                $0.report(at: point)
            }
            if swiped.taker != nil { return swiped }
            // A swipe takes a tenth of a second.
            let flick = direction.flick
            return pan(
                FingerMovement(
                    start: point, distance: flick, velocity: CGPoint(x: flick.x / 100, y: flick.y / 100)),
                fingers: fingers)
        case .drag(let end):
            guard end.x.isFinite, end.y.isFinite else { return TouchOutcome() }
            let origin = untransformedOrigin
            let distance = CGPoint(x: end.x - origin.x - point.x, y: end.y - origin.y - point.y)
            return pan(FingerMovement(start: point, distance: distance), fingers: 1)
        }
    }

    final func pan(_ finger: FingerMovement, fingers: Int) -> TouchOutcome {
        let (point, distance) = (finger.start, finger.distance)
        let size = bounds.size
        let panned = recognize(at: point) { recognizer in
            guard let pan = recognizer as? UIPanGestureRecognizer,
                pan.minimumNumberOfTouches <= fingers && fingers <= pan.maximumNumberOfTouches
            else { return false }
            return (pan as? UIScreenEdgePanGestureRecognizer)?.isFromEdge(point, movingBy: distance, in: size) ?? true
        } report: {
            ($0 as? UIPanGestureRecognizer)?.report(at: point, movingBy: distance)
        }
        if panned.taker != nil { return panned }
        if let taker = (panned.hitView as? any DragFollowing)?.follow(finger) {
            return TouchOutcome(hitView: panned.hitView, taker: taker)
        }
        var view = panned.hitView
        while let current = view {
            if let scrollView = current as? UIScrollView, scrollView.follow(finger) {
                return TouchOutcome(hitView: panned.hitView, taker: scrollView)
            }
            view = current.superview
        }
        return panned
    }

    /// Plays a gesture that the views aren't notified of: the recognizers under the finger decide among themselves.
    final func recognize(
        at point: CGPoint, _ isWanted: (UIGestureRecognizer) -> Bool, report: (UIGestureRecognizer) -> Void
    ) -> TouchOutcome {
        guard let hit = hitTest(point, with: nil) else { return TouchOutcome() }
        var arbiter = GestureArbiter(UITouch(at: point, in: self, view: hit), from: hit)
        arbiter.decide(isWanted)
        for winner in arbiter.winners { report(winner) }
        arbiter.end()
        return TouchOutcome(hitView: hit, taker: arbiter.winners.first)
    }

    private func play(
        at point: CGPoint, taps: Int = 1, fingers: Int = 1, opensMenus: Bool = false,
        ofKind isWanted: (UIGestureRecognizer) -> Bool
    ) -> TouchOutcome {
        guard let hit = hitTest(point, with: nil) else { return TouchOutcome() }
        let touch = UITouch(at: point, in: self, view: hit)
        touch.tapCount = max(taps, 1)
        var arbiter = GestureArbiter(touch, from: hit)
        touch.gestureRecognizers = arbiter.takers
        let event = UIEvent(touches: [touch])
        UIApplication.shared.sendEvent(event)
        arbiter.show(touch, event)
        let early = arbiter.recognizeEarlierTaps(before: taps, fingers: fingers, at: point)
        arbiter.decide(isWanted)
        for winner in arbiter.winners where !arbiter.watchers.contains(winner) { winner.report(at: point) }
        touch.phase = .ended
        arbiter.show(touch, event)
        arbiter.end()
        let recognized = early + arbiter.winners
        let owner = opensMenus && recognized.isEmpty ? ContextMenu.show(at: point, from: hit) : nil
        let isCancelled = owner != nil || recognized.contains(where: \.cancelsTouchesInView)
        touch.phase = isCancelled ? .cancelled : .ended
        UIApplication.shared.sendEvent(UIEvent(touches: [touch]))
        return TouchOutcome(hitView: hit, taker: arbiter.winners.first ?? early.first ?? owner ?? lastTaker)
    }
}

extension GestureArbiter {
    /// Lets recognizers of fewer taps recognize while the taps of a gesture come one after another, unless they wait
    /// for a recognizer of more taps. Returns those that have recognized.
    fileprivate func recognizeEarlierTaps(before count: Int, fingers: Int, at point: CGPoint) -> [UIGestureRecognizer] {
        guard count > 1 else { return [] }
        var recognized: [UIGestureRecognizer] = []
        // No gesture has more than a few taps.
        for taps in 1..<min(count, 5) {
            let later = takers.filter { taker in
                (taps + 1...count).contains((taker as? UITapGestureRecognizer)?.numberOfTapsRequired ?? 0)
            }
            var arbiter = self
            arbiter.decide { recognizer in
                recognizer.isTap(count: taps, fingers: fingers)
                    && Self.requirements(of: recognizer, among: later).isEmpty
            }
            for winner in arbiter.winners {
                for _ in 0..<min((count - 1) / taps, 5) { winner.report(at: point) }
            }
            arbiter.end()
            recognized += arbiter.winners
        }
        return recognized
    }
}

extension UIGestureRecognizer {
    /// Whether the recognizer looks for a number of taps with a number of fingers.
    func isTap(count: Int, fingers: Int) -> Bool {
        guard let tap = self as? UITapGestureRecognizer, tap.buttonMaskRequired.contains(.primary) else { return false }
        return tap.numberOfTapsRequired == count && tap.numberOfTouchesRequired == fingers
    }
}

extension TouchGesture.Direction {
    /// The direction as a swipe recognizer's direction.
    fileprivate var mask: UISwipeGestureRecognizer.Direction {
        switch self {
        case .right: .right
        case .left: .left
        case .up: .up
        case .down: .down
        }
    }

    /// The movement of a finger in a swipe, in points.
    fileprivate var flick: CGPoint {
        switch self {
        case .right: CGPoint(x: 100, y: 0)
        case .left: CGPoint(x: -100, y: 0)
        case .up: CGPoint(x: 0, y: -100)
        case .down: CGPoint(x: 0, y: 100)
        }
    }
}
