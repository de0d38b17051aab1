import Foundation

/// The views of a window that need display.
@MainActor struct DisplayList {
    private struct Entry {
        weak var view: UIView?
    }

    private var entries: [Entry] = []

    var isEmpty: Bool { entries.isEmpty }

    mutating func append(_ view: UIView) { entries.append(Entry(view: view)) }

    /// Returns the views that need display and still exist, and empties the list.
    mutating func takeAll() -> [UIView] {
        defer { entries = [] }
        return entries.compactMap(\.view)
    }
}

extension UIView {
    /// Marks a part of the view, or all of it, for display, once per turn.
    final func markForDisplay(_ rect: CGRect?) {
        let isMarked = flags.contains(.needsDisplay)
        if let rect, !(isMarked && details?.displayRect == nil) {
            detailsForWriting.displayRect = details?.displayRect?.union(rect) ?? rect
        } else {
            details?.displayRect = nil
        }
        guard let window = storedWindow, !isMarked, ClassFacts.of(self).pointee.mayDraw else { return }
        flags.insert(.needsDisplay)
        window.displayList.append(self)
        MainLoop.main.wakeUp()
    }

    fileprivate final var isShown: Bool {
        var view: UIView? = self
        while let current = view {
            if current.flags.contains(.hidden) { return false }
            view = current.storedSuperview
        }
        return true
    }

    /// Draws the view if it needs display and is visible; returns whether it must wait for that.
    fileprivate final func display(in window: UIWindow) -> Bool {
        guard flags.contains(.needsDisplay) else { return false }
        guard storedWindow === window else {
            flags.remove(.needsDisplay)
            return false
        }
        guard isShown, !storedBounds.isEmpty else { return true }
        flags.remove(.needsDisplay)
        let rect = details?.displayRect ?? storedBounds
        details?.displayRect = nil
        let part = rect.intersection(storedBounds)
        if !part.isEmpty { traitCollection.performAsCurrent { draw(part) } }
        return false
    }
}

extension UIWindow {
    /// Draws the views that need display. Views that request a redraw during drawing wait for the next turn.
    final func displayIfNeeded() {
        guard !displayList.isEmpty else { return }
        for view in displayList.takeAll() where view.display(in: self) { displayList.append(view) }
    }
}
