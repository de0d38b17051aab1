/// A place in the tree of views: a view's identity, with what is kept for it while values of the view come and go.
@MainActor public class _GraphNode {
    final let graph: ViewGraph
    final private(set) weak var parent: _GraphNode?
    /// The number of nodes above this one.
    final let depth: Int
    /// The environment of the view.
    final var environment: EnvironmentValues
    /// Whether something that the view's body has read has changed since it was evaluated.
    final var isDirty = false
    /// Whether the view is gone.
    final private(set) var isRemoved = false
    /// Whether and since when the views here are on the screen.
    final var visibility: VisibilityScope
    /// The places that have this node among their readers.
    final var dependencies: [ReaderSet] = []

    init(parent: _GraphNode, _ environment: EnvironmentValues) {
        graph = parent.graph
        self.parent = parent
        depth = parent.depth + 1
        visibility = parent.visibility
        self.environment = environment
    }

    init(root graph: ViewGraph, _ environment: EnvironmentValues) {
        self.graph = graph
        depth = 0
        visibility = VisibilityScope()
        self.environment = environment
    }

    /// The nodes directly below.
    var childNodes: [_GraphNode] { [] }

    /// The nodes whose preferences reach the views around.
    var preferenceChildren: [_GraphNode] { childNodes }

    /// The laid-out parts of the view as its container sees them: none, one, or several for a group of views.
    var items: [Item] { childNodes.flatMap(\.items) }

    /// The same for a container that needs only the items that are near.
    var itemList: ItemList {
        let children = childNodes
        return passesItems && !children.isEmpty
            ? ItemList(joining: children.map(\.itemList)) : ItemList(items)
    }

    /// The place in the source of the view, if it knows it.
    var ownSource: ViewSource? { nil }

    /// Brings the node up to date after something that its body has read has changed.
    func evaluate() { isDirty = false }

    /// Takes over another environment.
    final func updateEnvironment(_ environment: EnvironmentValues) {
        guard !environment.isIdentical(to: self.environment) || isDirty else { return }
        let old = self.environment
        self.environment = environment
        apply(viewChanged: false, environmentBefore: old)
    }

    /// Follows a change of the view's value, of its environment, or of what its body has read.
    ///
    /// - Parameters:
    ///   - viewChanged: Whether the view has another value.
    ///   - environmentBefore: The former environment; nil if it is the same.
    func apply(viewChanged: Bool, environmentBefore: EnvironmentValues?) { isDirty = false }

    /// Notifies the container that `items` has changed.
    final func itemsDidChange() {
        var node = parent
        while let current = node {
            guard current.passesItems else { return current.childItemsDidChange() }
            node = current.parent
        }
    }

    /// Whether the items of the children are those of the node itself.
    var passesItems: Bool { true }

    /// Called when the items of a child have changed, unless they are passed on.
    func childItemsDidChange() {}

    /// Removes the node with all below: their state ends.
    func remove() {
        guard !isRemoved else { return }
        isRemoved = true
        forgetDependencies()
        for child in childNodes { child.remove() }
    }

    final func forgetDependencies() {
        for set in dependencies { set.remove(self) }
        dependencies.removeAll(keepingCapacity: true)
    }
}

/// The node of a view of a known type.
@MainActor public class _ViewNode<V: View>: _GraphNode {
    final var view: V
    final let facts: TypeFacts

    init(_ view: V, parent: _GraphNode, _ environment: EnvironmentValues) {
        self.view = view
        facts = TypeFacts.of(V.self)
        super.init(parent: parent, environment)
    }

    override final var ownSource: ViewSource? { (view as? any LocatedView)?.source }

    /// Takes over a new value of the view. Nothing happens where neither the value nor the environment differs.
    final func update(_ new: V, _ environment: EnvironmentValues) {
        let isSame = withUnsafePointer(to: view) { old in
            withUnsafePointer(to: new) { facts.areEqual(UnsafeRawPointer(old), UnsafeRawPointer($0)) }
        }
        if !isSame { view = new }
        let before = environment.isIdentical(to: self.environment) ? nil : self.environment
        guard !isSame || before != nil || isDirty else { return }
        self.environment = environment
        apply(viewChanged: !isSame, environmentBefore: before)
    }
}

/// The node of a view that shows nothing.
final class InertNode<V: View>: _ViewNode<V> {}
