import Foundation

/// Puts further views behind or in front of a view, without an influence on its size: `background` and `overlay`.
///
/// The first subview is the modified view; the others are proposed its size and aligned with its guides.
struct DecorationLayout: UnaryLayout {
    var alignment = Alignment.center

    func sizeThatFits(_ proposal: ProposedViewSize, child: LayoutSubview) -> CGSize { child.sizeThatFits(proposal) }

    func placement(
        of child: LayoutSubview, in size: CGSize, proposal: ProposedViewSize, direction: LayoutDirection
    ) -> UnaryPlacement {
        UnaryPlacement(origin: .zero, dimensions: child.dimensions(in: proposal))
    }

    func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) {
        guard let child = subviews.first else { return }
        let base = child.dimensions(in: proposal)
        child.place(at: bounds.origin, base)
        for decoration in subviews.dropFirst() {
            let dimensions = decoration.dimensions(in: ProposedViewSize(base.size))
            decoration.place(at: bounds.origin + dimensions.offset(in: base, alignment: alignment), dimensions)
        }
    }
}
