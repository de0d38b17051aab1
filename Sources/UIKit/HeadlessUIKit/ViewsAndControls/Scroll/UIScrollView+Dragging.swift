import Foundation

/// The state of the drags and animations of a scroll view.
@MainActor struct ScrollMotion {
    var isDragging = false
    var isDecelerating = false
    var isZooming = false
    /// Counts the moves requested by code, so that the end of an interrupted one isn't reported.
    var animation = 0
    /// Counts the drags, by the same rule.
    var drag = 0
    private(set) var pan: UIPanGestureRecognizer?
    private(set) var pinch: UIPinchGestureRecognizer?

    // Few apps use the recognizers, so they are made on first use. They aren't in the view's list: other views that
    // follow a moving finger come before the scroll view anyway.
    mutating func pan(of view: UIScrollView) -> UIPanGestureRecognizer {
        if let pan { return pan }
        let made = UIPanGestureRecognizer()
        made.view = view
        pan = made
        return made
    }

    mutating func pinch(of view: UIScrollView) -> UIPinchGestureRecognizer {
        if let pinch { return pinch }
        let made = UIPinchGestureRecognizer()
        made.view = view
        pinch = made
        return made
    }
}

/// A finger's movement over a window.
struct FingerMovement {
    /// The start of the drag, in points of the window.
    var start: CGPoint
    /// The distance of the drag, in points.
    var distance: CGPoint
    /// The velocity when the finger is lifted, in points per millisecond; zero for a finger that came to rest.
    var velocity = CGPoint.zero
}

// Dragging the content with a finger. The delegate is notified in UIKit's order: the drag begins, the content moves,
// the drag ends with the target offset, and the content moves there.
extension UIScrollView {
    /// Moves the content as a dragging finger does; returns false when it can't move that way.
    final func follow(_ finger: FingerMovement) -> Bool {
        guard isScrollEnabled, motion.pan?.isEnabled ?? true else { return false }
        let finger = locked(finger)
        if refresh(byPulling: finger.distance.y) { return true }
        let place = place(after: finger.distance)
        guard place != contentOffset || bouncesAlong(finger.distance) else { return false }
        motion.animation += 1
        motion.drag += 1
        if motion.isDecelerating { endDeceleration() }
        motion.isDragging = true
        scrollDelegate?.scrollViewWillBeginDragging(self)
        closeKeyboard(finger)
        scroll(to: place)
        motion.pan?.report(at: finger.start, movingBy: finger.distance)
        let velocity = CGPoint(x: -finger.velocity.x, y: -finger.velocity.y)
        var target = restingPlace(from: place, velocity)
        scrollDelegate?.scrollViewWillEndDragging(self, withVelocity: velocity, targetContentOffset: &target)
        motion.isDragging = false
        let end = CGPoint(x: horizontalAxis.clamp(target.x), y: verticalAxis.clamp(target.y))
        let decelerates = end.x.isFinite && end.y.isFinite && (end != contentOffset || velocity != .zero)
        motion.isDecelerating = decelerates
        scrollDelegate?.scrollViewDidEndDragging(self, willDecelerate: decelerates)
        if decelerates { decelerate(to: end) }
        layoutIfNeeded()
        return true
    }

    private func place(after distance: CGPoint) -> CGPoint {
        CGPoint(
            x: horizontalAxis.canScroll ? horizontalAxis.clamp(bounds.minX - distance.x) : bounds.minX,
            y: verticalAxis.canScroll ? verticalAxis.clamp(bounds.minY - distance.y) : bounds.minY)
    }

    /// Whether a drag is followed where nothing moves, because the content bounces.
    private func bouncesAlong(_ distance: CGPoint) -> Bool {
        bounces && (alwaysBounceVertical && distance.y != 0 || alwaysBounceHorizontal && distance.x != 0)
    }

    private func locked(_ finger: FingerMovement) -> FingerMovement {
        var finger = finger
        guard isDirectionalLockEnabled else { return finger }
        // A drag between the axes moves both, as in UIKit.
        if abs(finger.distance.x) > 2 * abs(finger.distance.y) {
            finger.distance.y = 0
            finger.velocity.y = 0
        } else if abs(finger.distance.y) > 2 * abs(finger.distance.x) {
            finger.distance.x = 0
            finger.velocity.x = 0
        }
        return finger
    }

    /// Returns the offset at which content released with a velocity, in points per millisecond, comes to rest.
    private func restingPlace(from place: CGPoint, _ velocity: CGPoint) -> CGPoint {
        let rate = min(max(decelerationRate.rawValue, 0), 0.9999)
        func rest(_ start: CGFloat, _ speed: CGFloat, _ axis: ScrollAxis) -> CGFloat {
            guard axis.canScroll else { return start }
            guard isPagingEnabled else { return axis.clamp(start + speed * rate / (1 - rate)) }
            let pages = start / axis.length
            // A swipe goes to the next page; a finger that came to rest leaves the nearer one.
            let page = speed > 0 ? pages.rounded(.up) : speed < 0 ? pages.rounded(.down) : pages.rounded()
            return axis.clamp(page * axis.length)
        }
        let usual = CGPoint(
            x: rest(place.x, velocity.x, horizontalAxis), y: rest(place.y, velocity.y, verticalAxis))
        return ownRestingPlace(from: place, usual: usual, velocity) ?? usual
    }

    private func decelerate(to place: CGPoint) {
        scrollDelegate?.scrollViewWillBeginDecelerating(self)
        let drag = motion.drag
        scroll(to: place)
        MainLoop.main.perform(after: .milliseconds(500)) { [weak self] in
            guard let self, self.motion.drag == drag, self.motion.isDecelerating else { return }
            self.endDeceleration()
        }
    }

    private func endDeceleration() {
        motion.isDecelerating = false
        scrollDelegate?.scrollViewDidEndDecelerating(self)
    }

    private func closeKeyboard(_ finger: FingerMovement) {
        guard let responder = window?.firstResponder, responder is any UIKeyInput else { return }
        switch keyboardDismissMode {
        case .none: break
        case .onDrag, .onDragWithAccessory: responder.resignFirstResponder()
        case .interactive, .interactiveWithAccessory:
            guard let window, let keyboard = Keyboard.shared.frame, finger.distance.y > 0 else { return }
            // The finger pulls the keyboard down once it has reached its upper edge.
            if window.untransformedOrigin.y + finger.start.y + finger.distance.y > keyboard.minY {
                responder.resignFirstResponder()
            }
        }
    }
}
