/// A modifier that adds views behind or in front of each item of the view.
///
/// The first subview of the layout is the item, the others are the decoration.
struct DecorationModifier<Decoration: View, ModifierLayout: Layout> {
    let decoration: Decoration
    let layout: ModifierLayout
    let isBehind: Bool

    nonisolated init(_ decoration: Decoration, _ layout: ModifierLayout, isBehind: Bool) {
        self.decoration = decoration
        self.layout = layout
        self.isBehind = isBehind
    }
}

extension DecorationModifier where ModifierLayout == DecorationLayout {
    nonisolated init(_ decoration: Decoration, alignment: Alignment, isBehind: Bool) {
        self.init(decoration, DecorationLayout(alignment: alignment), isBehind: isBehind)
    }
}

extension DecorationModifier: ViewModifier {
    typealias Body = Never

    static func _makeNode<V: View>(
        _ view: ModifiedContent<V, Self>, parent: _GraphNode, environment: EnvironmentValues
    ) -> _ViewNode<ModifiedContent<V, Self>> {
        DecorationNode(view, parent: parent, environment)
    }
}

/// The node of a view with decorations.
private final class DecorationNode<Content: View, Decoration: View, ModifierLayout: Layout>:
    _ViewNode<ModifiedContent<Content, DecorationModifier<Decoration, ModifierLayout>>>
{
    private typealias Decorated = (
        content: Item, decoration: _ViewNode<Decoration>, item: LayoutItem<ModifierLayout>
    )

    private var child: _ViewNode<Content>?
    /// The decorations of each item: several items have each their own.
    private var decorated: [Decorated] = []

    override init(
        _ view: ModifiedContent<Content, DecorationModifier<Decoration, ModifierLayout>>, parent: _GraphNode,
        _ environment: EnvironmentValues
    ) {
        super.init(view, parent: parent, environment)
        child = Content._makeNode(view.content, parent: self, environment: environment)
    }

    override var childNodes: [_GraphNode] { (child.map { [$0] } ?? []) + decorated.map(\.decoration) }
    override var passesItems: Bool { false }

    override var items: [Item] {
        let content = child?.items ?? []
        if decorated.map(\.content).elementsEqual(content, by: ===) { return decorated.map(\.item) }
        let old = decorated
        decorated = content.map { item in
            old.first { $0.content === item } ?? decorate(item)
        }
        for gone in old where !decorated.contains(where: { $0.content === gone.content }) { gone.decoration.remove() }
        return decorated.map(\.item)
    }

    private func decorate(_ content: Item) -> Decorated {
        let node = Decoration._makeNode(view.modifier.decoration, parent: self, environment: environment)
        let item = LayoutItem(view.modifier.layout, of: self) { [content] + node.items }
        item.drawsFirstChildLast = view.modifier.isBehind
        return (content, node, item)
    }

    override func childItemsDidChange() {
        for entry in decorated { entry.item.contentDidChange() }
        itemsDidChange()
    }

    override func apply(viewChanged: Bool, environmentBefore: EnvironmentValues?) {
        isDirty = false
        child?.update(view.content, environment)
        for entry in decorated {
            entry.decoration.update(view.modifier.decoration, environment)
            entry.item.update(view.modifier.layout)
        }
    }
}
