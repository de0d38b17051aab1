import Foundation

/// Limits the size of a view, gives it an ideal size, and aligns it in them.
struct FlexFrameLayout: UnaryLayout, CheckedLayout {
    let width: Limits
    let height: Limits
    let alignment: Alignment

    /// Creates a frame. Limits that contradict each other are widened, the larger ones last.
    init(
        minWidth: CGFloat? = nil, idealWidth: CGFloat? = nil, maxWidth: CGFloat? = nil, minHeight: CGFloat? = nil,
        idealHeight: CGFloat? = nil, maxHeight: CGFloat? = nil, alignment: Alignment = .center
    ) {
        width = Limits(minWidth, idealWidth, maxWidth)
        height = Limits(minHeight, idealHeight, maxHeight)
        self.alignment = alignment
    }

    var issue: LayoutIssue? { width.issue ?? height.issue }

    func sizeThatFits(_ proposal: ProposedViewSize, child: LayoutSubview) -> CGSize {
        let fixed = (width: width.length(for: proposal.width), height: height.length(for: proposal.height))
        if let width = fixed.width, let height = fixed.height { return CGSize(width: width, height: height) }
        let offered = ProposedViewSize(
            width: width.childProposal(proposal.width), height: height.childProposal(proposal.height))
        let size = child.sizeThatFits(offered)
        return CGSize(
            width: fixed.width ?? width.length(around: size.width, offered: offered.width),
            height: fixed.height ?? height.length(around: size.height, offered: offered.height))
    }

    func placement(
        of child: LayoutSubview, in size: CGSize, proposal: ProposedViewSize, direction: LayoutDirection
    ) -> UnaryPlacement {
        let dimensions = child.dimensions(
            in: ProposedViewSize(
                width: width.placementProposal(in: size.width, proposal.width),
                height: height.placementProposal(in: size.height, proposal.height)))
        return UnaryPlacement(origin: dimensions.offset(in: size, alignment: alignment), dimensions: dimensions)
    }

    func spacing(of child: LayoutSubview) -> ViewSpacing {
        var spacing = child.spacing
        if width.isLimited { spacing.reset(.horizontal) }
        if height.isLimited { spacing.reset(.vertical) }
        return spacing
    }

    /// The limits of the frame on one axis.
    struct Limits: Sendable {
        let min: CGFloat?
        let ideal: CGFloat?
        let max: CGFloat?
        let issue: LayoutIssue?

        init(_ min: CGFloat?, _ ideal: CGFloat?, _ max: CGFloat?) {
            func valid(_ value: CGFloat?, _ isValid: (CGFloat) -> Bool) -> CGFloat? {
                value.flatMap { isValid($0) ? $0 : nil }
            }
            let lower = valid(min) { $0 >= 0 && $0.isFinite }
            let preferred = valid(ideal) { $0 >= 0 }
            let upper = valid(max) { $0 >= 0 }
            let widened = preferred.map { Swift.max(lower ?? 0, $0) }
            self.min = lower
            self.ideal = widened
            self.max = upper.map { Swift.max(widened ?? lower ?? 0, $0) }
            issue =
                if lower != min || preferred != ideal || upper != max {
                    .invalidFrame
                } else if self.ideal != ideal || self.max != max {
                    .contradictoryFrame
                } else {
                    nil
                }
        }

        var isLimited: Bool { min != nil || ideal != nil || max != nil }

        private func clamp(_ value: CGFloat) -> CGFloat { Swift.min(Swift.max(value, min ?? 0), max ?? .infinity) }

        /// The length that doesn't depend on the child, if there is one.
        func length(for proposal: CGFloat?) -> CGFloat? {
            guard let proposal else { return ideal }
            return min != nil && max != nil ? clamp(proposal) : nil
        }

        func childProposal(_ proposal: CGFloat?) -> CGFloat? { (proposal ?? ideal).map(clamp) }

        /// The length around a child that has answered `offered` with `child`.
        func length(around child: CGFloat, offered: CGFloat?) -> CGFloat {
            switch (min, max) {
            case (.some, .some): clamp(child)
            case (let min?, nil): Swift.max(Swift.min(offered ?? .infinity, child), min)
            case (nil, let max?): Swift.min(Swift.max(offered ?? 0, child), max)
            case (nil, nil): child
            }
        }

        /// The proposal to the child in a frame of the given length: the length, unless the child has chosen it.
        func placementProposal(in length: CGFloat, _ proposal: CGFloat?) -> CGFloat? {
            let isChosen = proposal == nil && ideal == nil && length > min ?? 0 && length < max ?? .infinity
            return isChosen ? nil : length
        }
    }
}
