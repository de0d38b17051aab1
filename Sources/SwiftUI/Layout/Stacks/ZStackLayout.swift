public import Foundation

/// An overlaying container that you can use in conditional layouts.
public struct ZStackLayout: Layout {
    /// The alignment of the subviews.
    public var alignment: Alignment

    /// Creates a stack that overlays its subviews.
    public init(alignment: Alignment = .center) { self.alignment = alignment }

    /// Returns the union of the subviews of the highest priority, aligned with each other.
    public func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) -> CGSize {
        extent(of: leaders(subviews).map { $0.dimensions(in: proposal) }).size
    }

    /// Places the subviews with their guides on those of the stack.
    ///
    /// Subviews of lower priority don't determine the size: it is proposed to them.
    public func placeSubviews(
        in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void
    ) {
        let leaders = leaders(subviews)
        let dimensions = leaders.map { $0.dimensions(in: proposal) }
        let extent = extent(of: dimensions)
        let line = CGPoint(
            x: bounds.midX - extent.width / 2 - extent.minX, y: bounds.midY - extent.height / 2 - extent.minY)
        func place(_ subview: LayoutSubview, _ dimensions: ViewDimensions) {
            subview.place(
                at: CGPoint(
                    x: line.x - dimensions[alignment.horizontal], y: line.y - dimensions[alignment.vertical]),
                dimensions)
        }
        for (subview, dimensions) in zip(leaders, dimensions) { place(subview, dimensions) }
        guard leaders.count < subviews.count else { return }
        for subview in subviews where !leaders.contains(subview) {
            place(subview, subview.dimensions(in: ProposedViewSize(bounds.size)))
        }
    }

    /// Merges the guides of the subviews of the highest priority.
    public func explicitAlignment(
        of guide: HorizontalAlignment, in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews,
        cache: inout Void
    ) -> CGFloat? { mergedAlignment(of: guide.key, in: bounds, proposal: proposal, subviews: subviews) }

    /// Merges the guides of the subviews of the highest priority.
    public func explicitAlignment(
        of guide: VerticalAlignment, in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews,
        cache: inout Void
    ) -> CGFloat? { mergedAlignment(of: guide.key, in: bounds, proposal: proposal, subviews: subviews) }

    private func mergedAlignment(
        of key: AlignmentKey, in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews
    ) -> CGFloat? {
        let leaders = Set(leaders(subviews).map(\.index))
        return subviews.mergedAlignment(of: key, in: bounds, placesAll: true, where: leaders.contains) {
            var cache: Void = ()
            placeSubviews(in: bounds, proposal: proposal, subviews: subviews, cache: &cache)
        }
    }

    /// The subviews of the highest priority.
    private func leaders(_ subviews: Subviews) -> [LayoutSubview] {
        let priorities = subviews.map(\.priority)
        guard let highest = priorities.max() else { return [] }
        return zip(subviews, priorities).filter { $0.1 >= highest }.map(\.0)
    }

    /// The union of views whose guides are at the origin.
    private func extent(of dimensions: [ViewDimensions]) -> CGRect {
        var result = CGRect.null
        for child in dimensions {
            let guide = CGPoint(x: child[alignment.horizontal], y: child[alignment.vertical])
            result = result.union(
                CGRect(
                    x: guide.x.isFinite ? -guide.x : 0, y: guide.y.isFinite ? -guide.y : 0, width: child.width,
                    height: child.height))
        }
        return result.isNull ? .zero : result
    }
}
