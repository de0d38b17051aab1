import Foundation

/// Runs a layout over its children for a node: remembers its cache and its answers, checks and mirrors its placements.
@MainActor final class LayoutEngine<L: Layout> {
    /// The layout. Setting it updates its cache and forgets its answers.
    var layout: L {
        didSet { layoutDidChange() }
    }

    /// The children. Setting them updates the layout's cache and forgets its answers.
    var children: LayoutChildren {
        didSet { childrenDidChange() }
    }

    /// The direction in which the layout's leading edge lies.
    var direction: LayoutDirection {
        didSet { if direction != oldValue { invalidate() } }
    }

    /// Receives each kind of issue once until the layout is set again.
    var onIssue: ((LayoutIssue) -> Void)? {
        didSet { checkLayout() }
    }

    /// Runs when the size has changed because children have been measured that were estimated before. The node then
    /// invalidates its ancestors and lays out again; the engine itself remembers what it has measured.
    var onSizeChange: (() -> Void)?

    private var cache: L.Cache?
    private var cacheIsCurrent = false
    private var sizes = SizeCache()
    private var guides: [(key: AlignmentKey, size: CGSize, proposal: ProposedViewSize, value: CGFloat?)] = []
    private var ownSpacing: ViewSpacing?
    private var ownPriority: Double?
    private var unary: (any UnaryLayout)?
    private var isBusy = false
    private var reported: Set<LayoutIssue> = []
    private var placed: (size: CGSize, proposal: ProposedViewSize, context: PlacementContext)?

    init(_ layout: L, children: LayoutChildren = LayoutChildren([]), direction: LayoutDirection = .leftToRight) {
        self.layout = layout
        self.children = children
        self.direction = direction
        layoutDidChange()
        childrenDidChange()
    }

    /// Forgets the answers, since the layout, a child or something it depends on has changed.
    func invalidate() {
        cacheIsCurrent = false
        sizes.removeAll()
        guides.removeAll()
        ownSpacing = nil
        ownPriority = nil
        placed = nil
    }

    /// Computes the remembered answers anew after something inside has changed.
    ///
    /// - Returns: Whether an answer has changed, so that the layout around has to be refreshed too. Otherwise it is
    ///   enough to place the view again as it was.
    func refresh() -> Bool {
        let (oldSizes, oldGuides, oldSpacing, oldPriority) = (sizes, guides, ownSpacing, ownPriority)
        invalidate()
        let isConfirmed =
            oldSizes.isConfirmed(by: sizeThatFits) && oldSpacing.map(spacing.isEqual(to:)) ?? true
            && oldPriority.map { $0 == priority } ?? true
            && oldGuides.allSatisfy { guide in
                explicitAlignment(of: guide.key, in: guide.size, proposal: guide.proposal) == guide.value
            }
        return !isConfirmed
    }

    /// The orientation that spacers and dividers among the children take on.
    var stackOrientation: Axis? {
        (layout as? any OrientedLayout)?.stackOrientation ?? L.layoutProperties.stackOrientation
    }

    /// The priority of the view: that of the modified view for a modifier, otherwise zero.
    var priority: Double {
        guard let unary else { return 0 }
        if let ownPriority { return ownPriority }
        let result = subviews.first.map(unary.priority(of:)) ?? 0
        ownPriority = result
        return result
    }

    /// The preferred distances to the view's neighbours.
    var spacing: ViewSpacing {
        if let ownSpacing { return ownSpacing }
        let result = run(otherwise: ViewSpacing()) { layout.spacing(subviews: subviews, cache: &$0) }
        ownSpacing = result
        return result
    }

    /// The size that the layout answers to a proposal.
    func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize {
        if let size = sizes[proposal] { return size }
        LayoutStatistics.measurements += 1
        let size = run(otherwise: .zero) { cache in
            children.checked(layout.sizeThatFits(proposal: proposal, subviews: subviews, cache: &cache))
        }
        sizes.insert(size, for: proposal)
        return size
    }

    /// The position of a guide that the layout sets, or that it inherits from a child.
    func explicitAlignment(of key: AlignmentKey, in size: CGSize, proposal: ProposedViewSize) -> CGFloat? {
        for guide in guides where guide.key == key && guide.size == size && guide.proposal == proposal {
            return guide.value
        }
        let bounds = CGRect(origin: .zero, size: size)
        let value = run(otherwise: nil) { cache in
            switch key.axis {
            case .horizontal:
                layout.explicitAlignment(
                    of: HorizontalAlignment(key), in: bounds, proposal: proposal, subviews: subviews, cache: &cache)
            case .vertical:
                layout.explicitAlignment(
                    of: VerticalAlignment(key), in: bounds, proposal: proposal, subviews: subviews, cache: &cache)
            }
        }
        let finite = value.flatMap { $0.isFinite ? $0 : nil }
        guides.append((key, size, proposal, finite))
        return finite
    }

