import Foundation

/// Proposes no length to a view on some axes, so that it takes on its ideal size there.
struct FixedSizeLayout: UnaryLayout {
    var horizontal = true
    var vertical = true

    private func childProposal(_ proposal: ProposedViewSize) -> ProposedViewSize {
        ProposedViewSize(width: horizontal ? nil : proposal.width, height: vertical ? nil : proposal.height)
    }

    func sizeThatFits(_ proposal: ProposedViewSize, child: LayoutSubview) -> CGSize {
        child.sizeThatFits(childProposal(proposal))
    }

    func placement(
        of child: LayoutSubview, in size: CGSize, proposal: ProposedViewSize, direction: LayoutDirection
    ) -> UnaryPlacement {
        UnaryPlacement(centering: child.dimensions(in: childProposal(proposal)), in: size)
    }
}
