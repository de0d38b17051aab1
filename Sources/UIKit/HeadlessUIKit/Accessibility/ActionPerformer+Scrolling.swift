import AccessibilityTree

/// Scrolling by pages, and scrolling an element into view.
extension ActionPerformer {
    /// Tries the scroll views from the target outwards; the first that can scroll further in that direction decides.
    mutating func makeNext(_ forward: Bool) -> ActionOutcome {
        guard let target else { return outcome(false) }
        trace.append(ResponderWalk.describe(target))
        guard let start = viewOfTarget else { return outcome(false) }
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

    /// The rows or items that lists make at once for a search.
    private static var batchSize: Int { 64 }

    /// Tries the lists around the target, the innermost first, and then those after it or before it.
    mutating func makeMore(_ forward: Bool) -> ActionOutcome {
        guard let start = viewOfTarget, let window = start.storedWindow else { return outcome(false) }
        var made = 0
        func ask(_ view: UIView, from start: UIView?) {
            guard made < Self.batchSize, let list = view as? UIScrollView else { return }
            made += list.makeContent(from: start, forward: forward, limit: Self.batchSize - made)
        }
        let around = Array(sequence(first: start, next: \.storedSuperview))
        for view in around { ask(view, from: start) }
        var hasPassed = false
        var pending: [UIView] = [window]
        while let view = pending.popLast(), made < Self.batchSize {
            if view === start {
                hasPassed = true
                continue
            }
            if hasPassed, !around.contains(view) { ask(view, from: nil) }
            pending.append(contentsOf: forward ? view.storedSubviews.reversed() : view.storedSubviews)
        }
        return outcome(made > 0)
    }

    private var viewOfTarget: UIView? { target as? UIView ?? (target as? UIAccessibilityElement)?.containerView }

    mutating func scrollToVisible() -> ActionOutcome {
        guard let target else { return outcome(false) }
        trace.append(ResponderWalk.describe(target))
        var view = viewOfTarget
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
