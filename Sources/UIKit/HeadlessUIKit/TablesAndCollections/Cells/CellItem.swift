import Foundation

/// The item that a cell showed last. A cell that shows another item is another element for assistive technologies, so
/// that a cursor on the first item doesn't move to the other one with the cell.
struct CellItem {
    private var last: IndexPath?
    private var wasShown = false

    /// Records that the cell no longer shows an item.
    ///
    /// - Parameter path: the item's current index path; nil when it was removed.
    mutating func leave(_ path: IndexPath?) {
        last = path
        wasShown = true
    }

    /// Records that the cell shows an item, and returns whether it differs from the previous one.
    mutating func enter(_ path: IndexPath) -> Bool {
        defer { self = CellItem() }
        return wasShown && last != path
    }
}

extension UIView {
    /// Gives the view, its descendants and their computed elements new identifiers in accessibility trees.
    final func takeNewIdentities() {
        var pending: [UIView] = [self]
        while let view = pending.popLast() {
            view.takeNewIdentity()
            for element in view.assigned?.rare?.computedElements ?? [] { element.takeNewIdentity() }
            pending.append(contentsOf: view.subviews)
        }
    }
}
