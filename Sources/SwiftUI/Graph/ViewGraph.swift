/// The graph of a hierarchy of views. It evaluates a body only when something that the body has read has changed, parents
/// before children.
@MainActor final class ViewGraph {
    /// Counts of the work done, for tests and benchmarks.
    struct Counts {
        /// The number of bodies evaluated.
        var bodies = 0
        /// The number of times that an item was measured anew.
        var measurements = 0
    }

    /// The number of passes after which changes that always lead to another change are left alone.
    private static let passLimit = 50
    /// The number of nested nodes after which a view that contains itself is cut off.
    static let depthLimit = 1_000

    var counts = Counts()
    /// Called when there is something to bring up to date.
    var needsUpdate: (() -> Void)?
    private var dirty: [Int: [_GraphNode]] = [:]
    private var actions: [() -> Void] = []
    private var isUpdating = false
    /// Whether the last update was cut off.
    private var isEndless = false
    private var isEndlessReported = false
    /// The number of passes of an update after one that was cut off.
    private static let passLimitAfterEndless = 3
    /// A node that was evaluated in the last pass of an update.
    private weak var lastChanged: _GraphNode?
    /// The observers of preferences, with the keys of those that may have changed.
    var preferences = PreferenceRegistry()
    /// The elements that entries of rotors lead to.
    var rotorTargets = ReferenceTable<RotorTargetKey>()

    /// Whether something has changed that has not been evaluated.
    var isOutdated: Bool { !dirty.isEmpty || !actions.isEmpty || preferences.isOutdated }

    /// Marks a node whose body has read something that has changed.
    func invalidate(_ node: _GraphNode) {
        guard !node.isDirty, !node.isRemoved else { return }
        node.isDirty = true
        dirty[node.depth, default: []].append(node)
        requestUpdate()
    }

    /// Runs an action once the current update has evaluated everything.
    func afterUpdate(_ action: @escaping () -> Void) {
        actions.append(action)
        requestUpdate()
    }

    func requestUpdate() { if !isUpdating { needsUpdate?() } }

    /// Brings everything up to date. Actions such as `onAppear` run when all bodies are evaluated; their changes are a
    /// part of the same update.
    func update() {
        guard !isUpdating else { return }
        isUpdating = true
        defer { isUpdating = false }
        for _ in 0..<(isEndless ? Self.passLimitAfterEndless : Self.passLimit) {
            if let node = dirty.values.first?.first { lastChanged = node }
            evaluateDirty()
            for observer in preferences.takeOutdated() { observer.check() }
            let due = actions
            actions = []
            if due.isEmpty, dirty.isEmpty, !preferences.isOutdated {
                isEndless = false
                return
            }
            for action in due { action() }
        }
        actions = []
        isEndless = true
        guard !isEndlessReported else { return }
        isEndlessReported = true
        Warning.emit(
            .endlessUpdate,
            "Views keep changing state while they are updated; the update was cut off after \(Self.passLimit) passes.",
            at: lastChanged?.nearestSource)
    }

    private func evaluateDirty() {
        while let depth = dirty.keys.min() {
            guard let nodes = dirty.removeValue(forKey: depth) else { continue }
            for node in nodes where node.isDirty && !node.isRemoved { node.evaluate() }
        }
    }
}
