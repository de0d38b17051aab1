import Foundation

/// Shows the first subview whose ideal size fits into the proposal, or else the last one.
///
/// The others aren't placed.
struct ViewThatFitsLayout: Layout {
    var axes: Axis.Set = [.horizontal, .vertical]

    static var layoutProperties: LayoutProperties {
        var properties = LayoutProperties()
        properties.placesAllSubviews = false
        return properties
    }

    func spacing(subviews: Subviews, cache: inout Void) -> ViewSpacing {
        subviews.first?.spacing ?? ViewSpacing()
    }

    func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) -> CGSize {
        choice(for: proposal, subviews)?.sizeThatFits(proposal) ?? .zero
    }

    func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) {
        choice(for: proposal, subviews)?.place(at: bounds.origin, proposal: proposal)
    }

    private func choice(for proposal: ProposedViewSize, _ subviews: Subviews) -> LayoutSubview? {
        subviews.dropLast().first { fits($0, proposal) } ?? subviews.last
    }

    private func fits(_ subview: LayoutSubview, _ proposal: ProposedViewSize) -> Bool {
        let (horizontal, vertical) = (axes.contains(.horizontal), axes.contains(.vertical))
        let ideal = subview.sizeThatFits(
            ProposedViewSize(width: horizontal ? nil : proposal.width, height: vertical ? nil : proposal.height))
        return (!horizontal || ideal.width <= proposal.width ?? .infinity)
            && (!vertical || ideal.height <= proposal.height ?? .infinity)
    }
}
