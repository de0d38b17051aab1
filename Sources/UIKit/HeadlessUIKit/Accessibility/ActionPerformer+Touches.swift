import AccessibilityTree
import Foundation

/// Gestures that VoiceOver plays on the screen: taps, presses, clicks and zooming at the activation point.
extension ActionPerformer {
    mutating func activate() -> ActionOutcome {
        guard let target else { return outcome(false) }
        trace.append(ResponderWalk.describe(target))
        if target.assigned?.blocks?.activate?() ?? target.accessibilityActivate() { return outcome(true) }
        return touch("tap") { $0.playTap(at: $1) }
    }

    mutating func longPress() -> ActionOutcome {
        guard let target else { return outcome(false) }
        trace.append(ResponderWalk.describe(target))
        return touch("long press") { $0.playLongPress(at: $1) }
    }

    mutating func secondaryActivate() -> ActionOutcome {
        guard let target else { return outcome(false) }
        trace.append(ResponderWalk.describe(target))
        return touch("secondary click") { window, point in
            Self.orMenu(window.playSecondaryClick(at: point), at: point)
        }
    }

    mutating func touches(_ gesture: TouchGesture) -> ActionOutcome {
        guard let target else { return outcome(false) }
        trace.append(ResponderWalk.describe(target))
        return touch(gesture.description) { $0.play(gesture, at: $1) }
    }

    /// Opens the context menu under the finger where no recognizer has taken a click.
    private static func orMenu(_ outcome: TouchOutcome, at point: CGPoint) -> TouchOutcome {
        guard let hit = outcome.hitView, !(outcome.taker is UIGestureRecognizer) else { return outcome }
        guard let owner = ContextMenu.show(at: point, from: hit) else { return outcome }
        return TouchOutcome(hitView: hit, taker: owner)
    }

    private mutating func touch(
        _ name: String, _ play: (UIWindow, CGPoint) -> TouchOutcome
    ) -> ActionOutcome {
        guard let target, let window = Self.window(of: target) else { return outcome(false) }
        let point = Self.activationPoint(of: target)
        let inWindow = CGPoint(x: point.x - window.untransformedOrigin.x, y: point.y - window.untransformedOrigin.y)
        let touched = play(window, inWindow)
        let note = "\(name) at (\(Self.text(point.x)), \(Self.text(point.y)))"
        guard let hit = touched.hitView else {
            trace[trace.count - 1].note = note + ", nothing there"
            return outcome(false)
        }
        let taker = touched.taker as? UIAccessibilityObject ?? (touched.taker as? UIGestureRecognizer)?.view ?? hit
        trace.append(ResponderWalk.describe(taker, note: note))
        return outcome(touched.taker != nil)
    }

    // Whole numbers without a fraction, others with one digit, whatever their size.
    private static func text(_ coordinate: CGFloat) -> String {
        let rounded = (coordinate * 10).rounded() / 10
        if let whole = Int(exactly: rounded) { return String(whole) }
        return String(Double(rounded))
    }

    static func activationPoint(of object: UIAccessibilityObject) -> CGPoint {
        let point = object.assigned?.blocks?.activationPoint?() ?? object.accessibilityActivationPoint
        let frame = object.assigned?.blocks?.frame?() ?? object.accessibilityFrame
        return point == .zero && frame != .zero ? CGPoint(x: frame.midX, y: frame.midY) : point
    }

    static func window(of object: UIAccessibilityObject) -> UIWindow? {
        if let view = object as? UIView { return view.window }
        if let element = object as? UIAccessibilityElement { return element.containerView?.window }
        return (object as? UIResponder)?.responderWindow
    }

    mutating func zoom(_ ask: (UIAccessibilityObject, CGPoint) -> Bool) -> ActionOutcome {
        guard let target else { return outcome(false) }
        let point = Self.activationPoint(of: target)
        return walk { ask($0, point) }
    }
}
