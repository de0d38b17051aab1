/// A modifier whose buttons are custom actions of the elements of the view: swipe actions and context menus.
struct MenuActionsModifier<Buttons: View> {
    let buttons: Buttons
    /// Whether the actions come before those of the elements themselves.
    let isFirst: Bool

    nonisolated init(_ buttons: Buttons, isFirst: Bool) {
        self.buttons = buttons
        self.isFirst = isFirst
    }
}

extension MenuActionsModifier: ItemModifier {
    typealias Body = Never

    func makeItem(around content: Item, of node: _GraphNode) -> MenuActionsItem {
        MenuActionsItem(content, of: node, HostedContent(AnyViewBox(buttons), parent: node, node.environment), isFirst)
    }

    func update(_ item: MenuActionsItem, of node: _GraphNode) {
        item.buttons.update(AnyViewBox(buttons), node.environment)
    }
}

/// An item whose elements have the actions of buttons.
final class MenuActionsItem: WrapperItem {
    let buttons: HostedContent
    private let isFirst: Bool

    init(_ content: Item, of node: _GraphNode, _ buttons: HostedContent, _ isFirst: Bool) {
        self.buttons = buttons
        self.isFirst = isFirst
        super.init(content, of: node)
        buttons.elementsDidChange = { [weak self] in self?.setNeedsElements() }
    }

    override var changesElements: Bool { true }

    override func makeElements() -> [ElementNode] {
        let actions = buttons.elements.flattened.compactMap { element -> ElementAction? in
            guard let name = element.properties.label, let perform = element.properties.actions.activate else {
                return nil
            }
            return ElementAction(name: name, perform: perform)
        }
        return content.elements.map { add(actions, to: $0) }
    }

    private func add(_ actions: [ElementAction], to node: ElementNode) -> ElementNode {
        var node = node
        if node.kind == .container {
            node.children = node.children.map { add(actions, to: $0) }
        } else {
            node.change { $0.customActions = isFirst ? actions + $0.customActions : $0.customActions + actions }
        }
        return node
    }
}

extension View {
    /// Adds buttons that a swipe over the row shows: custom actions of its elements.
    public nonisolated func swipeActions<T: View>(
        edge: HorizontalEdge = .trailing, allowsFullSwipe: Bool = true, @ViewBuilder content: () -> T
    ) -> some View { modifier(MenuActionsModifier(content(), isFirst: true)) }

    /// Adds a menu that a long press opens: custom actions of the view's elements.
    public nonisolated func contextMenu<MenuItems: View>(@ViewBuilder menuItems: () -> MenuItems) -> some View {
        modifier(MenuActionsModifier(menuItems(), isFirst: false))
    }

    /// Adds a menu with a preview, which isn't drawn: custom actions of the view's elements.
    public nonisolated func contextMenu<MenuItems: View, Preview: View>(
        @ViewBuilder menuItems: () -> MenuItems, @ViewBuilder preview: () -> Preview
    ) -> some View { modifier(MenuActionsModifier(menuItems(), isFirst: false)) }
}
