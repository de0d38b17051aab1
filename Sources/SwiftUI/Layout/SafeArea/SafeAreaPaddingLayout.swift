import Foundation

/// Makes the safe area of a view smaller: `safeAreaPadding`.
struct SafeAreaPaddingLayout: UnaryLayout {
    var insets: EdgeInsets

    func sizeThatFits(_ proposal: ProposedViewSize, child: LayoutSubview) -> CGSize {
        child.sizeThatFits(proposal.inset(by: insets)).outset(by: insets)
    }

    func placement(
        of child: LayoutSubview, in size: CGSize, proposal: ProposedViewSize, direction: LayoutDirection
    ) -> UnaryPlacement {
        UnaryPlacement(
            origin: CGPoint(x: insets.leading, y: insets.top),
            dimensions: child.dimensions(in: proposal.inset(by: insets)))
    }

    func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) {
        subviews.first?.place(insets: insets, in: bounds, proposal: proposal, context: subviews.context)
    }
}