    /// Places the children in a rectangle at the origin, unless nothing has changed since the last time.
    ///
    /// - Parameters:
    ///   - size: The size of the view, with which it has answered `proposal`.
    ///   - context: What the view inherits from its place, in its own coordinates.
    /// - Returns: The indices of the children that the layout has placed, in order, or nil if nothing has changed.
    @discardableResult func place(
        in size: CGSize, proposal: ProposedViewSize, context: PlacementContext = PlacementContext()
    ) -> [Int]? {
        if let placed, placed == (size, proposal, context) { return nil }
        LayoutStatistics.placements += 1
        // A child that is placed may replace the children, for a later pass.
        let children = children
        placed = (size, proposal, context)
        let bounds = CGRect(origin: .zero, size: size)
        let isMirrored = direction == .rightToLeft && L.layoutProperties.isMirrored
        children.context = isMirrored ? context.mirrored(in: bounds) : context
        let placements = run(otherwise: []) { cache in
            children.recordPlacements(in: bounds, placesAll: L.layoutProperties.placesAllSubviews) {
                layout.placeSubviews(in: bounds, proposal: proposal, subviews: subviews, cache: &cache)
            }
        }
        guard LayoutDepth.enter() else {
            report(.tooDeep)
            return []
        }
        for placement in placements { place(placement, of: children, in: bounds, isMirrored: isMirrored) }
        LayoutDepth.leave()
        if L.layoutProperties.estimatesSize { checkSizes() }
        return placements.map(\.index)
    }

    private func place(
        _ placement: LayoutChildren.Placement, of children: LayoutChildren, in bounds: CGRect, isMirrored: Bool
    ) {
        var frame = checked(CGRect(origin: placement.origin, size: placement.dimensions.size))
        var context = children.context(of: placement.index)
        if isMirrored {
            frame = frame.mirrored(in: bounds)
            context = context.mirrored(in: bounds)
        }
        children.node(at: placement.index).place(
            LayoutPlacement(
                frame: frame, proposal: placement.dimensions.proposal, context: context.moved(to: frame.origin)))
    }

    /// Forgets sizes that were estimated and have turned out to be different.
    private func checkSizes() {
        let areConfirmed = sizes.isConfirmed { proposal in
            run(otherwise: .zero) {
                layout.sizeThatFits(proposal: proposal, subviews: subviews, cache: &$0)
            }
        }
        guard !areConfirmed else { return }
        sizes.removeAll()
        onSizeChange?()
    }

    private var subviews: LayoutSubviews { LayoutSubviews(children, direction: direction) }

    /// Runs `body` with the layout's cache, unless the node contains itself or is nested too deeply.
    private func run<T>(otherwise fallback: T, _ body: (inout L.Cache) -> T) -> T {
        guard !isBusy, LayoutDepth.enter() else {
            report(.tooDeep)
            return fallback
        }
        isBusy = true
        // Nothing else owns the cache meanwhile, so that the layout changes it in place.
        var current: L.Cache
        if let known = cache.take() {
            current = known
            if !cacheIsCurrent { layout.updateCache(&current, subviews: subviews) }
        } else {
            current = layout.makeCache(subviews: subviews)
        }
        cacheIsCurrent = true
        let result = body(&current)
        cache = current
        isBusy = false
        LayoutDepth.leave()
        return result
    }

    private func checked(_ frame: CGRect) -> CGRect {
        let values = [frame.origin.x, frame.origin.y, frame.size.width, frame.size.height]
        if values.allSatisfy(\.isFinite) { return frame }
        report(.invalidPosition)
        let finite = values.map { $0.isFinite ? $0 : 0 }
        return CGRect(x: finite[0], y: finite[1], width: finite[2], height: finite[3])
    }

    private func layoutDidChange() {
        unary = layout as? any UnaryLayout
        reported = []
        checkLayout()
        invalidate()
    }

    private func childrenDidChange() {
        children.onIssue = { [weak self] in self?.report($0) }
        invalidate()
    }

    private func checkLayout() {
        if let issue = (layout as? any CheckedLayout)?.issue { report(issue) }
    }

    private func report(_ issue: LayoutIssue) {
        guard let onIssue, reported.insert(issue).inserted else { return }
        onIssue(issue)
    }
}
