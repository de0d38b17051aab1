/// The layout of pages of which one is shown, with the page control at the lower edge.
struct PagedLayout: Layout {
    func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
        proposal.replacingUnspecifiedDimensions(by: subviews.first?.sizeThatFits(proposal) ?? .zero)
    }

    func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {
        subviews.first?.place(
            at: CGPoint(x: bounds.midX, y: bounds.midY), anchor: .center, proposal: ProposedViewSize(bounds.size))
        for control in subviews.dropFirst() {
            control.place(at: CGPoint(x: bounds.midX, y: bounds.maxY), anchor: .bottom, proposal: .unspecified)
        }
    }
}

/// The pages of a tab view in the style of pages: one of them is shown, with UIKit's page control.
@MainActor final class PagedTabs {
    fileprivate(set) unowned var node: _GraphNode
    private var pages: [Item] = []
    private(set) var index = 0
    private let control: PageControlItem
    private var item: LayoutItem<PagedLayout>?
    /// The item of the pages and the control.
    var shownItem: Item { item ?? Item(of: node) }
    /// Called when the user has turned to another page.
    var didTurn: ((Int) -> Void)?

    init(of node: _GraphNode) {
        self.node = node
        control = PageControlItem(UIPageControl(frame: .zero), of: node)
        item = LayoutItem(PagedLayout(), of: node) { [unowned self] in
            let isControlShown = pages.count > 1 && node.environment.showsPageControl
            return (pages.indices.contains(index) ? [pages[index]] : []) + (isControlShown ? [control] : [])
        }
        control.didTurn = { [weak self] in
            self?.show(page: $0)
            self?.didTurn?($0)
        }
    }

    func show(_ items: [Item]) {
        guard !items.elementsEqual(pages, by: ===) else { return }
        pages = items
        control.view.numberOfPages = items.count
        show(page: min(index, max(0, items.count - 1)))
        item?.contentDidChange()
    }

    func show(page new: Int) {
        guard pages.indices.contains(new) else { return }
        let old = index
        index = new
        control.view.currentPage = new
        if old != new, pages.indices.contains(old) { pages[old].trait(PageTrait.self)?.disappear() }
        pages[new].trait(PageTrait.self)?.appear(in: node.environment.hostingController.controller)
        if old != new { item?.contentDidChange() }
    }
}

/// The item of UIKit's page control.
private final class PageControlItem: ViewItem<UIPageControl> {
    var didTurn: ((Int) -> Void)?

    override init(_ view: UIPageControl, of node: _GraphNode) {
        super.init(view, of: node)
        view.addAction(
            UIAction { [weak self] _ in if let self { didTurn?(self.view.currentPage) } }, for: .valueChanged)
    }

    override func makeElements() -> [ElementNode] { [ElementNode(native: view)] }
}

extension EnvironmentValues {
    private enum Paged {}
    private enum PageControl {}

    /// Whether tab views show pages next to each other instead of tabs.
    var hasPagedTabs: Bool {
        get { self[OptionalKey<Paged, Bool>.self] ?? false }
        set { self[OptionalKey<Paged, Bool>.self] = newValue }
    }

    /// Whether pages have a page control.
    var showsPageControl: Bool {
        get { self[OptionalKey<PageControl, Bool>.self] ?? true }
        set { self[OptionalKey<PageControl, Bool>.self] = newValue }
    }
}
