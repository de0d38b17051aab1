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

    /// One item.
    public static var _outline: _ViewOutline { .single }
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

    /// One item.
    public static var _outline: _ViewOutline { .single }
}

/// The node of a container.
final class ContainerNode<V: ContainerView>: _ViewNode<V> {
    private var child: _ViewNode<V.ContainerContent>?
    private var item: LayoutItem<V.ContainerLayout>?
    private var derived = DerivedEnvironment()

    override init(_ view: V, parent: _GraphNode, _ environment: EnvironmentValues) {
        super.init(view, parent: parent, environment)
        child = V.ContainerContent._makeNode(view.content, parent: self, environment: inner)
        item = LayoutItem(
            view.layout(in: environment), of: self, list: { [unowned self] in items(of: child) })
    }

    /// Spacers and dividers inside follow the orientation of a stack.
    private var inner: EnvironmentValues {
        let layout = view.layout(in: environment)
        let orientation =
            (layout as? any OrientedLayout)?.stackOrientation
            ?? V.ContainerLayout.layoutProperties.stackOrientation
        return derived.values(
            from: environment,
            in: EnclosingContainer(orientation: orientation, isLazy: V.ContainerLayout.self == LazyLayout.self))
    }

    /// A lazy container makes only the items that are near.
    private func items(of child: _ViewNode<V.ContainerContent>?) -> ItemList {
        guard let child else { return ItemList() }
        return V.ContainerLayout.self == LazyLayout.self ? child.itemList : ItemList(child.items)
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

/// The environment of the content of a container, which is the same object as long as nothing in it changes.
struct DerivedEnvironment {
    private var known: (base: EnvironmentValues, result: EnvironmentValues)?

    mutating func values(from base: EnvironmentValues, in container: EnclosingContainer) -> EnvironmentValues {
        if let known, known.base.isIdentical(to: base), known.result.container == container { return known.result }
        var result = base
        if result.container != container { result.container = container }
        known = (base, result)
        return result
    }
}

/// The innermost container of a view.
struct EnclosingContainer: Equatable {
    /// The orientation of a stack.
    var orientation: Axis?
    /// Whether the container makes only the views that are near.
    var isLazy = false
    /// Whether the views in the container are pages, which are made when they are shown.
    var hasPages = false
}

extension EnvironmentValues {
    private struct ContainerKey: EnvironmentKey {
        static var defaultValue: EnclosingContainer { EnclosingContainer() }
    }

    /// The innermost container of the view.
    var container: EnclosingContainer {
        get { self[ContainerKey.self] }
        set { self[ContainerKey.self] = newValue }
    }

    /// The orientation of the innermost stack.
    var stackOrientation: Axis? { container.orientation }

    /// The values for the content of a container.
    func inContainer(_ orientation: Axis?, isLazy: Bool = false, hasPages: Bool = false) -> EnvironmentValues {
        let new = EnclosingContainer(orientation: orientation, isLazy: isLazy, hasPages: hasPages)
        guard container != new else { return self }
        var inner = self
        inner.container = new
        return inner
    }
}
