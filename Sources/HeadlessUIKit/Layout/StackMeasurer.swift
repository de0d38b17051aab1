import Foundation

/// Finds out how large the views of a stack want to be.
@MainActor enum StackMeasurer {
    private static var depth = 0
    /// Stacks inside stacks are measured down to this depth; below, the present size counts.
    static let depthLimit = 32

    /// The size that a view asks for in a row or a column, given the room.
    static func size(of view: UIView, fitting room: CGSize, isRow: Bool) -> CGSize {
        guard depth < depthLimit else { return view.bounds.size }
        depth += 1
        defer { depth -= 1 }
        if view is UIStackView || (view as? UILabel).map({ $0.numberOfLines != 1 }) == true {
            // A column decides how wide its views are, and so where their text wraps.
            return view.sizeThatFits(CGSize(width: isRow ? .infinity : room.width, height: .infinity))
        }
        // What the app's constraints say of the view counts as its own size.
        if view.details?.layout?.isMeasured(view) == true {
            return view.fittingSize(
                CGSize(width: isRow ? 0 : room.width, height: 0), .fittingSizeLevel, .fittingSizeLevel)
        }
        let own = view.intrinsicContentSize
        return CGSize(
            width: own.width >= 0 ? own.width : view.bounds.width,
            height: own.height >= 0 ? own.height : view.bounds.height)
    }

    /// Whether a view has no length of its own along the axis.
    static func isFlexible(_ view: UIView, isRow: Bool) -> Bool {
        if view is UIStackView { return false }
        if view.details?.layout?.isMeasured(view) == true { return false }
        let own = view.intrinsicContentSize
        return (isRow ? own.width : own.height) < 0
    }
}

/// Where the views of a stack start along the axis, and how long they are.
struct StackSpans {
    private(set) var spans: [(start: CGFloat, length: CGFloat)] = []

    init(
        preferredSizes: [CGFloat], isFlexible: [Bool], gaps: [CGFloat], room: CGFloat,
        distribution: UIStackView.Distribution
    ) {
        var lengths = preferredSizes
        var gaps = gaps
        let rest = room - preferredSizes.reduce(0, +) - gaps.reduce(0, +)
        let count = CGFloat(preferredSizes.count)
        switch distribution {
        case .fill:
            StackSpans.fill(&lengths, isFlexible, rest)
        case .fillEqually:
            let share = max(0, (room - gaps.reduce(0, +)) / count)
            lengths = lengths.map { _ in share }
        case .fillProportionally:
            let total = preferredSizes.reduce(0, +)
            let space = max(0, room - gaps.reduce(0, +))
            lengths = preferredSizes.map { total > 0 ? $0 / total * space : space / count }
        case .equalSpacing:
            let share = gaps.isEmpty ? 0 : (room - preferredSizes.reduce(0, +)) / CGFloat(gaps.count)
            gaps = gaps.map { max($0, share) }
        case .equalCentering:
            gaps = StackSpans.centeringGaps(preferredSizes, gaps, room)
        }
        var start: CGFloat = 0
        for (index, length) in lengths.enumerated() {
            spans.append((start, length))
            start += length + (index < gaps.count ? gaps[index] : 0)
        }
    }

    /// Gives what is left to the first view without a length of its own, else to the first; takes what lacks from the
    /// same, and where that is not enough from the others in turn.
    private static func fill(_ lengths: inout [CGFloat], _ isFlexible: [Bool], _ rest: CGFloat) {
        let taker = isFlexible.firstIndex(of: true) ?? 0
        guard rest < 0 else {
            lengths[taker] += rest
            return
        }
        var lack = -rest
        for index in [taker] + Array(lengths.indices) where lack > 0 {
            let part = min(lack, lengths[index])
            lengths[index] -= part
            lack -= part
        }
    }

    private static func centeringGaps(_ lengths: [CGFloat], _ gaps: [CGFloat], _ room: CGFloat) -> [CGFloat] {
        guard let first = lengths.first, let last = lengths.last, !gaps.isEmpty else { return gaps }
        let step = (room - first / 2 - last / 2) / CGFloat(gaps.count)
        return gaps.indices.map { max(gaps[$0], step - lengths[$0] / 2 - lengths[$0 + 1] / 2) }
    }
}
