import Foundation

/// A scrollable view.
public struct ScrollView<Content: View> {
    /// The content, whose views are below each other.
    public var content: Content
    /// The axes along which the view scrolls.
    public var axes: Axis.Set
    /// Whether scroll indicators are shown.
    public var showsIndicators: Bool

    /// Creates a scroll view.
    public nonisolated init(
        _ axes: Axis.Set = .vertical, showsIndicators: Bool = true, @ViewBuilder content: () -> Content
    ) {
        self.content = content()
        self.axes = axes
        self.showsIndicators = showsIndicators
    }
}

extension ScrollView: View {
    /// There is none.
    public typealias Body = Never

    /// Makes the node of the scroll view.
    public static func _makeNode(
        _ view: Self, parent: _GraphNode, environment: EnvironmentValues
    ) -> _ViewNode<Self> {
        ScrollNode(view, parent: parent, environment)
    }

    /// One item.
    public static var _outline: _ViewOutline { .single }
}

/// The node of a scroll view.
private final class ScrollNode<Content: View>: _ViewNode<ScrollView<Content>> {
    private var child: _ViewNode<Content>?
    private var content: LayoutItem<VStackLayout>?
    private var item: ScrollItem?
    private let refresh = RefreshKeeper()
    private var derived = DerivedEnvironment()

    override init(_ view: ScrollView<Content>, parent: _GraphNode, _ environment: EnvironmentValues) {
        super.init(view, parent: parent, environment)
        child = Content._makeNode(view.content, parent: self, environment: inner)
        let content = LayoutItem(VStackLayout(), of: self) { [unowned self] in child?.items ?? [] }
        let item = ScrollItem(content, of: self)
        item.update(view.axes, showsIndicators: view.showsIndicators, environment)
        self.content = content
        self.item = item
        item.setRefreshControl(refresh.control(in: environment))
    }

    private var inner: EnvironmentValues {
        derived.values(from: environment, in: EnclosingContainer(orientation: .vertical))
    }

    override var childNodes: [_GraphNode] { child.map { [$0] } ?? [] }
    override var items: [Item] { item.map { [$0] } ?? [] }
    override var passesItems: Bool { false }
    override func childItemsDidChange() { content?.contentDidChange() }

    override func apply(viewChanged: Bool, environmentBefore: EnvironmentValues?) {
        isDirty = false
        content?.update(VStackLayout())
        item?.update(view.axes, showsIndicators: view.showsIndicators, environment)
        item?.setRefreshControl(refresh.control(in: environment))
        child?.update(view.content, inner)
    }
}

/// The item of a scroll view: a scroll view of UIKit with the content in it.
final class ScrollItem: Item {
    private let view = UIScrollView(frame: .zero)
    private let content: Item
    private let engine: LayoutEngine<ScrollLayout>
    /// The distances by which the view extends beyond the item, under bars.
    private var insets = EdgeInsets()
    private var isScrolled = false
    private let observer = ScrollObserver()

    init(_ content: Item, of node: _GraphNode) {
        self.content = content
        engine = LayoutEngine(ScrollLayout(axes: .vertical), children: LayoutChildren([content]))
        super.init(of: node)
        content.parent = self
        view.contentInsetAdjustmentBehavior = .never
        view.delegate = observer
        observer.didScroll = { [weak self] in self?.follow() }
    }

    /// Takes over the parameters of the view.
    func update(_ axes: Axis.Set, showsIndicators: Bool, _ environment: EnvironmentValues) {
        view.showsVerticalScrollIndicator = showsIndicators
        view.showsHorizontalScrollIndicator = showsIndicators
        let direction = environment.layoutDirection
        guard engine.layout.axes != axes || engine.direction != direction else { return }
        engine.layout = ScrollLayout(axes: axes)
        engine.direction = direction
        setNeedsLayout()
    }

    override var children: [Item] { [content] }
    override var spacing: ViewSpacing { engine.spacing }
    override func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize { engine.sizeThatFits(proposal) }
    override func invalidateLayout() { engine.invalidate() }
    override func refreshLayout() -> Bool { engine.refresh() }

    override var scrollOffset: CGPoint {
        CGPoint(x: view.contentOffset.x + insets.leading, y: view.contentOffset.y + insets.top)
    }

    override func place(_ placement: LayoutPlacement) {
        super.place(placement)
        let size = placement.frame.size
        insets = placement.context.safeArea.insets(around: CGRect(origin: .zero, size: size))
        placeContent(placement)
        view.contentInset = UIEdgeInsets(
            top: insets.top, left: insets.leading, bottom: insets.bottom, right: insets.trailing)
        let contentSize = CGSize(width: content.frame.maxX, height: content.frame.maxY)
        if view.contentSize != contentSize { view.contentSize = contentSize }
        guard !isScrolled else { return }
        isScrolled = true
        let start = ScrollOffset.initial(content: contentSize, visible: size, direction: engine.direction)
        view.contentOffset = CGPoint(x: start.x - insets.leading, y: start.y - insets.top)
    }

    /// Places the content, of which lazy containers make what is visible or near.
    private func placeContent(_ placement: LayoutPlacement) {
        let size = placement.frame.size
        if isScrolled, engine.layout.offset != scrollOffset { engine.layout.offset = scrollOffset }
        engine.place(in: size, proposal: placement.proposal)
    }

    /// Shows what comes into sight.
    private func follow() {
        guard isScrolled, placement != nil, engine.layout.offset != scrollOffset, !isFollowing else { return }
        isFollowing = true
        host?.setNeedsContentLayout(of: self)
        isFollowing = false
    }

    private var isFollowing = false

    /// Scrolls until a part of the content is visible.
    func scroll(to target: CGRect, anchor: UnitPoint?) {
        let visible = frame.size
        let new = ScrollOffset.showing(
            target, anchor: anchor, from: scrollOffset, content: view.contentSize, visible: visible)
        view.contentOffset = CGPoint(x: new.x - insets.leading, y: new.y - insets.top)
    }

    /// Shows a control that the user pulls to load the content anew.
    func setRefreshControl(_ control: UIRefreshControl?) {
        if view.refreshControl !== control { view.refreshControl = control }
    }

    override func collectViews(into list: inout ViewList, at origin: CGPoint) {
        var inner = ViewList()
        content.collectViews(into: &inner, at: content.frame.origin)
        inner.show(in: view)
        list.add(
            view,
            CGRect(
                x: origin.x - insets.leading, y: origin.y - insets.top, width: frame.width + insets.horizontal,
                height: frame.height + insets.vertical))
    }
}

/// Reports when a scroll view has scrolled.
private final class ScrollObserver: NSObject, UIScrollViewDelegate {
    var didScroll: (() -> Void)?

    func scrollViewDidScroll(_ scrollView: UIScrollView) { didScroll?() }
}
