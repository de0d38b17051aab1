/// The node of a page, whose view is made when the page is shown for the first time.
final class PageNode<V: View>: _ViewNode<V> {
    private var child: _ViewNode<V>?
    private var item: PageItem?
    private let reference = ControllerReference(nil)

    override init(_ view: V, parent: _GraphNode, _ environment: EnvironmentValues) {
        super.init(view, parent: parent, environment)
        visibility = VisibilityScope(isVisible: false)
        let content = LayoutItem(OffsetLayout(offset: .zero), of: self) { [unowned self] in pageItems }
        item = PageItem(content, of: self)
        item?.page = self
    }

    /// The view of the page; several ones are below each other.
    private var pageItems: [Item] {
        guard let items = child?.items, items.count > 1 else { return child?.items ?? [] }
        return [LayoutItem(VStackLayout(), of: self) { items }]
    }

    override var childNodes: [_GraphNode] { child.map { [$0] } ?? [] }
    override var items: [Item] { item.map { [$0] } ?? [] }
    override var passesItems: Bool { false }
    override func childItemsDidChange() { (item?.content as? LayoutItem<OffsetLayout>)?.contentDidChange() }

    private var inner: EnvironmentValues {
        var inner = environment.inContainer(nil)
        inner.hostingController = reference
        return inner
    }

    override func apply(viewChanged: Bool, environmentBefore: EnvironmentValues?) {
        isDirty = false
        child?.update(view, inner)
    }
}

extension PageNode: Page {
    func appear(in controller: UIViewController?) {
        reference.controller = controller
        visibility.setVisible(true)
        guard child == nil else { return }
        child = V._makeNode(view, parent: self, environment: inner)
        childItemsDidChange()
    }

    func disappear() { visibility.setVisible(false) }
}

/// A page that is shown and hidden as a whole.
@MainActor protocol Page: AnyObject {
    /// Shows the page in a controller, to which controllers in it are added.
    func appear(in controller: UIViewController?)
    func disappear()
}

/// The item of a page.
final class PageItem: WrapperItem {
    weak var page: (any Page)?

    override func trait<Key: TraitKey>(_ key: Key.Type) -> Key.Value? {
        Key.self == PageTrait.self ? page as? Key.Value : content.trait(key)
    }
}

/// The page that an item shows.
enum PageTrait: TraitKey {
    typealias Value = any Page
}

/// A view that only groups others.
@MainActor protocol GroupingView {}

extension TupleView: GroupingView {}
extension Group: GroupingView {}
extension ForEach: GroupingView {}
extension _ConditionalContent: GroupingView {}
extension Optional: GroupingView {}
extension AnyView: GroupingView {}
extension EmptyView: GroupingView {}

/// Makes the node of a view: of a page where the view is one of a container of pages.
@MainActor func makeNode<V: View>(_ view: V, parent: _GraphNode, _ environment: EnvironmentValues) -> _ViewNode<V> {
    let isPage =
        environment.container.hasPages && !(V.self is any GroupingView.Type) && !ViewOutlines.of(V.self).setsTab
    return isPage
        ? PageNode(view, parent: parent, environment) : V._makeNode(view, parent: parent, environment: environment)
}
