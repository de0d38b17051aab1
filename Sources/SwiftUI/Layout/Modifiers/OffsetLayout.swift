import Foundation

/// Moves a view without changing its size, its guides or the layout around it.
struct OffsetLayout: UnaryLayout {
    /// The distance. A positive width moves to the right, also from right to left.
    var offset: CGSize

    func sizeThatFits(_ proposal: ProposedViewSize, child: LayoutSubview) -> CGSize { child.sizeThatFits(proposal) }

    func placement(
        of child: LayoutSubview, in size: CGSize, proposal: ProposedViewSize, direction: LayoutDirection
    ) -> UnaryPlacement {
        UnaryPlacement(origin: .zero, dimensions: child.dimensions(in: proposal))
    }

    func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) {
        let dx = subviews.layoutDirection == .leftToRight ? offset.width : -offset.width
        subviews.first?.place(at: CGPoint(x: bounds.minX + dx, y: bounds.minY + offset.height), proposal: proposal)
    }
}
