/// A view that is one item and has no content of other views.
@MainActor protocol ItemView: View where Body == Never {
    associatedtype ItemType: Item
    /// Makes the item of the view.
    static func makeItem(of node: _GraphNode) -> ItemType
    /// Brings the item up to date with the value of the view and its environment.
    func update(_ item: ItemType, _ environment: EnvironmentValues)
}

extension ItemView {
    /// Makes the node of the view.
    public static func _makeNode(
        _ view: Self, parent: _GraphNode, environment: EnvironmentValues
    ) -> _ViewNode<Self> {
        ItemNode(view, parent: parent, environment)
    }
}

/// The node of a view that is one item.
final class ItemNode<V: ItemView>: _ViewNode<V> {
    private var item: V.ItemType?

    override init(_ view: V, parent: _GraphNode, _ environment: EnvironmentValues) {
        super.init(view, parent: parent, environment)
        let item = V.makeItem(of: self)
        view.update(item, environment)
        self.item = item
    }

    override var items: [Item] { item.map { [$0] } ?? [] }

    override func apply(viewChanged: Bool, environmentBefore: EnvironmentValues?) {
        isDirty = false
        if let item { view.update(item, environment) }
    }
}

/// A view that arranges its content by a layout.
@MainActor protocol ContainerView: View where Body == Never {
    associatedtype ContainerContent: View
    associatedtype ContainerLayout: Layout
    var content: ContainerContent { get }
    func layout(in environment: EnvironmentValues) -> ContainerLayout
}

extension ContainerView {
    /// Makes the node of the view.
    public static func _makeNode(
        _ view: Self, parent: _GraphNode, environment: EnvironmentValues
    ) -> _ViewNode<Self> {
        ContainerNode(view, parent: parent, environment)
    }
}

/// The node of a container.
final class ContainerNode<V: ContainerView>: _ViewNode<V> {
    private var child: _ViewNode<V.ContainerContent>?
    private var item: LayoutItem<V.ContainerLayout>?

    override init(_ view: V, parent: _GraphNode, _ environment: EnvironmentValues) {
        super.init(view, parent: parent, environment)
        child = V.ContainerContent._makeNode(view.content, parent: self, environment: inner)
        item = LayoutItem(view.layout(in: environment), of: self) { [unowned self] in child?.items ?? [] }
    }

    /// Spacers and dividers inside follow the orientation of a stack.
    private var inner: EnvironmentValues {
        var inner = environment
        let layout = view.layout(in: environment)
        let orientation =
            (layout as? any OrientedLayout)?.stackOrientation ?? V.ContainerLayout.layoutProperties.stackOrientation
        if inner.stackOrientation != orientation { inner.stackOrientation = orientation }
        return inner
    }

    override var childNodes: [_GraphNode] { child.map { [$0] } ?? [] }
    override var items: [Item] { item.map { [$0] } ?? [] }
    override var passesItems: Bool { false }
    override func childItemsDidChange() { item?.contentDidChange() }

    override func apply(viewChanged: Bool, environmentBefore: EnvironmentValues?) {
        isDirty = false
        item?.update(view.layout(in: environment))
        child?.update(view.content, inner)
    }
}

extension EnvironmentValues {
    private struct StackOrientationKey: EnvironmentKey {
        static var defaultValue: Axis? { nil }
    }

    /// The orientation of the innermost stack.
    var stackOrientation: Axis? {
        get { self[StackOrientationKey.self] }
        set { self[StackOrientationKey.self] = newValue }
    }
}
