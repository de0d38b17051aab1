/// An item that a layout arranges: a container, or a modifier that changes size or position.
final class LayoutItem<L: Layout>: Item {
    private let engine: LayoutEngine<L>
    private let content: () -> ItemList
    private var known: ItemList?
    private var placed: [Int]?
    /// Whether the others are behind the first item, as a background is.
    var drawsFirstChildLast = false
    /// Called before the content is placed.
    var willPlace: ((LayoutPlacement) -> Void)?

    /// Creates an item.
    ///
    /// - Parameter content: Returns the items inside; asked again after `contentDidChange()`.
    convenience init(
        _ layout: L, of node: _GraphNode, source: ViewSource? = nil, content: @escaping () -> [Item]
    ) {
        self.init(layout, of: node, source: source, list: { ItemList(content()) })
    }

    /// Creates an item, of which a lazy layout makes only the items that are near.
    ///
    /// - Parameter source: The place in the source of the view, for warnings.
    init(_ layout: L, of node: _GraphNode, source: ViewSource? = nil, list: @escaping () -> ItemList) {
        content = list
        engine = LayoutEngine(layout, direction: node.environment.layoutDirection)
        super.init(of: node)
        engine.onIssue = { issue in Warning.emit(.invalidFrame, issue.message, at: source?.location) }
        engine.onSizeChange = { [weak self] in self?.setNeedsLayout() }
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
        forgetContent()
        setNeedsLayout()
    }

    /// Asks for the items inside again, on which the size of the item doesn't depend, before they are placed.
    func forgetContent() {
        known = nil
        setNeedsElements()
        host?.setNeedsViews()
    }

    private var list: ItemList {
        if let known { return known }
        let list = content()
        known = list
        placed = nil
        if list.isLazy {
            engine.children = LayoutChildren(
                count: list.count, sections: list.lazySections,
                viewport: host?.viewport ?? ItemHostView.standardViewport
            ) { [unowned self] in adopt(list[$0]) }
        } else {
            engine.children = LayoutChildren(list.all.map(adopt))
        }
        return list
    }

    private func adopt(_ item: Item) -> Item {
        if item.parent !== self { item.parent = self }
        return item
    }

    private var current: LayoutEngine<L> {
        _ = list
        return engine
    }

    /// The items that the layout has placed; all of them before the first layout, unless they are made one by one.
    override var children: [Item] {
        let list = list
        if let placed { return placed.map { adopt(list[$0]) } }
        return list.isLazy ? [] : list.all
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
    override func refreshLayout() -> Bool { current.refresh() }

    override func place(_ placement: LayoutPlacement) {
        super.place(placement)
        willPlace?(placement)
        guard
            let indices = current.place(
                in: placement.frame.size, proposal: placement.proposal, context: placement.context)
        else { return }
        let (old, list) = (placed, list)
        placed = indices.count == list.count && !list.isLazy ? nil : indices
        if placed != old {
            setNeedsElements()
            host?.setNeedsViews()
        }
        node.graph.counts.measurements += 1
    }

    /// The values of a modified view are those of the modifier; a container has none.
    override func trait<Key: TraitKey>(_ key: Key.Type) -> Key.Value? { modified?.trait(key) }
    override var rowIdentity: AnyHashable? { super.rowIdentity ?? modified?.rowIdentity }
    override var rowEditing: RowEditing? { super.rowEditing ?? modified?.rowEditing }

    override func expectedPlace(of id: AnyHashable) -> CGFloat? {
        let list = list
        guard list.isLazy, let index = list.index(of: id) else { return nil }
        return CGFloat(index) / CGFloat(max(1, list.count))
    }

    /// The item that the item modifies; nil for a container.
    private var modified: Item? { L.self is any UnaryLayout.Type && list.count > 0 ? list[0] : nil }

    override func makeElements() -> [ElementNode] { children.flatMap(\.elements) }

    override func collectViews(into list: inout ViewList, at origin: CGPoint) {
        let shown = children
        let ordered =
            drawsFirstChildLast ? shown.dropFirst() + shown.prefix(1) : shown.inDrawingOrder[...]
        for child in ordered {
            child.collectViews(into: &list, at: origin + child.frame.origin)
        }
    }
}

extension ItemList {
    /// The sections for a lazy layout.
    fileprivate var lazySections: [LazySection] {
        sections.flatMap { section -> [LazySection] in
            let header = section.header.first
            let footer = section.footer.first
            // Only one run of rows is between a header and a footer.
            let rows =
                section.rows.isEmpty ? [(header ?? footer ?? 0)..<(header ?? footer ?? 0)] : section.rows
            return rows.enumerated().map { index, range in
                LazySection(
                    header: index == 0 ? header : nil, content: range,
                    footer: index == rows.count - 1 ? footer : nil)
            }
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
