import Foundation

/// For which item a cell was shown last. A cell that shows another item is another element to assistive technologies,
/// so that a cursor on the first item does not wander to the other one with the cell.
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

    /// Notes that the cell shows an item, and returns whether it is another one than before.
    mutating func enter(_ path: IndexPath) -> Bool {
        defer { self = CellItem() }
        return wasShown && last != path
    }
}

extension UIView {
    /// Gives the view and all that is in it other names in trees.
    final func takeNewIdentities() {
        var pending: [UIView] = [self]
        while let view = pending.popLast() {
            view.takeNewIdentity()
            pending.append(contentsOf: view.subviews)
        }
    }
}
