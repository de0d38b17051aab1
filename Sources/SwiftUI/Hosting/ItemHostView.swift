/// A view of UIKit that shows items: lays them out in its bounds and gives their elements to UIKit.
class ItemHostView: UIView {
    private var root: LayoutItem<RootLayout>?
    private var applier = ElementApplier()
    private var needsViews = true
    private var needsElements = true
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

    final func setNeedsViews() {
        needsViews = true
        setNeedsLayout()
    }

    final func setNeedsElements() {
        needsElements = true
        setNeedsLayout()
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
        root.update(RootLayout(insets: insets))
        let safeArea = SafeArea(screen: bounds, container: insets)
        root.place(
            LayoutPlacement(
                frame: bounds, proposal: ProposedViewSize(bounds.size), context: PlacementContext(safeArea: safeArea)))
        let nodes = needsElements ? root.elements : nil
        if needsViews {
            needsViews = false
            var list = ViewList()
            root.collectViews(into: &list, at: bounds.origin)
            list.show(in: self)
        }
        if let nodes {
            needsElements = false
            applier.apply(nodes)
        }
        return needsViews || needsElements || root.node.graph.isOutdated
    }

    /// The distances that content keeps from the edges.
    private var totalInsets: EdgeInsets {
        let area = safeAreaInsets
        let isMirrored = effectiveUserInterfaceLayoutDirection == .rightToLeft
        return EdgeInsets(
            top: area.top + contentInsets.top,
            leading: (isMirrored ? area.right : area.left) + contentInsets.leading,
            bottom: area.bottom + contentInsets.bottom,
            trailing: (isMirrored ? area.left : area.right) + contentInsets.trailing)
    }

    // MARK: Size

    /// The size that the content takes of a proposal, without the safe area.
    final func size(_ proposal: ProposedViewSize) -> CGSize {
        updateContent()
        guard let root else { return .zero }
        root.update(RootLayout(insets: contentInsets))
        return root.sizeThatFits(proposal)
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
        setNeedsContentLayout()
    }
}

/// The layout of a screen: its view in the middle of the safe area; several views below each other.
struct RootLayout: Layout {
    var insets: EdgeInsets

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
            subviews[0].place(
                at: CGPoint(x: safe.midX, y: safe.midY), anchor: .center, proposal: ProposedViewSize(safe.size))
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
