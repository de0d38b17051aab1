import AccessibilityTree

/// The recipient of the touch that a double tap makes.
public enum TouchAnswer: Sendable, Hashable {
    /// The element itself, one of its subviews or one of its superviews.
    case element
    /// No view at that position takes touches, or the element is a control and its superview takes them instead.
    case noResponder
    /// A view that covers the element: its class or its name, and the id of its node.
    case other(name: String, id: NodeID)
}

extension UIWindow {
    /// Returns the recipients of the touches of double taps on interactive, enabled elements; elements without a known
    /// recipient are left out.
    ///
    /// - Parameter nodes: Elements of a tree that was captured from this window, which must not have changed since.
    public final func touchAnswers(to nodes: some Sequence<Node>) -> [(element: NodeID, answer: TouchAnswer)] {
        let interactive: AccessibilityTraits = [.button, .link, .toggleButton, .searchField, .textEntry]
        return nodes.compactMap { node in
            guard !node.traits.isDisjoint(with: interactive), !node.traits.contains(.notEnabled) else { return nil }
            return touchAnswer(to: node).map { (node.id, $0) }
        }
    }

    /// Returns the recipient of the touch that VoiceOver makes at the activation point of an element when the user
    /// double-taps.
    ///
    /// - Parameter node: An element of a tree that was captured from this window; the window must not have changed
    ///   since.
    /// - Returns: nil where the recipient is unknown: the point is off the screen or outside of a view that clips its
    ///   content, so that VoiceOver scrolls it in first, it can be scrolled out from under the view that covers it, or
    ///   the element belongs to no view.
    public final func touchAnswer(to node: Node) -> TouchAnswer? {
        let point = CGPoint(x: node.effectiveActivationPoint.x, y: node.effectiveActivationPoint.y)
        guard node.frame.width > 0, node.frame.height > 0, UIScreen.main.bounds.contains(point),
            let view = ObjectRegistry.object(node.id).flatMap(Self.view), view.window === self,
            !Self.isCutOff(view, at: point)
        else { return nil }
        guard let touched = hitTest(convert(point, from: nil), with: nil) else { return .noResponder }
        if touched.isDescendant(of: view) { return .element }
        // A touch that a plain view refuses may go to its superview, such as a cell; a control takes it itself or not
        // at all.
        if view.isDescendant(of: touched) { return view is UIControl ? .noResponder : .element }
        if Self.canScroll(view, at: point, outFromUnder: touched) { return nil }
        let name = touched.accessibilityIdentifier ?? touched.accessibilityLabel ?? "\(type(of: touched))"
        return .other(name: name, id: touched.nodeID)
    }

    private static func view(of object: UIAccessibilityObject) -> UIView? {
        var next: UIAccessibilityObject? = object
        // Containers of containers; a loop among them ends the search.
        for _ in 0..<100 {
            if let view = next as? UIView { return view }
            next = (next as? UIAccessibilityElement)?.accessibilityContainer as? UIAccessibilityObject
        }
        return nil
    }

    /// Whether a scroll view around a view can move a point of it to where another view doesn't cover it.
    private static func canScroll(_ view: UIView, at point: CGPoint, outFromUnder cover: UIView) -> Bool {
        let covered = UIAccessibility.convertToScreenCoordinates(cover.bounds, in: cover)
        var next = view.superview
        while let container = next, !cover.isDescendant(of: container) {
            next = container.superview
            guard let scrollView = container as? UIScrollView, scrollView.isScrollEnabled else { continue }
            let seen = UIAccessibility.convertToScreenCoordinates(scrollView.bounds, in: scrollView)
            if scrollView.verticalAxis.canMove(point.y, outOf: covered.minY...covered.maxY, in: seen.minY...seen.maxY)
                || scrollView.horizontalAxis.canMove(
                    point.x, outOf: covered.minX...covered.maxX, in: seen.minX...seen.maxX)
            {
                return true
            }
        }
        return false
    }

    private static func isCutOff(_ view: UIView, at point: CGPoint) -> Bool {
        var next = view.superview
        while let container = next {
            if container.clipsToBounds,
                !UIAccessibility.convertToScreenCoordinates(container.bounds, in: container).contains(point)
            {
                return true
            }
            next = container.superview
        }
        return false
    }
}
