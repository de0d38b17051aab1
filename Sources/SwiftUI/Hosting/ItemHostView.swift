/// A view of UIKit that shows items: lays them out in its bounds and gives their elements to UIKit.
class ItemHostView: UIView {
    private var root: LayoutItem<RootLayout>?
    private var applier = ElementApplier()
    private var needsViews = true
    private var needsElements = true
    /// The items whose elements have changed, unless all elements are given to their views again.
    private var changedItems: [ObjectIdentifier: Item] = [:]
    private var layoutQueue = LayoutQueue()
    /// The number of times that elements were given to their views.
    final private(set) var elementsVersion = 0
    /// Called when the content may have another size.
    final var sizeDidChange: (() -> Void)?
    /// Called when the elements have changed.
    final var elementsDidChange: (() -> Void)?
    /// Whether the elements are headings, as those of a section's header.
    final var isHeading = false { didSet { if isHeading != oldValue { setNeedsElements() } } }
    /// Whether the elements belong to a row that is selected.
    final var isRowSelected = false { didSet { if isRowSelected != oldValue { setNeedsElements() } } }
    /// The place of content that is smaller than the view.
    final var alignment = UnitPoint.center
    /// Whether content keeps out of the safe area of the view; a row or an item of a bar has none of its own.
    final var keepsSafeArea = true
    /// Distances from the edges in addition to the safe area.
    final var contentInsets = EdgeInsets() { didSet { if contentInsets != oldValue { setNeedsContentLayout() } } }

    /// Shows the items of a node, which has this view as its host.
    final func show(_ node: _GraphNode, _ items: @escaping () -> [Item]) {
        let root = LayoutItem(RootLayout(insets: EdgeInsets()), of: node, content: items)
        root.rootHost = self
        self.root = root
        setNeedsContentLayout()
    }

    /// Asks for the items again.
    final func itemsDidChange() { root?.contentDidChange() }

    final func setNeedsContentLayout() {
        needsViews = true
        setNeedsLayout()
        invalidateIntrinsicContentSize()
    }

    /// Lays out an item again in which something has changed.
    final func setNeedsContentLayout(of item: Item) {
        layoutQueue.insert(item)
        setNeedsLayout()
        invalidateIntrinsicContentSize()
    }

    /// The size of a screen.
    static let standardViewport = CGSize(width: 402, height: 874)

    /// The size of the part of the screen in which content is seen.
    final var viewport: CGSize {
        let size = window?.bounds.size ?? bounds.size
        return size.width > 0 && size.height > 0 ? size : Self.standardViewport
    }

    /// Lays out what has changed, and what is around it as far as it depends on it.
    private func refreshLayout() {
        guard !layoutQueue.isEmpty else { return }
        let refreshed = layoutQueue.refresh()
        for item in refreshed.unchanged { if let placement = item.placement { item.place(placement) } }
        if refreshed.sizeMayDiffer { sizeDidChange?() }
    }

    final func setNeedsViews() {
        needsViews = true
        setNeedsLayout()
    }

    final func setNeedsElements() {
        needsElements = true
        setNeedsLayout()
        elementsDidChange?()
    }

    /// Gives the elements of an item to their views again, which may be others now.
    final func setNeedsElements(of item: Item) {
        changedItems[ObjectIdentifier(item)] = item
        setNeedsLayout()
        elementsDidChange?()
    }

    /// The elements of the content.
    final var elements: [ElementNode] {
        var nodes = root?.elements ?? []
        guard isHeading || isRowSelected else { return nodes }
        for index in nodes.indices {
            nodes[index].change {
                if isHeading { $0.traits.insert(.header) }
                if isRowSelected { $0.traits.insert(.selected) }
            }
        }
        return nodes
    }

    /// Brings the values of views up to date before the layout.
    func updateContent() { root?.node.graph.update() }

    override func layoutSubviews() {
        super.layoutSubviews()
        // Views that are made during the layout, such as those that read its geometry, need another pass at most.
        for _ in 0..<4 {
            updateContent()
            guard showContent() else { return }
        }
    }

    /// Lays out the items and shows them; returns whether something has changed meanwhile.
    private func showContent() -> Bool {
        guard let root else { return false }
        let insets = totalInsets
        root.update(RootLayout(insets: insets, anchor: alignment))
        refreshLayout()
        let safeArea = SafeArea(screen: bounds, container: insets)
        root.place(
            LayoutPlacement(
                frame: bounds, proposal: ProposedViewSize(bounds.size),
                context: PlacementContext(safeArea: safeArea)))
        let nodes = elementsToApply()
        if needsViews {
            needsViews = false
            var list = ViewList()
            root.collectViews(into: &list, at: bounds.origin)
            list.show(in: self)
        }
        elementsVersion += 1
        applier.apply(nodes)
        return needsViews || needsElements || !changedItems.isEmpty || !layoutQueue.isEmpty
            || root.node.graph.isOutdated
    }

