import Foundation

/// Extends a view beyond the safe area, where it touches its boundary: `ignoresSafeArea`.
///
/// The layout around the modifier doesn't change.
struct IgnoresSafeAreaLayout: UnaryLayout {
    var regions = SafeAreaRegions.all
    var edges = Edge.Set.all

    func sizeThatFits(_ proposal: ProposedViewSize, child: LayoutSubview) -> CGSize { child.sizeThatFits(proposal) }

    func placement(
        of child: LayoutSubview, in size: CGSize, proposal: ProposedViewSize, direction: LayoutDirection
    ) -> UnaryPlacement {
        UnaryPlacement(origin: .zero, dimensions: child.dimensions(in: proposal))
    }

    func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) {
        guard let child = subviews.first else { return }
        var context = subviews.context
        let insets = context.safeArea.insets(around: bounds, regions: regions, edges: edges)
        context.safeArea = context.safeArea.ignoring(regions, edges: edges)
        guard insets != EdgeInsets() else { return child.place(at: bounds.origin, child.dimensions(in: proposal)) }
        let extended = CGRect(
            x: bounds.minX - insets.leading, y: bounds.minY - insets.top,
            width: bounds.width + insets.horizontal, height: bounds.height + insets.vertical)
        let dimensions = child.dimensions(in: ProposedViewSize(extended.size))
        child.place(
            at: extended.origin + UnaryPlacement(centering: dimensions, in: extended.size).origin, dimensions,
            context: context)
    }
}
