import Foundation

/// The layout of a screen: proposes the safe area to the content and centres it there.
struct RootLayout: Layout {
    func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) -> CGSize {
        proposal.replacingUnspecifiedDimensions(by: subviews.first?.sizeThatFits(proposal) ?? .zero)
    }

    func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) {
        let insets = subviews.context.safeArea.insets(within: bounds)
        let safe = bounds.inset(by: insets)
        for subview in subviews {
            subview.place(in: safe, alignment: .center, proposal: ProposedViewSize(safe.size))
        }
    }
}
