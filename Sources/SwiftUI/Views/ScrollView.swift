/// Content that scrolls.
public struct ScrollView<Content: View> {
    let axes: Axis.Set
    let content: Content

    /// Creates a view whose content scrolls along axes.
    public nonisolated init(
        _ axes: Axis.Set = .vertical, showsIndicators: Bool = true, @ViewBuilder content: () -> Content
    ) {
        self.axes = axes
        self.content = content()
    }
}

extension ScrollView: View {
    /// There is none.
    public typealias Body = Never

    /// Makes the node of the view.
    public static func _makeNode(
        _ view: Self, parent: _GraphNode, environment: EnvironmentValues
    ) -> _ViewNode<Self> {
        ScrollNode(view, parent: parent, environment)
    }
}

private final class ScrollNode<Content: View>: _ViewNode<ScrollView<Content>> {
    private var child: _ViewNode<Content>?
    private var item: ScrollItem?

    override init(_ view: ScrollView<Content>, parent: _GraphNode, _ environment: EnvironmentValues) {
        super.init(view, parent: parent, environment)
        child = Content._makeNode(view.content, parent: self, environment: inner)
        let content = LayoutItem(VStackLayout(spacing: nil), of: self) { [unowned self] in child?.items ?? [] }
        item = ScrollItem(content, axes: view.axes, of: self)
    }

    private var inner: EnvironmentValues {
        var inner = environment
        let orientation: Axis = view.axes == .horizontal ? .horizontal : .vertical
        if inner.stackOrientation != orientation { inner.stackOrientation = orientation }
        return inner
    }

    override var childNodes: [_GraphNode] { child.map { [$0] } ?? [] }
    override var items: [Item] { item.map { [$0] } ?? [] }
    override var passesItems: Bool { false }
    override func childItemsDidChange() { item?.content.contentDidChange() }

    override func apply(viewChanged: Bool, environmentBefore: EnvironmentValues?) {
        isDirty = false
        child?.update(view.content, inner)
    }
}

/// The item of a scroll view: a scroll view of UIKit with the views of the content.
private final class ScrollItem: Item {
    let content: LayoutItem<VStackLayout>
    private let axes: Axis.Set
    private let view = UIScrollView(frame: .zero)
    private lazy var engine = LayoutEngine(
        ScrollLayout(axes: axes), children: LayoutChildren([content]), direction: node.environment.layoutDirection)

    init(_ content: LayoutItem<VStackLayout>, axes: Axis.Set, of node: _GraphNode) {
        self.content = content
        self.axes = axes
        super.init(of: node)
        content.parent = self
    }

    override var children: [Item] { [content] }
    override func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize { engine.sizeThatFits(proposal) }
    override func invalidateLayout() { engine.invalidate() }

    override func place(_ placement: LayoutPlacement) {
        super.place(placement)
        engine.place(in: placement.frame.size, proposal: placement.proposal, context: placement.context)
    }

    override func collectViews(into list: inout ViewList, at origin: CGPoint) {
        list.add(view, CGRect(origin: origin, size: frame.size))
        let size = CGSize(
            width: max(content.frame.maxX, 0), height: max(content.frame.maxY, 0))
        if view.contentSize != size { view.contentSize = size }
        var inner = ViewList()
        content.collectViews(into: &inner, at: content.frame.origin)
        inner.show(in: view)
    }
}
