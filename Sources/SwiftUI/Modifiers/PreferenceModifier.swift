/// Sets or changes the value of a preference.
struct PreferenceModifier<K: PreferenceKey> {
    let key: K.Type
    /// Returns the value from that of the views inside.
    let value: (K.Value?) -> K.Value

    nonisolated init(_ key: K.Type, _ value: @escaping (K.Value?) -> K.Value) {
        self.key = key
        self.value = value
    }
}

extension PreferenceModifier: ViewModifier {
    typealias Body = Never

    static func _makeNode<V: View>(
        _ view: ModifiedContent<V, Self>, parent: _GraphNode, environment: EnvironmentValues
    ) -> _ViewNode<ModifiedContent<V, Self>> {
        PreferenceNode(view, parent: parent, environment)
    }
}

private final class PreferenceNode<Content: View, K: PreferenceKey>:
    _ViewNode<ModifiedContent<Content, PreferenceModifier<K>>>, PreferenceWriter
{
    private var child: _ViewNode<Content>?

    override init(
        _ view: ModifiedContent<Content, PreferenceModifier<K>>, parent: _GraphNode, _ environment: EnvironmentValues
    ) {
        super.init(view, parent: parent, environment)
        child = Content._makeNode(view.content, parent: self, environment: environment)
        graph.preferences.invalidate()
    }

    override var childNodes: [_GraphNode] { child.map { [$0] } ?? [] }
    override var items: [Item] { child?.items ?? [] }

    override func apply(viewChanged: Bool, environmentBefore: EnvironmentValues?) {
        isDirty = false
        graph.preferences.invalidate()
        child?.update(view.content, environment)
    }

    override func remove() {
        super.remove()
        graph.preferences.invalidate()
    }

    func preference<Key: PreferenceKey>(_ key: Key.Type) -> Key.Value?? {
        guard Key.self == K.self else { return nil }
        return .some(view.modifier.value(childPreference(K.self)) as? Key.Value)
    }
}

/// Runs an action when the value of a preference has changed.
struct PreferenceActionModifier<K: PreferenceKey> where K.Value: Equatable {
    let action: (K.Value) -> Void

    nonisolated init(_ key: K.Type, _ action: @escaping (K.Value) -> Void) { self.action = action }
}

extension PreferenceActionModifier: LifecycleModifier {
    typealias Body = Never

    final class Keeper: PreferenceObserver {
        unowned let node: _GraphNode
        fileprivate var action: (K.Value) -> Void
        private var last: K.Value?

        fileprivate init(_ node: _GraphNode, _ action: @escaping (K.Value) -> Void) {
            self.node = node
            self.action = action
        }

        func check() {
            let value = node.childPreference(K.self) ?? K.defaultValue
            guard value != last else { return }
            last = value
            node.graph.afterUpdate { [action] in action(value) }
        }
    }

    func makeKeeper(of node: _GraphNode) -> Keeper {
        let keeper = Keeper(node, action)
        node.graph.preferences.insert(keeper)
        return keeper
    }

    func update(_ keeper: Keeper, of node: _GraphNode) { keeper.action = action }
    func end(_ keeper: Keeper, of node: _GraphNode) { node.graph.preferences.remove(keeper) }
}

extension View {
    /// Sets a value for the views around.
    public nonisolated func preference<K: PreferenceKey>(key: K.Type = K.self, value: K.Value) -> some View {
        modifier(PreferenceModifier(key) { _ in value })
    }

    /// Changes the value that the views inside set.
    public nonisolated func transformPreference<K: PreferenceKey>(
        _ key: K.Type = K.self, _ callback: @escaping (inout K.Value) -> Void
    ) -> some View {
        modifier(
            PreferenceModifier(key) { value in
                var value = value ?? K.defaultValue
                callback(&value)
                return value
            })
    }

    /// Runs an action when the value of the views inside has changed.
    public nonisolated func onPreferenceChange<K: PreferenceKey>(
        _ key: K.Type = K.self, perform action: @escaping (K.Value) -> Void
    ) -> some View where K.Value: Equatable {
        modifier(PreferenceActionModifier(key, action))
    }
}
