import AccessibilityTree

extension ScreenFacts {
    /// Whether the element that is read second is drawn first: above, or before in the same row.
    func isContradicted(_ one: Rect, _ two: Rect, _ mirrored: Bool) -> Bool {
        // The top of the next column is next to the end of the last one.
        let startsBeside = mirrored ? two.maxX <= one.x + 1 : two.x >= one.maxX - 1
        if two.maxY <= one.y + 1 { return !startsBeside }
        // A view that is much higher than another one is a column next to it.
        let (lower, higher) = (min(one.height, two.height), max(one.height, two.height))
        let shared = min(one.maxY, two.maxY) - max(one.y, two.y)
        guard shared > lower * 0.75, higher <= lower * 3 else { return false }
        return isBeside(one, two, mirrored)
    }

    /// Whether the second rectangle is on the side where lines begin.
    func isBeside(_ one: Rect, _ two: Rect, _ mirrored: Bool) -> Bool {
        mirrored ? two.x >= one.maxX - 1 : two.maxX <= one.x + 1
    }

    /// Returns the column of two elements, between which a third one is read that is next to it: the innermost view
    /// around both. Nil if there is none.
    func column(of one: AuditedElement, _ other: AuditedElement, beside third: AuditedElement) -> Int? {
        guard one.frame.maxY <= other.frame.y + 1, one.frame.x < other.frame.maxX, other.frame.x < one.frame.maxX,
            let column = parent(of: one.index, around: other.index),
            !(column..<Int(facts[column].end)).contains(third.index)
        else { return nil }
        let frame = facts[column].frame
        let isApart = third.frame.x >= frame.maxX - 1 || third.frame.maxX <= frame.x + 1
        // The third element is in a column, too.
        guard isApart, let row = parent(of: column, around: third.index) else { return nil }
        var next = third.index
        while facts[next].parent >= 0, Int(facts[next].parent) != row { next = Int(facts[next].parent) }
        return reached(in: next..<Int(facts[next].end)).count > 1 ? column : nil
    }

    /// Returns the innermost ancestor of a node that contains another one, or nil.
    private func parent(of index: Int, around other: Int) -> Int? {
        nearest(from: tree.parentIndex(of: index)) { ($0..<Int(facts[$0].end)).contains(other) }
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
        nearest(from: element.index) { tree[$0].sortPriority != 0 }
    }

    /// The index in the tree of the content of the table's cell that a node is in, or nil.
    func cellContent(around index: Int) -> Int? {
        nearest(from: tree.parentIndex(of: index)) { screenClass(at: $0).name.hasSuffix("TableViewCellContentView") }
    }

    private func scroller(of element: AuditedElement) -> Int? { nearest(from: element.index, where: scrolls) }

    private func nearest(from start: Int?, where isWanted: (Int) -> Bool) -> Int? {
        var index = start
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
            if tree.setsOrder(at: current) { return true }
            index = tree.parentIndex(of: current)
        }
        return false
    }
}
