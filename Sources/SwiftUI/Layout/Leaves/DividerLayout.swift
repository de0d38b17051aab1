import Foundation

/// A leaf that is one pixel thick and as long as the space across the axis of its stack.
struct DividerLayout: Layout {
    /// The orientation of the enclosing stack; outside of horizontal stacks a divider is horizontal.
    var axis: Axis?
    /// The length of a pixel in points.
    var thickness: CGFloat

    func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) -> CGSize {
        let across = (axis ?? .vertical).other
        return CGSize(
            along: across, proposal.replacingUnspecifiedDimensions()[across], across: thickness)
    }

    func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) {}
}
