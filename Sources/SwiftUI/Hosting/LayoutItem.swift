/// An item that a layout arranges: a container, or a modifier that changes size or position.
final class LayoutItem<L: Layout>: Item {
    private let engine: LayoutEngine<L>
    private let content: () -> [Item]
    private var known: [Item]?
    private var placed: [Int]?
    /// Whether the others are behind the first item, as a background is.
    var drawsFirstChildLast = false
    /// Called before the content is placed.
    var willPlace: ((LayoutPlacement) -> Void)?

    /// Creates an item.
    ///
    /// - Parameter content: Returns the items inside; asked again after `contentDidChange()`.
    init(_ layout: L, of node: _GraphNode, content: @escaping () -> [Item]) {
        self.content = content
        engine = LayoutEngine(layout, direction: node.environment.layoutDirection)
        super.init(of: node)
        engine.onIssue = { issue in Warning.emit(.invalidFrame, issue.message) }
    }

    /// Takes over the layout of a new value of the view.
    func update(_ layout: L) {
        let direction = node.environment.layoutDirection
        guard direction != engine.direction || !TypeFacts.areEqual(engine.layout, layout) else { return }
        engine.layout = layout
        engine.direction = direction
        setNeedsLayout()
    }

    /// Asks for the items inside again.
    func contentDidChange() {
        known = nil
        setNeedsLayout()
        setNeedsElements()
        host?.setNeedsViews()
    }

    override var children: [Item] {
        if let known { return known }
        let items = content()
        for item in items { item.parent = self }
        known = items
        placed = nil
        engine.children = LayoutChildren(items)
        return items
    }

    private var current: LayoutEngine<L> {
        _ = children
        return engine
    }

    /// The orientation that spacers and dividers inside take on.
    var stackOrientation: Axis? { engine.stackOrientation }

    override var priority: Double { L.self == SpacerLayout.self ? SpacerLayout.priority : current.priority }
    override var spacing: ViewSpacing { current.spacing }
    override func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize { current.sizeThatFits(proposal) }

    override func explicitAlignment(of guide: AlignmentKey, in size: CGSize, proposal: ProposedViewSize) -> CGFloat? {
        current.explicitAlignment(of: guide, in: size, proposal: proposal)
    }

    override func invalidateLayout() { engine.invalidate() }

    override func place(_ placement: LayoutPlacement) {
        super.place(placement)
        willPlace?(placement)
        if let indices = current.place(
            in: placement.frame.size, proposal: placement.proposal, context: placement.context)
        {
            let old = placed
            placed = indices.count == children.count ? nil : indices
            if placed != old {
                setNeedsElements()
                host?.setNeedsViews()
            }
            node.graph.counts.measurements += 1
        }
    }

    /// The values of a modified view are those of the modifier; a container has none.
    override func trait<Key: TraitKey>(_ key: Key.Type) -> Key.Value? {
        L.self is any UnaryLayout.Type ? children.first?.trait(key) : nil
    }

    /// The items that the layout has placed.
    private var shown: [Item] { placed.map { $0.map { children[$0] } } ?? children }

    override func makeElements() -> [ElementNode] { shown.flatMap(\.elements) }

    override func collectViews(into list: inout ViewList, at origin: CGPoint) {
        let shown = shown
        let ordered = drawsFirstChildLast ? shown.dropFirst() + shown.prefix(1) : shown.inDrawingOrder[...]
        for child in ordered {
            child.collectViews(into: &list, at: origin + child.frame.origin)
        }
    }
}

/// The priority with which stacks distribute their space.
enum PriorityTrait: TraitKey {
    typealias Value = Double
}

/// The order in which views overlap.
enum DepthTrait: TraitKey {
    typealias Value = Double
}

extension [Item] {
    /// The items from back to front.
    @MainActor var inDrawingOrder: [Item] {
        guard contains(where: { $0.trait(DepthTrait.self) ?? 0 != 0 }) else { return self }
        return enumerated().sorted {
            ($0.element.trait(DepthTrait.self) ?? 0, $0.offset) < ($1.element.trait(DepthTrait.self) ?? 0, $1.offset)
        }.map(\.element)
    }
}
