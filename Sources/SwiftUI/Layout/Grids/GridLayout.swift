public import Foundation

/// A grid that you can use in conditional layouts.
public struct GridLayout: Layout {
    /// The alignment of the subviews in their cells.
    public var alignment: Alignment
    /// The distance between columns, or `nil` for the preferred distance of the cells.
    public var horizontalSpacing: CGFloat?
    /// The distance between rows, or `nil` for the preferred distance of the cells.
    public var verticalSpacing: CGFloat?

    /// Creates a grid.
    public init(
        alignment: Alignment = .center, horizontalSpacing: CGFloat? = nil, verticalSpacing: CGFloat? = nil
    ) {
        self.alignment = alignment
        self.horizontalSpacing = horizontalSpacing
        self.verticalSpacing = verticalSpacing
    }

    /// The values that the grid derives from its cells.
    public struct Cache {
        let plan: GridPlan
        var last: (proposal: ProposedViewSize, arrangement: GridArrangement)?
    }

    /// Finds the rows and columns.
    public func makeCache(subviews: Subviews) -> Cache {
        Cache(
            plan: GridPlan(
                subviews, alignment: alignment, horizontal: horizontalSpacing, vertical: verticalSpacing))
    }

    /// Returns the size of the rows and columns.
    public func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache) -> CGSize {
        arrangement(proposal, subviews, &cache).size
    }

    /// Places the cells in their rows and columns.
    public func placeSubviews(
        in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache
    ) {
        arrangement(proposal, subviews, &cache).place(in: bounds, alignment: alignment)
    }

    private func arrangement(
        _ proposal: ProposedViewSize, _ subviews: Subviews, _ cache: inout Cache
    ) -> GridArrangement {
        if let last = cache.last, last.proposal == proposal { return last.arrangement }
        let arrangement = GridArrangement(proposal, cache.plan, subviews)
        cache.last = (proposal, arrangement)
        return arrangement
    }
}
