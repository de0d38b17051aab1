import Foundation

/// Takes the proposed length along the axes on which it scrolls, and its content's across them.
///
/// The first subview is the content. Its place is in the coordinates of the scrolled content, not of the visible part.
struct ScrollLayout: Layout {
    var axes: Axis.Set
    /// The visible part's place in the content.
    var offset = CGPoint.zero
    /// The margins around the content.
    var margins = EdgeInsets()

    static var layoutProperties: LayoutProperties {
        var properties = LayoutProperties()
        properties.isMirrored = false
        return properties
    }

    func spacing(subviews: Subviews, cache: inout Void) -> ViewSpacing { ViewSpacing() }

    private func contentProposal(_ proposal: ProposedViewSize) -> ProposedViewSize {
        let inner = proposal.inset(by: margins)
        return ProposedViewSize(
            width: axes.contains(.horizontal) ? nil : inner.width,
            height: axes.contains(.vertical) ? nil : inner.height)
    }

    func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) -> CGSize {
        // The size doesn't depend on the content when both axes scroll.
        if axes == [.horizontal, .vertical], let width = proposal.width, let height = proposal.height {
            return CGSize(width: width, height: height)
        }
        let content = subviews.first?.sizeThatFits(contentProposal(proposal)).outset(by: margins) ?? .zero
        return CGSize(
            width: axes.contains(.horizontal) ? proposal.width ?? content.width : content.width,
            height: axes.contains(.vertical) ? proposal.height ?? content.height : content.height)
    }

    func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) {
        guard let content = subviews.first else { return }
        let dimensions = content.dimensions(in: contentProposal(proposal))
        var origin = CGPoint(x: margins.leading, y: margins.top)
        if subviews.layoutDirection == .rightToLeft {
            // Content that is narrower than the visible part begins at its right edge.
            let width = max(bounds.width, dimensions.width + margins.horizontal)
            origin.x = width - margins.leading - dimensions.width
        }
        content.place(
            at: bounds.origin + origin, dimensions,
            context: PlacementContext(visibleRect: nearRect(in: bounds)))
    }

    /// The visible part of the content with what is next to it, so that a reader finds the next view.
    private func nearRect(in bounds: CGRect) -> CGRect {
        let visible = CGRect(origin: bounds.origin + offset, size: bounds.size)
        return visible.insetBy(
            dx: axes.contains(.horizontal) ? -bounds.width / 2 : 0,
            dy: axes.contains(.vertical) ? -bounds.height / 2 : 0)
    }

    func explicitAlignment(
        of guide: VerticalAlignment, in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews,
        cache: inout Void
    ) -> CGFloat? { nil }
}
