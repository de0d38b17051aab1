import AccessibilityTree

/// Scrolling by pages, and scrolling an element into view.
extension ActionPerformer {
    /// Tries the scroll views from the target outwards; the first that can scroll further in that direction decides.
    mutating func makeNext(_ forward: Bool) -> ActionOutcome {
        guard let target else { return outcome(false) }
        trace.append(ResponderWalk.describe(target))
        guard let start = target as? UIView ?? (target as? UIAccessibilityElement)?.containerView else {
            return outcome(false)
        }
        var view: UIView? = start
        while let current = view {
            if let isMade = (current as? UIScrollView)?.makeContent(beside: start, forward: forward) {
                if isMade { trace.append(ResponderWalk.describe(current)) }
                return outcome(isMade)
            }
            view = current.superview
        }
        return outcome(false)
    }

    mutating func scrollToVisible() -> ActionOutcome {
        guard let target else { return outcome(false) }
        trace.append(ResponderWalk.describe(target))
        let start: UIView? = target as? UIView ?? (target as? UIAccessibilityElement)?.containerView
        var view = start
        var moved = false
        while let current = view {
            if current.scrollToMakeVisible(target.accessibilityFrame) {
                trace.append(ResponderWalk.describe(current))
                moved = true
            }
            view = current.superview
        }
        return outcome(moved)
    }
}

extension UIAccessibilityScrollDirection {
    init(_ direction: ScrollDirection) {
        switch direction {
        case .right: self = .right
        case .left: self = .left
        case .up: self = .up
        case .down: self = .down
        case .next: self = .next
        case .previous: self = .previous
        }
    }
}
