import Foundation

/// The layout of lazy stacks and lazy grids: only children near the visible part are measured and placed.
///
/// The length of the others is estimated. When it turns out to be different, the engine reports that the size has
/// changed.
struct LazyLayout: Layout, OrientedLayout {
    /// The axis along which lines follow each other.
    var axis: Axis
    /// The guide across the axis: of each child in a stack, of the tracks in a grid.
    var alignment: AlignmentKey
    /// The distance between lines.
    var spacing: CGFloat?
    /// The columns or rows of a grid, or nil for a stack.
    var items: [GridItem]?
    /// The parts of sections that stay visible while their section is.
    var pinned: Pinned = []

    /// The parts of sections that stay visible.
    struct Pinned: OptionSet, Sendable {
        let rawValue: Int
        static let headers = Pinned(rawValue: 1)
        static let footers = Pinned(rawValue: 2)
    }

    var stackOrientation: Axis? { items == nil ? axis : nil }

    static var layoutProperties: LayoutProperties {
        var properties = LayoutProperties()
        properties.placesAllSubviews = false
        properties.estimatesSize = true
        return properties
    }

    /// The lines that have been measured, for the last few lengths across the axis.
    struct Cache {
        fileprivate var entries: [LazyArrangement] = []
    }

    func makeCache(subviews: Subviews) -> Cache { Cache() }

    func updateCache(_ cache: inout Cache, subviews: Subviews) {
        // Lengths outside of the visible part remain the best estimate, unless there are other lines.
        cache.entries.removeAll { !$0.isCurrent(arrangement(across: $0.across, subviews)) }
    }

    func spacing(subviews: Subviews, cache: inout Cache) -> ViewSpacing { ViewSpacing() }

    func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache) -> CGSize {
        with(proposal[axis.other], subviews, &cache) { arrangement in
            arrangement.measureFirst(subviews, self)
            return CGSize(
                along: axis, arrangement.lengths.total, across: proposal[axis.other] ?? arrangement.width)
        }
    }

    func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache) {
        with(proposal[axis.other] ?? bounds.size[axis.other], subviews, &cache) { arrangement in
            arrangement.place(in: bounds, subviews, self)
        }
    }

    func explicitAlignment(
        of guide: HorizontalAlignment, in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews,
        cache: inout Cache
    ) -> CGFloat? { nil }

    func explicitAlignment(
        of guide: VerticalAlignment, in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews,
        cache: inout Cache
    ) -> CGFloat? { nil }

    private func arrangement(across length: CGFloat?, _ subviews: Subviews) -> LazyArrangement {
        LazyArrangement(across: length, sections: subviews.sections, self)
    }

    private func with<T>(
        _ across: CGFloat?, _ subviews: Subviews, _ cache: inout Cache, _ body: (inout LazyArrangement) -> T
    ) -> T {
        if let index = cache.entries.firstIndex(where: { $0.across == across }) { return body(&cache.entries[index]) }
        // Stacks ask for the minimum and the maximum before they propose a share.
        if cache.entries.count >= 4 { cache.entries.removeFirst() }
        cache.entries.append(arrangement(across: across, subviews))
        return body(&cache.entries[cache.entries.count - 1])
    }
}
