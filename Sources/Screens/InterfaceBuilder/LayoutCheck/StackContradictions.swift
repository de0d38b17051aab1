import AccessibilityTree
import HeadlessUIKit

/// Finds views of stack views whose stored frames the stack's equations don't allow: the stack was changed after Xcode
/// had laid it out, or its class draws itself in Interface Builder.
@MainActor struct StackContradictions {
    let stack: UIStackView
    /// The frame of the stack as it is stored.
    let frame: Rect
    /// The arranged views that take room, in order, with the alignment rectangles of their stored frames.
    let arranged: [(index: Int, view: UIView, rect: Rect)]

    private struct Edges {
        var index: Int
        var view: UIView
        var start: Double
        var end: Double
    }

    private var isVertical: Bool { stack.axis == .vertical }

    /// The indices of the views that an equation contradicts; whether the stack is one of them comes second.
    func views() -> (members: Set<Int>, concernsStack: Bool) {
        guard !arranged.isEmpty else { return ([], false) }
        var result: Set<Int> = []
        var concernsStack = false
        let length = bounds(of: Rect(x: 0, y: 0, width: frame.width, height: frame.height), along: true, isOuter: true)
        let along = arranged.map { edges($0, along: true) }
        // The first starts where the stack does, and the last ends there, whatever the distribution.
        for (index, distance) in [(0, along[0].start - length.start), (along.count - 1, along.last!.end - length.end)]
        where abs(distance) > 1 {
            result.insert(along[index].index)
            concernsStack = true
        }
        for (first, second) in zip(along, along.dropFirst()) {
            guard let gap = gap(after: first), abs(second.start - first.end - gap) > 1 else { continue }
            result.formUnion([first.index, second.index])
        }
        if stack.distribution == .fillEqually {
            let size = along[0].end - along[0].start
            for other in along.dropFirst() where abs(other.end - other.start - size) > 1 {
                result.formUnion([along[0].index, other.index])
            }
        }
        let breadth = bounds(
            of: Rect(x: 0, y: 0, width: frame.width, height: frame.height), along: false, isOuter: true)
        for member in arranged.map({ edges($0, along: false) }) where isOff(member, breadth) {
            result.insert(member.index)
            concernsStack = true
        }
        return (result, concernsStack)
    }

    /// The distance that is kept exactly between two views; nil where the distribution chooses it.
    private func gap(after edges: Edges) -> Double? {
        switch stack.distribution {
        case .equalSpacing, .equalCentering: return nil
        default:
            let custom = stack.customSpacing(after: edges.view)
            if custom == UIStackView.spacingUseSystem { return nil }
            return custom == UIStackView.spacingUseDefault ? stack.spacing : custom
        }
    }

    private func isOff(_ member: Edges, _ bounds: (start: Double, end: Double)) -> Bool {
        switch stack.alignment {
        case .fill: abs(member.start - bounds.start) > 1 || abs(member.end - bounds.end) > 1
        case .leading: abs(member.start - bounds.start) > 1
        case .trailing: abs(member.end - bounds.end) > 1
        case .center: abs(member.start + member.end - bounds.start - bounds.end) > 2
        default: false
        }
    }

    private func edges(_ member: (index: Int, view: UIView, rect: Rect), along: Bool) -> Edges {
        let (start, end) = bounds(of: member.rect, along: along, isOuter: false)
        return Edges(index: member.index, view: member.view, start: start, end: end)
    }

    private func bounds(of rect: Rect, along: Bool, isOuter: Bool) -> (start: Double, end: Double) {
        let margins = isOuter && stack.isLayoutMarginsRelativeArrangement ? stack.layoutMargins : .zero
        return along == isVertical
            ? (rect.y + margins.top, rect.y + rect.height - margins.bottom)
            : (rect.x + margins.left, rect.x + rect.width - margins.right)
    }
}
