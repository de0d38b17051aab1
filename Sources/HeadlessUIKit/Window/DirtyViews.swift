/// The views of one window that have changed since the last capture.
@MainActor struct DirtyViews {
    /// What changed, by view; at most one entry a view, so the list can't outgrow the tree.
    private(set) var changes: [ObjectIdentifier: (view: Unmanaged<UIView>, change: AccessibilityChange)] = [:]

    /// Notes a change.
    mutating func insert(_ view: UIView, _ change: AccessibilityChange) {
        changes[ObjectIdentifier(view), default: (Unmanaged.passUnretained(view), [])].change.formUnion(change)
    }

    /// Drops a view that has left the window or is about to be freed.
    mutating func remove(_ view: UIView) {
        changes[ObjectIdentifier(view)] = nil
    }

    /// Forgets everything: a capture has seen it.
    mutating func removeAll() {
        changes.removeAll(keepingCapacity: true)
    }
}

extension UIWindow {
    final func markDirty(_ view: UIView, _ change: AccessibilityChange) {
        dirty.insert(view, change)
        MainLoop.main.wakeUp()
    }

    final func forgetDirty(_ view: UIView) {
        dirty.remove(view)
    }
}
