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

    /// One item.
    public static var _outline: _ViewOutline { .single }
}

/// The node of a tab view: UIKit's tab bar controller, or pages with a page control.
private final class TabNode<SelectionValue: Hashable, Content: View>: _ViewNode<TabView<SelectionValue, Content>> {
    private var child: _ViewNode<Content>?
    private var form: (any TabForm)?
    private var shown: [Item] = []

    override init(
        _ view: TabView<SelectionValue, Content>, parent: _GraphNode, _ environment: EnvironmentValues
    ) {
        super.init(view, parent: parent, environment)
        child = makeNode(view.content, parent: self, inner)
        let form: any TabForm = environment.hasPagedTabs ? PagedTabs(of: self) : BarTabs(of: self)
        self.form = form
        form.didTurn = { [weak self] in self?.userDidSelect($0) }
        showPages()
        evaluate()
    }

    private var inner: EnvironmentValues { environment.inContainer(nil, hasPages: true) }

    override var childNodes: [_GraphNode] { child.map { [$0] } ?? [] }
    override var preferenceChildren: [_GraphNode] { [] }
    override var items: [Item] { form.map { [$0.shownItem] } ?? [] }
    override var passesItems: Bool { false }
    override func childItemsDidChange() { showPages() }

    override func apply(viewChanged: Bool, environmentBefore: EnvironmentValues?) {
        child?.update(view.content, inner)
        evaluate()
    }

    private func showPages() {
        shown = child?.items ?? []
        form?.show(shown)
    }

    override func evaluate() {
        isDirty = false
        let selection = Evaluation.evaluating(self) { view.selection?.wrappedValue }
        form?.show(shown)
        guard let selection, let index = shown.indices.first(where: { value($0) == selection }) else { return }
        form?.show(page: index)
    }

    private func value(_ index: Int) -> SelectionValue? {
        (shown[index].tag?.base ?? index) as? SelectionValue
    }

    private func userDidSelect(_ index: Int) {
        if shown.indices.contains(index), let value = value(index) { view.selection?.wrappedValue = value }
    }

    override func remove() {
        super.remove()
        form?.end()
    }
}

/// The way in which the pages of a tab view are shown.
@MainActor private protocol TabForm: AnyObject {
    /// Called when the user has turned to another page.
    var didTurn: ((Int) -> Void)? { get set }
    var shownItem: Item { get }
    func show(_ items: [Item])
    func show(page: Int)
    func end()
}

extension PagedTabs: TabForm {
    fileprivate func end() {}
}

/// Pages with a tab bar, by UIKit's tab bar controller.
private final class BarTabs: NSObject, TabForm, UITabBarControllerDelegate {
    private unowned let node: _GraphNode
    private let controller = UITabBarController()
    private let item: ControllerItem
    private var pages: [TabPageController] = []
    var didTurn: ((Int) -> Void)?

    init(of node: _GraphNode) {
        self.node = node
        item = ControllerItem(controller, of: node)
        super.init()
        controller.delegate = self
    }

    var shownItem: Item { item }

    func show(_ items: [Item]) {
        if !items.elementsEqual(pages.map(\.item), by: ===) {
            let old = pages
            pages = items.map { item in old.first { $0.item === item } ?? TabPageController(item, of: node) }
            controller.setViewControllers(pages, animated: false)
        }
        for page in pages { page.updateTab() }
    }

    func show(page: Int) {
        if controller.selectedIndex != page, pages.indices.contains(page) { controller.selectedIndex = page }
    }

    func end() { item.end() }

    func tabBarController(_ tabBarController: UITabBarController, didSelect viewController: UIViewController) {
        if let index = pages.firstIndex(where: { $0 === viewController }) { didTurn?(index) }
    }
}

/// The controller of a tab's page.
private final class TabPageController: UIViewController {
    let item: Item
    private let host = ItemHostView(frame: .zero)

    init(_ item: Item, of node: _GraphNode) {
        self.item = item
        super.init(nibName: nil, bundle: nil)
        host.show(node) { [item] }
    }

    @available(*, unavailable)
    required init?(coder: NSCoder) { nil }

    override func loadView() { view = host }

    override func viewWillAppear(_ animated: Bool) {
        super.viewWillAppear(animated)
        item.trait(PageTrait.self)?.appear(in: self)
        host.updateContent()
    }

    override func viewDidDisappear(_ animated: Bool) {
        super.viewDidDisappear(animated)
        item.trait(PageTrait.self)?.disappear()
    }

    func updateTab() {
        adoptControllers()
        let tab = item.trait(TabItemTrait.self)
        let nodes = tab?.elements.flattened ?? []
        tabBarItem.title = ElementProperties.combining(nodes, keepsButtons: false).label
        tabBarItem.badgeValue = item.trait(BadgeTrait.self)
    }
}

extension TabPageController {
    /// Makes controllers of the page, such as a navigation stack, children of this one.
    fileprivate func adoptControllers() {
        for controller in item.controllers where controller.parent !== self {
            controller.willMove(toParent: nil)
            controller.removeFromParent()
            addChild(controller)
            controller.didMove(toParent: self)
        }
    }
}

extension Item {
    /// The controllers of UIKit that the item shows.
    fileprivate var controllers: [UIViewController] {
        (self as? ControllerItem).map { [$0.controller] } ?? children.flatMap(\.controllers)
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

    static func _outline(of content: _ViewOutline) -> _ViewOutline {
        _ViewOutline(count: content.count, setsTab: true)
    }

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
