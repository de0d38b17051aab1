/// The views of one window that have changed after the last capture: at most one entry a view, so the list can't
/// outgrow the tree.
@MainActor struct DirtyViews {
    // A view leaves the list when it leaves the window or is freed, so the references stay valid.
    private var entries: [(view: Unmanaged<UIView>, change: AccessibilityChange)] = []
    /// Counts the captures, so that a source can detect that another one has emptied the list.
    private(set) var generation = 0

    var count: Int { entries.count }

    /// Records a change; returns whether it is the first of the view.
    mutating func insert(_ view: UIView, _ change: AccessibilityChange) -> Bool {
        if view.dirtySlot >= 0 {
            entries[Int(view.dirtySlot)].change.formUnion(change)
            return false
        }
        guard let slot = Int32(exactly: entries.count) else { return true }
        view.dirtySlot = slot
        entries.append((Unmanaged.passUnretained(view), change))
        return true
    }

    /// Drops a view that has left the window or is about to be freed.
    mutating func remove(_ view: UIView) {
        guard view.dirtySlot >= 0 else { return }
        let slot = Int(view.dirtySlot)
        view.dirtySlot = -1
        let last = entries.removeLast()
        guard slot < entries.count else { return }
        entries[slot] = last
        last.view.takeUnretainedValue().dirtySlot = Int32(truncatingIfNeeded: slot)
    }

    /// Returns the changes and empties the list.
    mutating func takeAll() -> [(view: UIView, change: AccessibilityChange)] {
        generation += 1
        guard !entries.isEmpty else { return [] }
        let taken = entries.map { (view: $0.view.takeUnretainedValue(), change: $0.change) }
        for entry in taken { entry.view.dirtySlot = -1 }
        entries.removeAll(keepingCapacity: true)
        return taken
    }
}

extension UIWindow {
    /// Records a change of a view in the window. Returns whether it is the first after the last capture.
    @discardableResult final func markDirty(_ view: UIView, _ change: AccessibilityChange) -> Bool {
        MainLoop.main.wakeUp()
        return dirty.insert(view, change)
    }

    final func forgetDirty(_ view: UIView) {
        dirty.remove(view)
    }
}
