import Foundation

/// Puts a bar at an edge of a view and makes the view's safe area smaller by it: `safeAreaInset`.
///
/// The first subview is the view, the second the bar.
struct SafeAreaInsetLayout: Layout {
    var edge: Edge
    /// The alignment of the bar along its edge.
    var alignment = Alignment.center
    /// The distance between view and bar, or nil for the default.
    var spacing: CGFloat?

    private func bar(_ proposal: ProposedViewSize, _ subviews: Subviews) -> ViewDimensions? {
        guard subviews.count > 1 else { return nil }
        return subviews[subviews.startIndex + 1].dimensions(
            in: ProposedViewSize(along: edge.axis, nil, across: proposal[edge.axis.other]))
    }

    private func insets(_ bar: ViewDimensions?) -> EdgeInsets {
        let spacing = spacing.map { $0.isFinite ? $0 : 0 } ?? ViewSpacing.defaultDistance
        return EdgeInsets(.init(edge), bar.map { max(0, $0.size[edge.axis] + spacing) } ?? 0)
    }

    func spacing(subviews: Subviews, cache: inout Void) -> ViewSpacing { subviews.first?.spacing ?? ViewSpacing() }

    func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) -> CGSize {
        let insets = insets(bar(proposal, subviews))
        return subviews.first?.sizeThatFits(proposal.inset(by: insets)).outset(by: insets) ?? .zero
    }

    func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) {
        // The bar spans the view, also where nothing was proposed.
        let bar = bar(ProposedViewSize(bounds.size), subviews)
        let insets = insets(bar)
        subviews.first?.place(insets: insets, in: bounds, proposal: proposal, context: subviews.context)
        guard let bar else { return }
        let alignment =
            switch edge {
            case .top: Alignment(horizontal: alignment.horizontal, vertical: .top)
            case .bottom: Alignment(horizontal: alignment.horizontal, vertical: .bottom)
            case .leading: Alignment(horizontal: .leading, vertical: alignment.vertical)
            case .trailing: Alignment(horizontal: .trailing, vertical: alignment.vertical)
            }
        subviews[subviews.startIndex + 1].place(
            at: bounds.origin + bar.offset(in: bounds.size, alignment: alignment), bar)
    }
}

extension LayoutSubview {
    /// Places a view in bounds whose safe area is smaller by insets.
    func place(insets: EdgeInsets, in bounds: CGRect, proposal: ProposedViewSize, context: PlacementContext) {
        var context = context
        context.safeArea = context.safeArea.inset(by: insets, in: bounds)
        let inner = bounds.inset(by: insets)
        let dimensions = dimensions(in: proposal.inset(by: insets))
        place(
            at: inner.origin + UnaryPlacement(centering: dimensions, in: inner.size).origin, dimensions,
            context: context)
    }
}
