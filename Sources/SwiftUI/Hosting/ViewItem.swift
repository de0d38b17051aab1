/// An item that a view of UIKit shows.
class ViewItem<V: UIView>: Item {
    final let view: V
    /// The answers to the proposals since the content has changed last.
    final private var answers: [(proposal: ProposedViewSize, size: CGSize)] = []
    private static var answerLimit: Int { 16 }

    init(_ view: V, of node: _GraphNode) {
        self.view = view
        super.init(of: node)
    }

    /// Returns the size that the view takes of a proposal.
    func measure(_ proposal: ProposedViewSize) -> CGSize { proposal.measured(view) }

    final override func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize {
        for answer in answers where answer.proposal == proposal { return answer.size }
        node.graph.counts.measurements += 1
        let size = measure(proposal)
        if answers.count == Self.answerLimit { answers.removeFirst() }
        answers.append((proposal, size))
        return size
    }

    final override func invalidateLayout() { answers.removeAll(keepingCapacity: true) }

    /// Follows a change of the content: what is around is laid out again only where the size differs.
    final func contentDidChange() {
        setNeedsElements()
        if !answers.allSatisfy({ measure($0.proposal) == $0.size }) { setNeedsLayout() }
    }

    override func collectViews(into list: inout ViewList, at origin: CGPoint) {
        list.add(view, CGRect(origin: origin, size: frame.size))
    }
}

extension ProposedViewSize {
    /// Returns the size of a view of UIKit: what it measures itself, and the proposal on an axis on which it has no size.
    @MainActor func measured(_ view: UIView) -> CGSize {
        var target = UIView.layoutFittingCompressedSize
        if let width, width.isFinite { target.width = width }
        if let height, height.isFinite { target.height = height }
        let fitting = view.systemLayoutSizeFitting(
            target,
            withHorizontalFittingPriority: width == nil ? .fittingSizeLevel : .defaultHigh,
            verticalFittingPriority: .fittingSizeLevel)
        let intrinsic = view.intrinsicContentSize
        func length(_ fitting: CGFloat, _ intrinsic: CGFloat, _ proposed: CGFloat?) -> CGFloat {
            if fitting > 0 { return fitting }
            if intrinsic >= 0 { return intrinsic }
            return proposed.flatMap { $0.isFinite ? $0 : nil } ?? 0
        }
        return CGSize(
            width: length(fitting.width, intrinsic.width, width),
            height: length(fitting.height, intrinsic.height, height))
    }
}
