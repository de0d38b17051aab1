/// A modifier that puts each item of the view into another one.
@MainActor protocol ItemModifier: ViewModifier where Body == Never {
    associatedtype ItemType: Item
    /// Puts an item into one for the modifier.
    func makeItem(around content: Item, of node: _GraphNode) -> ItemType
    /// Brings an item up to date with the modifier and the environment.
    func update(_ item: ItemType, of node: _GraphNode)
}

extension ItemModifier {
    /// Makes the node of the view.
    public static func _makeNode<V: View>(
        _ view: ModifiedContent<V, Self>, parent: _GraphNode, environment: EnvironmentValues
    ) -> _ViewNode<ModifiedContent<V, Self>> {
        ItemModifierNode(view, parent: parent, environment)
    }
}

/// The node of a view whose items are put into others.
private final class ItemModifierNode<Content: View, Modifier: ItemModifier>:
    _ViewNode<ModifiedContent<Content, Modifier>>
{
    private var child: _ViewNode<Content>?
    private var wrappers: [ObjectIdentifier: (content: Item, wrapper: Modifier.ItemType)] = [:]

    override init(_ view: ModifiedContent<Content, Modifier>, parent: _GraphNode, _ environment: EnvironmentValues) {
        super.init(view, parent: parent, environment)
        child = makeNode(view.content, parent: self, environment)
    }

    override var childNodes: [_GraphNode] { child.map { [$0] } ?? [] }
    override var passesItems: Bool { false }
    override var items: [Item] { child?.items.map { wrapper(of: $0) } ?? [] }
    override var itemList: ItemList {
        child?.itemList.map { [unowned self] in wrapper(of: $0) } ?? ItemList()
    }

    private func wrapper(of item: Item) -> Item {
        if let known = wrappers[ObjectIdentifier(item)], known.content === item { return known.wrapper }
        let wrapper = view.modifier.makeItem(around: item, of: self)
        wrappers[ObjectIdentifier(item)] = (item, wrapper)
        return wrapper
    }

    override func childItemsDidChange() {
        wrappers = wrappers.filter { !$0.value.content.node.isRemoved }
        itemsDidChange()
    }

    override func apply(viewChanged: Bool, environmentBefore: EnvironmentValues?) {
        isDirty = false
        child?.update(view.content, environment)
        for entry in wrappers.values { view.modifier.update(entry.wrapper, of: self) }
    }
}

/// A modifier that arranges each item of the view by a layout.
@MainActor protocol LayoutModifier: ItemModifier {
    associatedtype ModifierLayout: Layout
    func layout(in environment: EnvironmentValues) -> ModifierLayout
}

extension LayoutModifier {
    func makeItem(around content: Item, of node: _GraphNode) -> LayoutItem<ModifierLayout> {
        LayoutItem(layout(in: node.environment), of: node) { [content] }
    }

    func update(_ item: LayoutItem<ModifierLayout>, of node: _GraphNode) { item.update(layout(in: node.environment)) }
}

/// A modifier that sets a value for the container.
struct TraitModifier<Key: TraitKey> {
    let value: Key.Value

    nonisolated init(_ key: Key.Type, _ value: Key.Value) { self.value = value }
}

extension TraitModifier: ItemModifier {
    static func _outline(of content: _ViewOutline) -> _ViewOutline {
        let setsTab = Key.self == TagTrait.self || Key.self == BadgeTrait.self
        return _ViewOutline(count: content.count, setsTab: content.setsTab || setsTab)
    }

    func makeItem(around content: Item, of node: _GraphNode) -> TraitItem<Key> { TraitItem(content, of: node, value) }

    func update(_ item: TraitItem<Key>, of node: _GraphNode) {
        guard !TypeFacts.areEqual(item.value, value) else { return }
        item.value = value
        item.setNeedsLayout()
        item.setNeedsElements()
    }
}

/// A modifier that changes how the view is shown.
struct EffectModifier {
    let change: (EffectView) -> Void

    nonisolated init(_ change: @escaping @MainActor (EffectView) -> Void) {
        self.change = { view in MainActor.assumeIsolated { change(view) } }
    }
}

extension EffectModifier: ItemModifier {
    func makeItem(around content: Item, of node: _GraphNode) -> EffectItem { EffectItem(content, of: node, change) }
    func update(_ item: EffectItem, of node: _GraphNode) { item.update(change) }
}

/// A modifier that changes the elements of the view.
struct ElementModifier<Transform: ElementTransform> {
    let transform: Transform

    nonisolated init(_ transform: Transform) { self.transform = transform }
}

extension ElementModifier: ItemModifier {
    func makeItem(around content: Item, of node: _GraphNode) -> ElementItem {
        ElementItem(content, of: node, transform)
    }
    func update(_ item: ElementItem, of node: _GraphNode) { item.update(transform) }
}
