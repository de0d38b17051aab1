import Foundation

/// Adds space around a view.
struct PaddingLayout: UnaryLayout, CheckedLayout {
    let insets: EdgeInsets
    let issue: LayoutIssue?

    /// The padding at each edge where a view doesn't give a length, in points.
    static let defaultLength: CGFloat = 16

    /// Creates padding on some edges. Lengths that aren't finite count as zero.
    init(_ edges: Edge.Set = .all, insets: EdgeInsets? = nil) {
        var insets = (insets ?? EdgeInsets(.all, Self.defaultLength)).restricted(to: edges)
        let invalid = Edge.allCases.filter { !insets[$0].isFinite }
        for edge in invalid { insets[edge] = 0 }
        self.insets = insets
        issue = invalid.isEmpty ? nil : .invalidPadding
    }

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

    func spacing(of child: LayoutSubview) -> ViewSpacing {
        var spacing = child.spacing
        spacing.reset(insets.edges)
        return spacing
    }
}
