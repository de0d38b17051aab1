import AccessibilityTree

/// Captures windows, and decides whether a tree can be updated or has to be captured again.
@MainActor final class CaptureFollower {
    // The windows of the last capture and how often each had been captured then.
    private var seen: [(window: ObjectIdentifier, generation: Int)] = []
    private var size = 0
    private var root: NodeID?
    private let usual: CaptureOptions

    init(includesAppearance: Bool, ranksParts: Bool = true) {
        usual = CaptureOptions(includesAppearance ? [.appearance] : []).union(ranksParts ? [] : .unranked)
    }

    /// The windows from scratch.
    func capture(_ windows: [UIWindow], _ environment: Environment) -> AccessibilityTree {
        for window in windows {
            window.layoutIfNeeded()
            _ = window.dirty.takeAll()
            window.hasForeignElements = false
        }
        let tree: AccessibilityTree
        if windows.count == 1 {
            tree = TreeCapture.tree(
                of: windows[0], environment: environment, options: options(windows), expectedCount: size)
        } else {
            tree = TreeCapture.tree(of: windows, under: .shared, environment: environment, options: options(windows))
        }
        remember(windows, tree)
        return tree
    }

    /// Updates a tree and returns the changes. Captures it again when it is not the one of last time, when another
    /// source has captured one of the windows meanwhile, or when more than an eighth of it has changed.
    func refresh(
        _ tree: inout AccessibilityTree, _ windows: [UIWindow], _ environment: Environment
    ) -> TreeChanges {
        for window in windows { window.layoutIfNeeded() }
        let isKnown =
            tree.count == size && tree.root == root && tree.environment == environment
            && seen.elementsEqual(windows) { $0 == (ObjectIdentifier($1), $1.dirty.generation) }
        let count = windows.reduce(0) { $0 + $1.dirty.count }
        if isKnown, count == 0 { return TreeChanges() }
        if isKnown, count == 1 || count <= tree.count / 8 {
            let dirty = windows.flatMap { $0.dirty.takeAll() }
            let canFollow =
                !windows.contains(where: \.hasForeignElements) || dirty.allSatisfy { $0.change == .attributes }
            if canFollow,
                let changes = IncrementalCapture.refresh(&tree, dirty, options(windows))
            {
                remember(windows, tree)
                return changes
            }
        }
        let new = capture(windows, environment)
        let changes = AccessibilityTree.changes(from: tree, to: new)
        tree = new
        return changes
    }

    private func options(_ windows: [UIWindow]) -> CaptureOptions {
        var options = usual
        if windows.count > 1 { options.insert(.severalWindows) }
        return options
    }

    private func remember(_ windows: [UIWindow], _ tree: AccessibilityTree) {
        seen = windows.map { (ObjectIdentifier($0), $0.dirty.generation) }
        size = tree.count
        root = tree.root
    }
}
