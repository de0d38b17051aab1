import Foundation

/// The sizes and positions of a stack's children for one proposal.
struct StackArrangement {
    /// The size of the stack.
    var size = CGSize.zero
    /// The position of each child along the axis and across it.
    var origins: [CGPoint] = []
    /// The dimensions of each child.
    var dimensions: [ViewDimensions] = []
}

/// The values that a stack derives from its children.
struct StackCache {
    /// The distance of each child to the one before.
    fileprivate(set) var distances: [CGFloat]
    fileprivate let priorities: [Double]
    fileprivate var last: (proposal: ProposedViewSize, arrangement: StackArrangement)?
}

/// The rules of horizontal and vertical stacks.
struct LinearLayout: Sendable {
    let axis: Axis
    /// The guide across the axis.
    let alignment: AlignmentKey
    /// The distance between children, or nil for the preferred one of each pair.
    let spacing: CGFloat?

    func makeCache(_ subviews: LayoutSubviews) -> StackCache {
        var distances = [CGFloat](repeating: 0, count: subviews.count)
        var previous: ViewSpacing?
        for (index, subview) in subviews.enumerated() {
            if let spacing {
                distances[index] = index == 0 || !spacing.isFinite ? 0 : spacing
            } else {
                let own = subview.spacing
                distances[index] = previous?.distance(to: own, along: axis) ?? 0
                previous = own
            }
        }
        return StackCache(distances: distances, priorities: subviews.map(\.priority))
    }

    func spacing(_ subviews: LayoutSubviews) -> ViewSpacing {
        let (first, last): (Edge.Set, Edge.Set) = axis == .horizontal ? (.leading, .trailing) : (.top, .bottom)
        let across: Edge.Set = axis == .horizontal ? .vertical : .horizontal
        return ViewSpacing(
            merging: subviews.enumerated().map { index, subview in
                var edges = across
                if index == 0 { edges.formUnion(first) }
                if index == subviews.count - 1 { edges.formUnion(last) }
                return (subview.spacing, edges)
            })
    }

    /// Arranges the children for a proposal.
    func arrangement(_ proposal: ProposedViewSize, _ subviews: LayoutSubviews, _ cache: inout StackCache)
        -> StackArrangement
    {
        if let last = cache.last, last.proposal == proposal { return last.arrangement }
        let dimensions =
            proposal[axis].map { shares(of: $0, across: proposal[axis.other], subviews, cache) }
            ?? subviews.map { $0.dimensions(in: proposal) }
        let arrangement = position(dimensions, distances: cache.distances)
        cache.last = (proposal, arrangement)
        return arrangement
    }

    func place(
        in bounds: CGRect, _ proposal: ProposedViewSize, _ subviews: LayoutSubviews, _ cache: inout StackCache
    ) {
        var proposal = proposal
        // Without a proposal across the axis, children share the extent of the largest, as dividers need.
        if proposal[axis.other] == nil { proposal[axis.other] = bounds.size[axis.other] }
        let arrangement = arrangement(proposal, subviews, &cache)
        let offset = CGPoint(
            x: bounds.minX + (bounds.width - arrangement.size.width) / 2,
            y: bounds.minY + (bounds.height - arrangement.size.height) / 2)
        for (index, subview) in subviews.enumerated() {
            subview.place(at: arrangement.origins[index] + offset, arrangement.dimensions[index])
        }
    }

    /// The dimensions of the children when a length is shared among them.
    private func shares(
        of length: CGFloat, across: CGFloat?, _ subviews: LayoutSubviews, _ cache: StackCache
    ) -> [ViewDimensions] {
        let available = length - cache.distances.reduce(0, +)
        let offers = SpaceDistribution.offers(of: available, priorities: cache.priorities) { index, length in
            subviews[index].sizeThatFits(ProposedViewSize(along: axis, length, across: across))[axis]
        }
        return zip(subviews, offers).map {
            $0.dimensions(in: ProposedViewSize(along: axis, $1, across: across))
        }
    }

    /// Puts the children one after the other, with their guides on one line.
    private func position(_ dimensions: [ViewDimensions], distances: [CGFloat]) -> StackArrangement {
        let guides = dimensions.map { child in
            let guide = child[alignment]
            return guide.isFinite ? guide : 0
        }
        let lower = guides.map { -$0 }.min() ?? 0
        var upper = lower
        var position: CGFloat = 0
        var origins: [CGPoint] = []
        origins.reserveCapacity(dimensions.count)
        for (index, child) in dimensions.enumerated() {
            position += distances[index]
            origins.append(CGPoint(along: axis, position, across: -guides[index] - lower))
            position += child.size[axis]
            upper = max(upper, child.size[axis.other] - guides[index])
        }
        return StackArrangement(
            size: CGSize(along: axis, max(0, position), across: upper - lower), origins: origins,
            dimensions: dimensions)
    }
}
