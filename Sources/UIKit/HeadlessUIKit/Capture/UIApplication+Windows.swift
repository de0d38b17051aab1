import Foundation

extension UIApplication {
    /// The reachable windows, from back to front: without those that another one covers completely, and those of scenes
    /// that are not on the screen.
    final var reachableWindows: [UIWindow] {
        let windows = windows.filter { !$0.isOutOfSight }
        guard windows.count > 1 else { return windows }
        var reachable: [UIWindow] = []
        for window in windows.reversed() {
            if !reachable.contains(where: { $0.hides(window) }) { reachable.append(window) }
        }
        return reachable.reversed()
    }
}

extension UIWindow {
    /// Returns whether this window covers one behind it completely.
    fileprivate final func hides(_ window: UIWindow) -> Bool {
        guard alpha >= 1, storedFrame.contains(window.storedFrame) else { return false }
        if isOpaquelyFilled { return true }
        guard let root = rootViewController?.viewIfLoaded, root.superview === self, !root.isHidden, root.alpha >= 1
        else { return false }
        return root.isOpaquelyFilled && root.storedFrame.contains(storedBounds)
    }
}

extension UIView {
    fileprivate final var isOpaquelyFilled: Bool { (details?.backgroundColor?.appearance.alpha ?? 0) >= 1 }
}
