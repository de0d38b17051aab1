extension ReadingOrder {
    /// Brings the order up to date with a tree that has changed, and returns whether elements may have been added,
    /// removed or reordered.
    ///
    /// Changes that do not touch the order cost nothing, and neither do elements that move without overtaking their
    /// neighbours on a screen that reads in view order; anything else derives the order again.
    @discardableResult
    public mutating func update(with changes: TreeChanges, in tree: AccessibilityTree) -> Bool {
        guard changes.affectsReadingOrder else { return false }
        if staysInOrder(changes, tree) { return false }
        self = ReadingOrder(tree)
        return true
    }

    /// Whether nothing but positions changed, and none so far that an element overtakes a neighbour.
    private func staysInOrder(_ changes: TreeChanges, _ tree: AccessibilityTree) -> Bool {
        guard isViewOrder, !changes.environmentChanged, changes.added.isEmpty, changes.removed.isEmpty,
            changes.moved.isEmpty
        else { return false }
        for change in changes.changed where !change.attributes.isDisjoint(with: .affectingReadingOrder) {
            if change.attributes.contains(.visiting) { return false }
            guard let position = position(of: change.id) else { continue }
            let key = key(at: position, tree)
            if position > 0, comparator.precedes(key, self.key(at: position - 1, tree)) { return false }
            if position + 1 < count, comparator.precedes(self.key(at: position + 1, tree), key) { return false }
        }
        return true
    }

    private func key(at position: Int, _ tree: AccessibilityTree) -> OrderKey {
        comparator.key(tree.frames[Int(leaves[position])])
    }
}
