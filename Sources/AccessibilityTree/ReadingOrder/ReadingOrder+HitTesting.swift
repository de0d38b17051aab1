extension ReadingOrder {
    /// Which of several elements under a finger gets it.
    public enum OverlapRule: Sendable, Hashable {
        /// The one that is furthest up, then furthest towards the start of the line: iOS 16 and later.
        case topLeft
        /// The one with the smallest area: before iOS 16.
        case smallest
    }

    /// The element under a point of the screen, or nil where there is none. Of equals, the first in order.
    public func element(
        at point: Point, in tree: AccessibilityTree, overlap rule: OverlapRule = .topLeft
    ) -> NodeID? {
        var best: (index: Int, first: Double, second: Double)?
        for leaf in leaves {
            let index = Int(leaf)
            let frame = tree.frames[index]
            guard frame.contains(point) else { continue }
            let candidate: (Double, Double) =
                switch rule {
                case .topLeft: (frame.y, comparator.isRightToLeft ? -frame.maxX : frame.x)
                case .smallest: (frame.width * frame.height, 0)
                }
            if best.map({ candidate < ($0.first, $0.second) }) ?? true {
                best = (index, candidate.0, candidate.1)
            }
        }
        return best.map { ids[$0.index] }
    }
}
