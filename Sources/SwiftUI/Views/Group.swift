/// Several views as one, so that modifiers apply to each of them.
public struct Group<Content> {
    let content: Content
}

extension Group: View where Content: View {
    /// There is none.
    public typealias Body = Never

    /// Groups views.
    public nonisolated init(@ViewBuilder content: () -> Content) { self.content = content() }

    /// Makes the node of the group.
    public static func _makeNode(
        _ view: Self, parent: _GraphNode, environment: EnvironmentValues
    ) -> _ViewNode<Self> {
        PassingNode(view, parent: parent, environment, \.content)
    }
}

/// The node of a view that passes its content on to the container.
final class PassingNode<V: View, Content: View>: _ViewNode<V> {
    private let content: KeyPath<V, Content>
    private var child: _ViewNode<Content>?

    init(
        _ view: V, parent: _GraphNode, _ environment: EnvironmentValues, _ content: KeyPath<V, Content>
    ) {
        self.content = content
        super.init(view, parent: parent, environment)
        child = makeNode(view[keyPath: content], parent: self, environment)
    }

    override var childNodes: [_GraphNode] { child.map { [$0] } ?? [] }
    override var items: [Item] { child?.items ?? [] }

    override func apply(viewChanged: Bool, environmentBefore: EnvironmentValues?) {
        isDirty = false
        child?.update(view[keyPath: content], environment)
    }
}
