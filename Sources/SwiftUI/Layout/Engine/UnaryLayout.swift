import Foundation

/// The layout of a modifier, whose first subview is the modified view.
///
/// Priority, spacing and alignment guides are those of the modified view unless the modifier changes them.
protocol UnaryLayout: Layout where Cache == Void {
    /// The size of the modified view with the modifier.
    func sizeThatFits(_ proposal: ProposedViewSize, child: LayoutSubview) -> CGSize
    /// The place of the modified view in a rectangle at the origin.
    func placement(
        of child: LayoutSubview, in size: CGSize, proposal: ProposedViewSize, direction: LayoutDirection
    ) -> UnaryPlacement
    /// The spacing of the modified view with the modifier.
    func spacing(of child: LayoutSubview) -> ViewSpacing
    /// The priority of the modified view with the modifier.
    func priority(of child: LayoutSubview) -> Double
    /// The position of a guide in the coordinates of the modified view, at its place.
    func explicitAlignment(of key: AlignmentKey, at placement: UnaryPlacement) -> CGFloat?
}

/// The place of the view that a modifier modifies.
struct UnaryPlacement {
    var origin: CGPoint
    var dimensions: ViewDimensions
}

extension UnaryPlacement {
    /// The place at the centre of a rectangle at the origin.
    init(centering dimensions: ViewDimensions, in size: CGSize) {
        self.init(
            origin: CGPoint(x: (size.width - dimensions.width) / 2, y: (size.height - dimensions.height) / 2),
            dimensions: dimensions)
    }
}

extension UnaryLayout {
    func spacing(of child: LayoutSubview) -> ViewSpacing { child.spacing }
    func priority(of child: LayoutSubview) -> Double { child.priority }
    func explicitAlignment(of key: AlignmentKey, at placement: UnaryPlacement) -> CGFloat? {
        placement.dimensions[explicit: key]
    }

    /// Returns the spacing of the first subview with the modifier.
    func spacing(subviews: Subviews, cache: inout Cache) -> ViewSpacing {
        subviews.first.map(spacing(of:)) ?? ViewSpacing()
    }

    /// Returns the size of the first subview with the modifier.
    func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache) -> CGSize {
        subviews.first.map { sizeThatFits(proposal, child: $0) } ?? .zero
    }

    /// Places the first subview.
    func placeSubviews(
        in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache
    ) {
        guard let child = subviews.first else { return }
        let placement = placement(
            of: child, in: bounds.size, proposal: proposal, direction: subviews.layoutDirection)
        child.place(at: bounds.origin + placement.origin, placement.dimensions)
    }

    /// Returns the guide of the first subview, wherever the modifier places it.
    func explicitAlignment(
        of guide: HorizontalAlignment, in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews,
        cache: inout Cache
    ) -> CGFloat? {
        childAlignment(guide.key, in: bounds, proposal: proposal, subviews: subviews)
    }

    /// Returns the guide of the first subview, wherever the modifier places it.
    func explicitAlignment(
        of guide: VerticalAlignment, in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews,
        cache: inout Cache
    ) -> CGFloat? {
        childAlignment(guide.key, in: bounds, proposal: proposal, subviews: subviews)
    }

    private func childAlignment(
        _ key: AlignmentKey, in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews
    ) -> CGFloat? {
        guard let child = subviews.first else { return nil }
        let placement = placement(
            of: child, in: bounds.size, proposal: proposal, direction: subviews.layoutDirection)
        guard let value = explicitAlignment(of: key, at: placement) else { return nil }
        return value + bounds.origin[key.axis] + placement.origin[key.axis]
    }
}
