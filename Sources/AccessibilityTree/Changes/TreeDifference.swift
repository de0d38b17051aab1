extension AccessibilityTree {
    /// Returns the differences between two states of a tree, in time linear in their sizes.
    ///
    /// Applying an update to a tree reports the same.
    public static func changes(from old: AccessibilityTree, to new: AccessibilityTree) -> TreeChanges {
        var result = TreeChanges()
        result.environmentChanged = old.environment != new.environment
        TreeDifference(old, 0..<old.count, new, 0..<new.count).append(to: &result)
        return result
    }
}

/// Compares a range of one tree with a range of another; both are whole subtrees.
struct TreeDifference {
    private let old: AccessibilityTree
    private let new: AccessibilityTree
    private let oldRange: Range<Int>
    private let newRange: Range<Int>

    init(_ old: AccessibilityTree, _ oldRange: Range<Int>, _ new: AccessibilityTree, _ newRange: Range<Int>) {
        self.old = old
        self.new = new
        self.oldRange = oldRange
        self.newRange = newRange
    }

    func append(to result: inout TreeChanges) {
        if hasSameStructure {
            for (index, newIndex) in zip(oldRange, newRange) { compare(index, newIndex, &result) }
            return
        }
        for index in oldRange where match(old.ids[index], in: new, newRange) == nil {
            result.removed.append(old.ids[index])
        }
        var moved: [Int] = []
        for index in newRange {
            guard let oldIndex = match(new.ids[index], in: old, oldRange) else {
                result.added.append(new.ids[index])
                continue
            }
            if parent(of: oldIndex, in: old, oldRange) != parent(of: index, in: new, newRange) { moved.append(index) }
            compare(oldIndex, index, &result)
        }
        let strays = moved.count
        for index in newRange { appendReordered(below: index, to: &moved) }
        // Nodes that changed their position among siblings were found after those that changed parents.
        if moved.count > strays { moved.sort() }
        result.moved += moved.map { new.ids[$0] }
    }

    private var hasSameStructure: Bool {
        oldRange.count == newRange.count && old.ids[oldRange] == new.ids[newRange]
            && zip(oldRange, newRange).dropFirst().allSatisfy { index, newIndex in
                Int(old.parents[index]) - oldRange.lowerBound == Int(new.parents[newIndex]) - newRange.lowerBound
            }
    }

    private func compare(_ index: Int, _ newIndex: Int, _ result: inout TreeChanges) {
        let attributes = old.difference(at: index, new, at: newIndex)
        if !attributes.isEmpty { result.changed.append(.init(id: new.ids[newIndex], attributes: attributes)) }
    }

    private func match(_ id: NodeID, in tree: AccessibilityTree, _ range: Range<Int>) -> Int? {
        guard let index = tree.index(of: id), range.contains(index) else { return nil }
        return index
    }

    /// The parent of a node; nil for the roots of the ranges, which have the same position.
    private func parent(of index: Int, in tree: AccessibilityTree, _ range: Range<Int>) -> NodeID? {
        index == range.lowerBound ? nil : tree.ids[Int(tree.parents[index])]
    }

    private func appendReordered(below index: Int, to moved: inout [Int]) {
        var previous = -1
        var isInOrder = true
        for child in new.children(at: index) {
            guard let place = placeBefore(of: child, below: index) else { continue }
            if place < previous {
                isInOrder = false
                break
            }
            previous = place
        }
        if isInOrder { return }
        let siblings = new.children(at: index).compactMap { child in
            placeBefore(of: child, below: index).map { (child: child, place: $0) }
        }
        for position in displaced(siblings.map(\.place)) { moved.append(siblings[position].child) }
    }

    /// The old index of a child that had the same parent before.
    private func placeBefore(of child: Int, below index: Int) -> Int? {
        guard let place = match(new.ids[child], in: old, oldRange), place > oldRange.lowerBound,
            old.ids[Int(old.parents[place])] == new.ids[index]
        else { return nil }
        return place
    }
}

/// The positions of the numbers that have to be taken out so that the rest ascends: as few as possible.
func displaced(_ numbers: [Int]) -> [Int] {
    // The positions of the smallest number that ends an ascending sequence of each length.
    var tails: [Int] = []
    var previous = [Int](repeating: -1, count: numbers.count)
    for position in numbers.indices {
        var low = 0
        var high = tails.count
        while low < high {
            let middle = (low + high) / 2
            if numbers[tails[middle]] < numbers[position] { low = middle + 1 } else { high = middle }
        }
        if low > 0 { previous[position] = tails[low - 1] }
        if low == tails.count { tails.append(position) } else { tails[low] = position }
    }
    var stays = [Bool](repeating: false, count: numbers.count)
    var position = tails.last ?? -1
    while position >= 0 {
        stays[position] = true
        position = previous[position]
    }
    return numbers.indices.filter { !stays[$0] }
}
