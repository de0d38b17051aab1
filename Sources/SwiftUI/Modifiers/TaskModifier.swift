/// Runs a task while a view is shown.
struct TaskModifier<ID: Equatable> {
    let id: ID
    let priority: TaskPriority
    let action: @MainActor @Sendable () async -> Void

    nonisolated init(id: ID, priority: TaskPriority, action: @escaping @MainActor @Sendable () async -> Void) {
        self.id = id
        self.priority = priority
        self.action = action
    }
}

extension TaskModifier: LifecycleModifier {
    typealias Body = Never

    final class Keeper: VisibilityMember {
        fileprivate var modifier: TaskModifier
        private var task: Task<Void, Never>?
        private unowned let graph: ViewGraph

        init(_ modifier: TaskModifier, in graph: ViewGraph) {
            self.modifier = modifier
            self.graph = graph
        }

        func appear() {
            graph.afterUpdate { [weak self] in
                guard let self else { return }
                let action = modifier.action
                task = Task(priority: modifier.priority) { @MainActor in await action() }
            }
        }

        func disappear() {
            task?.cancel()
            task = nil
        }
    }

    func makeKeeper(of node: _GraphNode) -> Keeper {
        let keeper = Keeper(self, in: node.graph)
        node.visibility.insert(keeper)
        return keeper
    }

    func update(_ keeper: Keeper, of node: _GraphNode) {
        let isSame = keeper.modifier.id == id
        keeper.modifier = self
        guard !isSame, node.visibility.isVisible else { return }
        keeper.disappear()
        keeper.appear()
    }

    func end(_ keeper: Keeper, of node: _GraphNode) { node.visibility.remove(keeper) }
}

extension View {
    /// Starts a task when the view appears, and cancels it when the view disappears.
    public nonisolated func task(
        priority: TaskPriority = .userInitiated,
        @_inheritActorContext _ action: @escaping @isolated(any) @Sendable () async -> Void
    ) -> some View {
        modifier(TaskModifier(id: 0, priority: priority) { await action() })
    }

    /// Starts a task when the view appears and when an id has changed, and cancels the one before.
    public nonisolated func task<T: Equatable>(
        id value: T, priority: TaskPriority = .userInitiated,
        @_inheritActorContext _ action: @escaping @isolated(any) @Sendable () async -> Void
    ) -> some View {
        modifier(TaskModifier(id: value, priority: priority) { await action() })
    }
}
