/// A modifier whose node acts on the life of the view, and passes the view on.
@MainActor protocol LifecycleModifier: ViewModifier where Body == Never {
    associatedtype Keeper: AnyObject
    /// Makes the object that acts for the modifier.
    func makeKeeper(of node: _GraphNode) -> Keeper
    /// Follows a new value of the modifier.
    func update(_ keeper: Keeper, of node: _GraphNode)
    /// Ends with the view.
    func end(_ keeper: Keeper, of node: _GraphNode)
}

extension LifecycleModifier {
    /// Makes the node of the view.
    public static func _makeNode<V: View>(
        _ view: ModifiedContent<V, Self>, parent: _GraphNode, environment: EnvironmentValues
    ) -> _ViewNode<ModifiedContent<V, Self>> {
        LifecycleNode(view, parent: parent, environment)
    }

    func end(_ keeper: Keeper, of node: _GraphNode) {}
}

/// The node of a view with a modifier that acts on its life.
private final class LifecycleNode<Content: View, Modifier: LifecycleModifier>:
    _ViewNode<ModifiedContent<Content, Modifier>>
{
    private var child: _ViewNode<Content>?
    private var keeper: Modifier.Keeper?

    override init(_ view: ModifiedContent<Content, Modifier>, parent: _GraphNode, _ environment: EnvironmentValues) {
        super.init(view, parent: parent, environment)
        keeper = Evaluation.evaluating(self) { view.modifier.makeKeeper(of: self) }
        child = Content._makeNode(view.content, parent: self, environment: environment)
    }

    override var childNodes: [_GraphNode] { child.map { [$0] } ?? [] }
    override var items: [Item] { child?.items ?? [] }

    override func apply(viewChanged: Bool, environmentBefore: EnvironmentValues?) {
        if viewChanged || isDirty { evaluate() }
        child?.update(view.content, environment)
    }

    /// What the modifier reads, such as whether a sheet is presented, makes it act again.
    override func evaluate() {
        isDirty = false
        if let keeper { Evaluation.evaluating(self) { view.modifier.update(keeper, of: self) } }
    }

    override func remove() {
        guard !isRemoved else { return }
        super.remove()
        if let keeper { view.modifier.end(keeper, of: self) }
    }
}

/// Runs actions when a view appears and disappears.
public struct _AppearanceActionModifier {
    let appear: (() -> Void)?
    let disappear: (() -> Void)?

    /// Creates a modifier with two actions.
    public nonisolated init(appear: (() -> Void)? = nil, disappear: (() -> Void)? = nil) {
        self.appear = appear
        self.disappear = disappear
    }
}

extension _AppearanceActionModifier: LifecycleModifier {
    /// There is none.
    public typealias Body = Never

    final class Keeper: VisibilityMember {
        private unowned let graph: ViewGraph
        fileprivate var actions: _AppearanceActionModifier

        init(_ actions: _AppearanceActionModifier, in graph: ViewGraph) {
            self.actions = actions
            self.graph = graph
        }

        func appear() { if let appear = actions.appear { graph.afterUpdate(appear) } }
        func disappear() { if let disappear = actions.disappear { graph.afterUpdate(disappear) } }
    }

    func makeKeeper(of node: _GraphNode) -> Keeper {
        let keeper = Keeper(self, in: node.graph)
        node.visibility.insert(keeper)
        return keeper
    }

    func update(_ keeper: Keeper, of node: _GraphNode) { keeper.actions = self }
    func end(_ keeper: Keeper, of node: _GraphNode) { node.visibility.remove(keeper) }
}

extension View {
    /// Runs an action when the view appears.
    public nonisolated func onAppear(perform action: (() -> Void)? = nil) -> some View {
        modifier(_AppearanceActionModifier(appear: action))
    }

    /// Runs an action when the view has disappeared.
    public nonisolated func onDisappear(perform action: (() -> Void)? = nil) -> some View {
        modifier(_AppearanceActionModifier(disappear: action))
    }
}
