import Foundation

/// Gives a view a fixed width, a fixed height or both, and aligns it in them.
struct FrameLayout: UnaryLayout, CheckedLayout {
    let width: CGFloat?
    let height: CGFloat?
    let alignment: Alignment
    let issue: LayoutIssue?

    /// Creates a frame. Negative and non-finite lengths count as not given.
    init(width: CGFloat? = nil, height: CGFloat? = nil, alignment: Alignment = .center) {
        func valid(_ length: CGFloat?) -> CGFloat? { length.flatMap { $0 >= 0 && $0.isFinite ? $0 : nil } }
        self.width = valid(width)
        self.height = valid(height)
        self.alignment = alignment
        issue = self.width == width && self.height == height ? nil : .invalidFrame
    }

    private func childProposal(_ proposal: ProposedViewSize) -> ProposedViewSize {
        ProposedViewSize(width: width ?? proposal.width, height: height ?? proposal.height)
    }

    func sizeThatFits(_ proposal: ProposedViewSize, child: LayoutSubview) -> CGSize {
        if let width, let height { return CGSize(width: width, height: height) }
        let size = child.sizeThatFits(childProposal(proposal))
        return CGSize(width: width ?? size.width, height: height ?? size.height)
    }

    func placement(
        of child: LayoutSubview, in size: CGSize, proposal: ProposedViewSize, direction: LayoutDirection
    ) -> UnaryPlacement {
        let dimensions = child.dimensions(in: childProposal(proposal))
        return UnaryPlacement(origin: dimensions.offset(in: size, alignment: alignment), dimensions: dimensions)
    }

    func spacing(of child: LayoutSubview) -> ViewSpacing {
        var spacing = child.spacing
        if width != nil { spacing.reset(.horizontal) }
        if height != nil { spacing.reset(.vertical) }
        return spacing
    }
}
