import CombineStandIn

/// Runs an action after an update in which a value has changed.
struct ChangeModifier<Value: Equatable> {
    let value: Value
    let isInitial: Bool
    let action: (Value, Value) -> Void

    nonisolated init(value: Value, isInitial: Bool, action: @escaping (Value, Value) -> Void) {
        self.value = value
        self.isInitial = isInitial
        self.action = action
    }
}

extension ChangeModifier: LifecycleModifier {
    typealias Body = Never

    final class Keeper {
        fileprivate var value: Value
        fileprivate init(_ value: Value) { self.value = value }
    }

    func makeKeeper(of node: _GraphNode) -> Keeper {
        if isInitial { node.graph.afterUpdate { action(value, value) } }
        return Keeper(value)
    }

    func update(_ keeper: Keeper, of node: _GraphNode) {
        let old = keeper.value
        guard old != value else { return }
        keeper.value = value
        node.graph.afterUpdate { action(old, value) }
    }
}

/// Runs an action for each value of a publisher, while the view exists.
struct ReceiveModifier<P: Publisher> where P.Failure == Never {
    let publisher: P
    let action: (P.Output) -> Void

    nonisolated init(publisher: P, action: @escaping (P.Output) -> Void) {
        self.publisher = publisher
        self.action = action
    }
}

extension ReceiveModifier: LifecycleModifier {
    typealias Body = Never

    final class Keeper {
        fileprivate var publisher: P
        fileprivate var action: (P.Output) -> Void
        private var subscription: AnyCancellable?

        fileprivate init(_ modifier: ReceiveModifier) {
            publisher = modifier.publisher
            action = modifier.action
            subscribe()
        }

        fileprivate func subscribe() { subscription = publisher.sink { [weak self] in self?.action($0) } }
        fileprivate func end() { subscription = nil }
    }

    func makeKeeper(of node: _GraphNode) -> Keeper { Keeper(self) }

    func update(_ keeper: Keeper, of node: _GraphNode) {
        keeper.action = action
        guard !TypeFacts.areEqual(keeper.publisher, publisher) else { return }
        keeper.publisher = publisher
        keeper.subscribe()
    }

    func end(_ keeper: Keeper, of node: _GraphNode) { keeper.end() }
}

extension View {
    /// Runs an action when a value has changed.
    public nonisolated func onChange<V: Equatable>(
        of value: V, perform action: @escaping (_ newValue: V) -> Void
    ) -> some View {
        modifier(ChangeModifier(value: value, isInitial: false) { action($1) })
    }

    /// Runs an action when a value has changed.
    public nonisolated func onChange<V: Equatable>(
        of value: V, initial: Bool = false, _ action: @escaping (_ oldValue: V, _ newValue: V) -> Void
    ) -> some View {
        modifier(ChangeModifier(value: value, isInitial: initial, action: action))
    }

    /// Runs an action when a value has changed.
    public nonisolated func onChange<V: Equatable>(
        of value: V, initial: Bool = false, _ action: @escaping () -> Void
    ) -> some View {
        modifier(ChangeModifier(value: value, isInitial: initial) { _, _ in action() })
    }

    /// Runs an action for each value of a publisher.
    public nonisolated func onReceive<P: Publisher>(
        _ publisher: P, perform action: @escaping (P.Output) -> Void
    ) -> some View where P.Failure == Never {
        modifier(ReceiveModifier(publisher: publisher, action: action))
    }
}
