import Foundation

/// Proposes a size of a given ratio to a view.
struct AspectRatioLayout: UnaryLayout, CheckedLayout {
    let ratio: CGFloat?
    let contentMode: ContentMode
    let issue: LayoutIssue?

    /// Creates the layout.
    ///
    /// - Parameter ratio: Width by height, or nil for that of the view's ideal size. A ratio that isn't positive and
    ///   finite counts as nil.
    init(_ ratio: CGFloat? = nil, contentMode: ContentMode) {
        let isValid = ratio.map { $0 > 0 && $0.isFinite } ?? true
        self.ratio = isValid ? ratio : nil
        self.contentMode = contentMode
        issue = isValid ? nil : .invalidAspectRatio
    }

    private func childProposal(_ proposal: ProposedViewSize, _ child: LayoutSubview) -> ProposedViewSize {
        guard proposal != .unspecified else { return proposal }
        let shape = ratio.map { CGSize(width: $0, height: 1) } ?? child.sizeThatFits(.unspecified)
        func scale(_ target: CGFloat?, _ length: CGFloat) -> CGFloat {
            guard let target, target != 0 || length != 0 else { return .infinity }
            return target / length
        }
        let scales = (scale(proposal.width, shape.width), scale(proposal.height, shape.height))
        let factor =
            contentMode == .fit || proposal.width == nil || proposal.height == nil
            ? min(scales.0, scales.1) : max(scales.0, scales.1)
        func scaled(_ length: CGFloat) -> CGFloat { length == 0 ? 0 : length * factor }
        return ProposedViewSize(width: scaled(shape.width), height: scaled(shape.height))
    }

    func sizeThatFits(_ proposal: ProposedViewSize, child: LayoutSubview) -> CGSize {
        child.sizeThatFits(childProposal(proposal, child))
    }

    func placement(
        of child: LayoutSubview, in size: CGSize, proposal: ProposedViewSize, direction: LayoutDirection
    ) -> UnaryPlacement {
        UnaryPlacement(centering: child.dimensions(in: childProposal(proposal, child)), in: size)
    }
}