    /// The elements that have to be given to their views: all, where there are others than before; else those that have
    /// changed.
    private func elementsToApply() -> ElementApplier.Change {
        var changed: [ElementNode] = []
        while !needsElements, let (id, item) = changedItems.first {
            changedItems[id] = nil
            needsElements =
                isHeading || isRowSelected || applier.hasPairs || !item.hasElements(asIn: elementsVersion)
            changed += item.elements
        }
        guard needsElements else { return .some(changed) }
        needsElements = false
        changedItems = [:]
        return .all(elements)
    }

    /// The distances that content keeps from the edges.
    private var totalInsets: EdgeInsets {
        let area = keepsSafeArea ? safeAreaInsets : .zero
        let isMirrored = effectiveUserInterfaceLayoutDirection == .rightToLeft
        return EdgeInsets(
            top: area.top + contentInsets.top,
            leading: (isMirrored ? area.right : area.left) + contentInsets.leading,
            bottom: area.bottom + contentInsets.bottom,
            trailing: (isMirrored ? area.left : area.right) + contentInsets.trailing)
    }

    override func didMoveToWindow() {
        super.didMoveToWindow()
        if window != nil { root?.node.environment.hostingController.didMoveToScreen() }
    }

    // MARK: Size

    /// The size that the content takes of a proposal, without the safe area.
    final func size(_ proposal: ProposedViewSize) -> CGSize {
        updateContent()
        guard let root else { return .zero }
        refreshLayout()
        // Measured without changing the layout of the screen.
        let children = LayoutChildren(root.children)
        let subviews = LayoutSubviews(children, direction: root.node.environment.layoutDirection)
        var cache: Void = ()
        return RootLayout(insets: contentInsets).sizeThatFits(
            proposal: proposal.sanitized, subviews: subviews, cache: &cache)
    }

    override func sizeThatFits(_ size: CGSize) -> CGSize { self.size(ProposedViewSize(size)) }

    override var intrinsicContentSize: CGSize { size(.unspecified) }

    override func systemLayoutSizeFitting(
        _ targetSize: CGSize, withHorizontalFittingPriority horizontalFittingPriority: UILayoutPriority,
        verticalFittingPriority: UILayoutPriority
    ) -> CGSize {
        // A priority above that of what fits asks for this length.
        let width = horizontalFittingPriority > .fittingSizeLevel ? targetSize.width : nil
        let height = verticalFittingPriority > .fittingSizeLevel ? targetSize.height : nil
        var size = size(ProposedViewSize(width: width, height: height))
        if let width, horizontalFittingPriority == .required { size.width = width }
        if let height, verticalFittingPriority == .required { size.height = height }
        return size
    }

    override func safeAreaInsetsDidChange() {
        super.safeAreaInsetsDidChange()
        if keepsSafeArea { setNeedsViews() }
    }
}

/// The layout of a screen: its view in the middle of the safe area; several views below each other.
struct RootLayout: Layout {
    var insets: EdgeInsets
    /// The point of the content that is at the same point of the safe area.
    var anchor = UnitPoint.center

    private var horizontal: CGFloat { insets.leading + insets.trailing }
    private var vertical: CGFloat { insets.top + insets.bottom }

    private func inner(_ proposal: ProposedViewSize) -> ProposedViewSize {
        ProposedViewSize(
            width: proposal.width.map { max(0, $0 - horizontal) }, height: proposal.height.map { max(0, $0 - vertical) }
        )
    }

    func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
        var proposal = inner(proposal)
        if subviews.count > 1 { proposal.height = nil }
        let sizes = subviews.map { $0.sizeThatFits(proposal) }
        return CGSize(
            width: (sizes.map(\.width).max() ?? 0) + horizontal, height: sizes.map(\.height).reduce(0, +) + vertical)
    }

    func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {
        let safe = CGRect(
            x: bounds.minX + insets.leading, y: bounds.minY + insets.top, width: max(0, bounds.width - horizontal),
            height: max(0, bounds.height - vertical))
        if subviews.count == 1 {
            let area = subviews[0][FillsScreen.self] ? bounds : safe
            subviews[0].place(
                at: CGPoint(x: area.minX + area.width * anchor.x, y: area.minY + area.height * anchor.y),
                anchor: anchor, proposal: ProposedViewSize(area.size))
            return
        }
        let proposal = ProposedViewSize(width: safe.width, height: nil)
        let total = subviews.map { $0.sizeThatFits(proposal).height }.reduce(0, +)
        var y = safe.midY - total / 2
        for subview in subviews {
            subview.place(at: CGPoint(x: safe.midX, y: y), anchor: .top, proposal: proposal)
            y += subview.sizeThatFits(proposal).height
        }
    }
}
