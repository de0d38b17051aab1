extension ReadingOrder {
    /// Which of several elements under a finger gets it.
    public enum OverlapRule: Sendable, Hashable {
        /// The one of the front-most view, as by hit testing; of the elements of one view that are not views
        /// themselves, as by `topLeft`.
        case frontmost
        /// The one that is furthest up, then furthest towards the start of the line: iOS 16 and later.
        case topLeft
        /// The one with the smallest area: before iOS 16.
        case smallest
    }

    /// The element under a point of the screen, or nil where there is none. Of equals, the first in order.
    public func element(
        at point: Point, in tree: AccessibilityTree, overlap rule: OverlapRule = .frontmost
    ) -> NodeID? {
        var best: (index: Int, rank: (Int, Double, Double))?
        for leaf in leaves {
            let index = Int(leaf)
            let frame = tree.frames[index]
            guard frame.contains(point) else { continue }
            let start = comparator.isRightToLeft ? -frame.maxX : frame.x
            let rank: (Int, Double, Double) =
                switch rule {
                case .frontmost: (-tree.viewIndex(of: index), frame.y, start)
                case .topLeft: (0, frame.y, start)
                case .smallest: (0, frame.width * frame.height, 0)
                }
            if best.map({ rank < $0.rank }) ?? true { best = (index, rank) }
        }
        return best.map { ids[$0.index] }
    }
}

extension AccessibilityTree {
    /// The index of the view that a node is or belongs to. Views are drawn in the order of their indices.
    fileprivate func viewIndex(of index: Int) -> Int {
        var place = index
        while !self[place].isView, let parent = parentIndex(of: place) { place = parent }
        return place
    }
}
