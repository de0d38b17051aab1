import AccessibilityTree

extension ScreenFacts {
    /// Whether the element that is read second is drawn first: above, or before in the same row.
    func isContradicted(_ one: Rect, _ two: Rect, _ mirrored: Bool) -> Bool {
        // The top of the next column is next to the end of the last one.
        let startsBeside = mirrored ? two.maxX <= one.x + 1 : two.x >= one.maxX - 1
        if two.maxY <= one.y + 1 { return !startsBeside }
        let shared = min(one.maxY, two.maxY) - max(one.y, two.y)
        guard shared > min(one.height, two.height) * 0.75, (one.y - two.y).magnitude < 8 else { return false }
        return mirrored ? two.x >= one.maxX - 1 : two.maxX <= one.x + 1
    }

    /// Whether the relative position of two elements is meaningless: they scroll past each other, or one of them is in
    /// a part that is read first or last, such as a bar, and the other beneath it, or the other is off the screen.
    func areApart(_ one: AuditedElement, _ other: AuditedElement) -> Bool {
        if isScrolled(one), scroller(of: one) != scroller(of: other) { return true }
        let (part, otherPart) = (rankedPart(of: one), rankedPart(of: other))
        guard part != otherPart else { return false }
        let bounds = tree.environment.screenBounds
        func isBeneath(_ element: AuditedElement, _ part: Int?) -> Bool {
            if !bounds.holds(element.frame) { return true }
            return part.map { tree[$0].layoutFrame.intersects(element.frame) } ?? false
        }
        return isBeneath(one, otherPart) || isBeneath(other, part)
    }

    // The nearest view with a sort priority among its siblings, or nil.
    private func rankedPart(of element: AuditedElement) -> Int? {
        nearest(from: element) { tree[$0].sortPriority != 0 }
    }

    private func scroller(of element: AuditedElement) -> Int? { nearest(from: element, where: scrolls) }

    private func nearest(from element: AuditedElement, where isWanted: (Int) -> Bool) -> Int? {
        var index: Int? = element.index
        // Nothing real is nested so deeply.
        for _ in 0..<256 {
            guard let current = index else { return nil }
            if isWanted(current) { return current }
            index = tree.parentIndex(of: current)
        }
        return nil
    }

    /// Whether the app has set the reading order around an element.
    func isOrderSet(around element: AuditedElement) -> Bool {
        if element.node.sortPriority != 0 { return true }
        var index = tree.parentIndex(of: element.index)
        // Lists are near to their rows.
        for _ in 0..<8 {
            guard let current = index else { return false }
            let node = tree[current]
            if node.explicitElements != nil || node.sortPriority != 0 { return true }
            index = tree.parentIndex(of: current)
        }
        return false
    }
}
