import Foundation

/// Puts the centre of a view at a point of the space that is proposed.
struct PositionLayout: UnaryLayout {
    var position: CGPoint

    func sizeThatFits(_ proposal: ProposedViewSize, child: LayoutSubview) -> CGSize {
        if let width = proposal.width, let height = proposal.height { return CGSize(width: width, height: height) }
        return proposal.replacingUnspecifiedDimensions(by: child.sizeThatFits(proposal))
    }

    func placement(
        of child: LayoutSubview, in size: CGSize, proposal: ProposedViewSize, direction: LayoutDirection
    ) -> UnaryPlacement {
        let dimensions = child.dimensions(in: proposal)
        return UnaryPlacement(
            origin: CGPoint(x: position.x - dimensions.width / 2, y: position.y - dimensions.height / 2),
            dimensions: dimensions)
    }
}
