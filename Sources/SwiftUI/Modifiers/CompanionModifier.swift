/// A modifier with views that are not shown: their elements change those of the modified view.
struct CompanionModifier<Companion: View> {
    let companion: Companion
    let needsActions: Bool
    let change: (inout ElementProperties, [ElementNode]) -> Void

    nonisolated init(
        _ companion: Companion, needsActions: Bool = false,
        change: @escaping (inout ElementProperties, [ElementNode]) -> Void
    ) {
        self.companion = companion
        self.needsActions = needsActions
        self.change = change
    }
}

extension CompanionModifier: ViewModifier {
    typealias Body = Never

    static func _makeNode<V: View>(
        _ view: ModifiedContent<V, Self>, parent: _GraphNode, environment: EnvironmentValues
    ) -> _ViewNode<ModifiedContent<V, Self>> {
        CompanionNode(view, parent: parent, environment)
    }
}

/// The node of a view with views that are not shown.
private final class CompanionNode<Content: View, Companion: View>:
    _ViewNode<ModifiedContent<Content, CompanionModifier<Companion>>>
{
    private var child: _ViewNode<Content>?
    private var companion: _ViewNode<Companion>?
    private var wrappers: [ElementItem] = []

    override init(
        _ view: ModifiedContent<Content, CompanionModifier<Companion>>, parent: _GraphNode,
        _ environment: EnvironmentValues
    ) {
        super.init(view, parent: parent, environment)
        child = Content._makeNode(view.content, parent: self, environment: environment)
        companion = Companion._makeNode(view.modifier.companion, parent: self, environment: environment)
    }

    override var childNodes: [_GraphNode] { [child, companion].compactMap(\.self) }
    override var preferenceChildren: [_GraphNode] { child.map { [$0] } ?? [] }
    override var passesItems: Bool { false }

    private var transform: CompanionTransform {
        CompanionTransform(needsActions: view.modifier.needsActions, change: view.modifier.change) {
            [weak self] in self?.companion?.items.flatMap(\.elements) ?? []
        }
    }

    override var items: [Item] {
        let content = child?.items ?? []
        if !wrappers.map(\.content).elementsEqual(content, by: ===) {
            let old = wrappers
            wrappers = content.map { item in
                old.first { $0.content === item } ?? ElementItem(item, of: self, transform)
            }
        }
        adoptCompanions()
        return wrappers
    }

    /// Lets changes of the views that are not shown reach the elements.
    private func adoptCompanions() {
        for item in companion?.items ?? [] { item.parent = wrappers.first }
    }

    override func childItemsDidChange() {
        for wrapper in wrappers { wrapper.setNeedsElements() }
        itemsDidChange()
    }

    override func apply(viewChanged: Bool, environmentBefore: EnvironmentValues?) {
        isDirty = false
        child?.update(view.content, environment)
        companion?.update(view.modifier.companion, environment)
        for wrapper in wrappers { wrapper.update(transform) }
    }
}

private struct CompanionTransform: ElementTransform {
    let needsActions: Bool
    let change: (inout ElementProperties, [ElementNode]) -> Void
    let companions: () -> [ElementNode]

    func elements(of nodes: [ElementNode], in carrier: ElementCarrier) -> [ElementNode] {
        let companions = companions()
        return nodes.changed(in: carrier, needsActions: needsActions) { change(&$0, companions) }
    }
}
