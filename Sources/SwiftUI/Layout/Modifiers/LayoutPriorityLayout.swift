import Foundation

/// Sets the priority with which a stack gives space to a view.
struct LayoutPriorityLayout: UnaryLayout {
    var value: Double

    func sizeThatFits(_ proposal: ProposedViewSize, child: LayoutSubview) -> CGSize { child.sizeThatFits(proposal) }

    func placement(
        of child: LayoutSubview, in size: CGSize, proposal: ProposedViewSize, direction: LayoutDirection
    ) -> UnaryPlacement {
        UnaryPlacement(origin: .zero, dimensions: child.dimensions(in: proposal))
    }

    func priority(of child: LayoutSubview) -> Double { value }
}
