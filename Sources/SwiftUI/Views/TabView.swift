/// Pages that are chosen by tabs.
public struct TabView<SelectionValue: Hashable, Content: View> {
    let selection: Binding<SelectionValue>?
    let content: Content
    /// The place in the source.
    var source: ViewSource?

    /// Creates a view with the chosen page.
    public nonisolated init(
        selection: Binding<SelectionValue>?, file: StaticString = #filePath, line: UInt = #line,
        @ViewBuilder content: () -> Content
    ) {
        self.selection = selection
        self.content = content()
        source = ViewSource(file, line)
    }
}

extension TabView where SelectionValue == Int {
    /// Creates a view that keeps the chosen page itself.
    public nonisolated init(
        file: StaticString = #filePath, line: UInt = #line, @ViewBuilder content: () -> Content
    ) {
        selection = nil
        self.content = content()
        source = ViewSource(file, line)
    }
}

extension TabView: View {
    /// There is none.
    public typealias Body = Never

    /// Makes the node of the view.
    public static func _makeNode(
        _ view: Self, parent: _GraphNode, environment: EnvironmentValues
    ) -> _ViewNode<Self> {
        TabNode(view, parent: parent, environment)
    }
}

/// The node of a tab view: UIKit's tab bar controller.
private final class TabNode<SelectionValue: Hashable, Content: View>: _ViewNode<TabView<SelectionValue, Content>> {
    private var child: _ViewNode<Content>?
    private let controller = UITabBarController()
    private let delegate = TabDelegate()
    private lazy var reference = ControllerReference(controller)
    private var item: ControllerItem?
    private var pages: [(item: Item, controller: TabPageController)] = []

    override init(
        _ view: TabView<SelectionValue, Content>, parent: _GraphNode, _ environment: EnvironmentValues
    ) {
        super.init(view, parent: parent, environment)
        child = Content._makeNode(view.content, parent: self, environment: inner)
        controller.delegate = delegate
        delegate.didSelect = { [weak self] in self?.userDidSelect($0) }
        showPages()
        item = ControllerItem(controller, of: self)
        evaluate()
    }

    private var inner: EnvironmentValues {
        var inner = environment
        inner.hostingController = reference
        return inner
    }

    override var childNodes: [_GraphNode] { child.map { [$0] } ?? [] }
    override var preferenceChildren: [_GraphNode] { [] }
    override var items: [Item] { item.map { [$0] } ?? [] }
    override var passesItems: Bool { false }
    override func childItemsDidChange() { showPages() }

    override func apply(viewChanged: Bool, environmentBefore: EnvironmentValues?) {
        child?.update(view.content, inner)
        evaluate()
    }

    private func showPages() {
        let items = child?.items ?? []
        guard !items.elementsEqual(pages.map(\.item), by: ===) else { return updateTabs() }
        let old = pages
        pages = items.map { item in
            old.first { $0.item === item } ?? (item, TabPageController(item, of: self))
        }
        controller.setViewControllers(pages.map(\.controller), animated: false)
        updateTabs()
    }

    private func updateTabs() { for page in pages { page.controller.updateTab() } }

    override func evaluate() {
        isDirty = false
        let selection = Evaluation.evaluating(self) { view.selection?.wrappedValue }
        updateTabs()
        guard let selection, let index = index(of: selection), controller.selectedIndex != index else { return }
        controller.selectedIndex = index
    }

    private func tag(_ index: Int) -> AnyHashable { pages[index].item.trait(TagTrait.self) ?? AnyHashable(index) }

    private func index(of selection: SelectionValue) -> Int? {
        pages.indices.first { tag($0) == AnyHashable(selection) }
    }

    private func userDidSelect(_ controller: UIViewController) {
        guard let index = pages.firstIndex(where: { $0.controller === controller }),
            let value = tag(index).base as? SelectionValue
        else { return }
        view.selection?.wrappedValue = value
    }

    override func remove() {
        super.remove()
        item?.end()
    }
}

/// Tells which tab the user has chosen.
private final class TabDelegate: NSObject, UITabBarControllerDelegate {
    var didSelect: ((UIViewController) -> Void)?

    func tabBarController(_ tabBarController: UITabBarController, didSelect viewController: UIViewController) {
        didSelect?(viewController)
    }
}

/// The controller of a tab's page.
private final class TabPageController: UIViewController {
    private let item: Item
    private let host = ItemHostView(frame: .zero)
    private unowned let node: _GraphNode

    init(_ item: Item, of node: _GraphNode) {
        self.item = item
        self.node = node
        super.init(nibName: nil, bundle: nil)
        host.show(node) { [item] }
    }

    @available(*, unavailable)
    required init?(coder: NSCoder) { nil }

    override func loadView() { view = host }

    func updateTab() {
        let tab = item.trait(TabItemTrait.self)
        let nodes = tab?.elements.flattened ?? []
        tabBarItem.title = ElementProperties.combining(nodes, keepsButtons: false).label
        tabBarItem.badgeValue = item.trait(BadgeTrait.self)
    }
}

/// The value by which a view is chosen.
enum TagTrait: TraitKey {
    typealias Value = AnyHashable
}

/// The content of a view's tab.
enum TabItemTrait: TraitKey {
    typealias Value = HostedContent
}

/// The badge of a view.
enum BadgeTrait: TraitKey {
    typealias Value = String
}

/// Sets the content of the view's tab.
private struct TabItemModifier<Label: View> {
    let label: Label
}

extension TabItemModifier: ItemModifier {
    typealias Body = Never

    func makeItem(around content: Item, of node: _GraphNode) -> TraitItem<TabItemTrait> {
        TraitItem(content, of: node, HostedContent(AnyViewBox(label), parent: node, node.environment))
    }

    func update(_ item: TraitItem<TabItemTrait>, of node: _GraphNode) {
        item.value.update(AnyViewBox(label), node.environment)
    }
}

extension View {
    /// Sets the content of the view's tab.
    public nonisolated func tabItem<V: View>(@ViewBuilder _ label: () -> V) -> some View {
        modifier(TabItemModifier(label: label()))
    }

    /// Sets the value by which the view is chosen.
    public nonisolated func tag<V: Hashable>(_ tag: V, includeOptional: Bool = true) -> some View {
        modifier(TraitModifier(TagTrait.self, AnyHashable(tag)))
    }

    /// Sets a number as the view's badge; none for zero.
    public nonisolated func badge(_ count: Int) -> some View {
        modifier(TraitModifier(BadgeTrait.self, count == 0 ? "" : String(count)))
    }

    /// Sets a text as the view's badge.
    @_disfavoredOverload public nonisolated func badge<S: StringProtocol>(_ label: S?) -> some View {
        modifier(TraitModifier(BadgeTrait.self, label.map { String($0) } ?? ""))
    }
}
