import Foundation

/// A leaf that takes what space is left along the axis of its stack, or on both axes outside of stacks.
struct SpacerLayout: Layout {
    var minLength: CGFloat?
    /// The orientation of the enclosing stack.
    var axis: Axis?

    /// The priority of a spacer: the lowest.
    static let priority = -Double.infinity

    private var minimum: CGFloat { minLength.map { $0.isFinite ? max(0, $0) : 0 } ?? ViewSpacing.defaultDistance }

    /// Returns no distance along the axis.
    func spacing(subviews: Subviews, cache: inout Void) -> ViewSpacing {
        var spacing = ViewSpacing(all: SpacingPreference())
        let edges: Edge.Set = axis.map { $0 == .horizontal ? .horizontal : .vertical } ?? .all
        spacing.formUnion(.zero, edges: edges)
        return spacing
    }

    func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) -> CGSize {
        func length(_ axis: Axis) -> CGFloat {
            self.axis ?? axis == axis ? max(proposal[axis] ?? 0, minimum) : 0
        }
        return CGSize(width: length(.horizontal), height: length(.vertical))
    }

    func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) {}
}
