import Foundation

/// Sets an alignment guide of a view.
struct AlignmentGuideLayout: UnaryLayout {
    let key: AlignmentKey
    let computeValue: @Sendable (ViewDimensions) -> CGFloat

    init(_ key: AlignmentKey, computeValue: @escaping @Sendable (ViewDimensions) -> CGFloat) {
        self.key = key
        self.computeValue = computeValue
    }

    func sizeThatFits(_ proposal: ProposedViewSize, child: LayoutSubview) -> CGSize { child.sizeThatFits(proposal) }

    func placement(
        of child: LayoutSubview, in size: CGSize, proposal: ProposedViewSize, direction: LayoutDirection
    ) -> UnaryPlacement {
        UnaryPlacement(origin: .zero, dimensions: child.dimensions(in: proposal))
    }

    func explicitAlignment(of key: AlignmentKey, at placement: UnaryPlacement) -> CGFloat? {
        key == self.key ? computeValue(placement.dimensions) : placement.dimensions[explicit: key]
    }
}
