import AccessibilityTree

/// Captures windows, and decides whether a tree can be updated or has to be captured again.
@MainActor final class CaptureFollower {
    // The windows of the last capture and how often each had been captured then.
    private var seen: [(window: ObjectIdentifier, generation: Int)] = []
    private var size = 0
    private var root: NodeID?
    // The objects whose attributes may change without a call of a setter.
    private var computing: Set<NodeID> = []
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
        computing = Set(CaptureContext.takeComputing())
        remember(windows, tree)
        return tree
    }

    /// Updates a tree and returns the changes: of the views that have changed, and of the objects that compute their
    /// attributes, which are asked again each time. Captures it again when it is not the one of last time, when another
    /// source has captured one of the windows meanwhile, or when more than an eighth of it has changed.
    func refresh(
        _ tree: inout AccessibilityTree, _ windows: [UIWindow], _ environment: Environment
    ) -> TreeChanges {
        for window in windows { window.layoutIfNeeded() }
        let isKnown =
            tree.count == size && tree.root == root && tree.environment == environment
            && seen.elementsEqual(windows) { $0 == (ObjectIdentifier($1), $1.dirty.generation) }
        let count = windows.reduce(0) { $0 + $1.dirty.count }
        if isKnown, count == 0, computing.isEmpty { return TreeChanges() }
        if isKnown, count <= 1 || count <= tree.count / 8 {
            let dirty = takeDirty(windows, tree)
            let canFollow =
                !windows.contains(where: \.hasForeignElements) || dirty.allSatisfy { $0.change == .attributes }
            if canFollow,
                let changes = IncrementalCapture.refresh(&tree, dirty, options(windows))
            {
                computing.formUnion(CaptureContext.takeComputing())
                remember(windows, tree)
                return changes
            }
        }
        let new = capture(windows, environment)
        let changes = AccessibilityTree.changes(from: tree, to: new)
        tree = new
        return changes
    }

    /// Returns the views that have changed, each once, also those of which nothing but their own getters knows.
    private func takeDirty(
        _ windows: [UIWindow], _ tree: borrowing AccessibilityTree
    ) -> [(view: UIView, change: AccessibilityChange)] {
        var dirty = windows.flatMap { $0.dirty.takeAll() }
        guard !computing.isEmpty else { return dirty }
        computing = computing.filter { tree.index(of: $0) != nil }
        var places = Dictionary(
            dirty.enumerated().map { (ObjectIdentifier($1.view), $0) }, uniquingKeysWith: { first, _ in first })
        for entry in IncrementalCapture.outdated(computing, in: tree, options(windows)) {
            if let place = places[ObjectIdentifier(entry.view)] {
                dirty[place].change.formUnion(entry.change)
            } else {
                places[ObjectIdentifier(entry.view)] = dirty.count
                dirty.append(entry)
            }
        }
        return dirty
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
