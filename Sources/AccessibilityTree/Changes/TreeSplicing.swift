// Changes to the structure: each checks everything first, so that it cannot fail half-way.
extension AccessibilityTree {
    mutating func replaceSubtree(_ id: NodeID, _ tree: AccessibilityTree) throws(TreeError) -> TreeChanges {
        guard let index = index(of: id) else { throw .unknownID(id) }
        guard !tree.isEmpty else { throw .emptyTree }
        let range = subtree(at: index)
        try checkRoom(tree.count - range.count)
        for id in tree.ids {
            if let known = self.index(of: id), !range.contains(known) { throw .duplicateID(id) }
        }
        var changes = TreeChanges()
        TreeDifference(self, range, tree, 0..<tree.count).append(to: &changes)
        splice(range, with: tree, parent: parents[index])
        return changes
    }

    mutating func insert(
        _ tree: AccessibilityTree, _ parent: NodeID?, _ position: Int
    ) throws(TreeError) -> TreeChanges {
        guard !tree.isEmpty else { throw .emptyTree }
        try checkRoom(tree.count)
        for id in tree.ids where index(of: id) != nil { throw .duplicateID(id) }
        var changes = TreeChanges()
        changes.added = tree.ids
        if let parent {
            guard let parentIndex = index(of: parent) else { throw .unknownID(parent) }
            let place = try place(ofChild: position, below: parentIndex, leaving: nil)
            splice(place..<place, with: tree, parent: Int32(truncatingIfNeeded: parentIndex))
        } else {
            guard isEmpty else { throw .severalRoots }
            guard position == 0 else { throw .invalidPosition(position) }
            splice(0..<0, with: tree, parent: -1)
        }
        return changes
    }

    mutating func remove(_ id: NodeID) throws(TreeError) -> TreeChanges {
        guard let index = index(of: id) else { throw .unknownID(id) }
        var changes = TreeChanges()
        let range = subtree(at: index)
        changes.removed = Array(ids[range])
        splice(range, with: AccessibilityTree(), parent: parents[index])
        return changes
    }

    mutating func move(_ id: NodeID, _ parent: NodeID, _ position: Int) throws(TreeError) -> TreeChanges {
        guard let index = index(of: id) else { throw .unknownID(id) }
        guard let parentIndex = self.index(of: parent) else { throw .unknownID(parent) }
        let range = subtree(at: index)
        guard index > 0, !range.contains(parentIndex) else { throw .invalidMove(id) }
        let place = try place(ofChild: position, below: parentIndex, leaving: index)
        var changes = TreeChanges()
        if parents[index] != Int32(truncatingIfNeeded: parentIndex) {
            changes.moved = [id]
        } else {
            changes.moved = reordered(index, to: position, below: parentIndex)
        }
        let moved = copy(of: range)
        splice(range, with: AccessibilityTree(), parent: parents[index])
        let newPlace = place > index ? place - range.count : place
        let newParent = parentIndex > index ? parentIndex - range.count : parentIndex
        splice(newPlace..<newPlace, with: moved, parent: Int32(truncatingIfNeeded: newParent))
        return changes
    }

    /// The children that a comparison of both states would call moved.
    private func reordered(_ index: Int, to position: Int, below parent: Int) -> [NodeID] {
        var siblings = Array(children(at: parent))
        guard let from = siblings.firstIndex(of: index) else { return [] }
        siblings.remove(at: from)
        siblings.insert(index, at: position)
        return displaced(siblings).map { ids[siblings[$0]] }
    }

    /// Returns the start position of the child with a number, counted without the child that leaves.
    private func place(
        ofChild position: Int, below parent: Int, leaving: Int?
    ) throws(TreeError) -> Int {
        var rest = position
        guard rest >= 0 else { throw .invalidPosition(position) }
        for child in children(at: parent) where child != leaving {
            if rest == 0 { return child }
            rest -= 1
        }
        guard rest == 0 else { throw .invalidPosition(position) }
        return Int(ends[parent])
    }

    private func checkRoom(_ added: Int) throws(TreeError) {
        if count + added > Int(Int32.max) { throw .tooManyNodes }
    }

    /// The nodes of a subtree as a separate tree, without an index.
    private func copy(of range: Range<Int>) -> AccessibilityTree {
        var result = AccessibilityTree(environment: environment)
        let offset = Int32(truncatingIfNeeded: range.lowerBound)
        result.ids = Array(ids[range])
        result.parents = parents[range].map { $0 - offset }
        result.ends = ends[range].map { $0 - offset }
        result.bits = Array(bits[range])
        result.frames = Array(frames[range])
        result.traits = Array(traits[range])
        result.classNames = Array(classNames[range])
        result.labels = Array(labels[range])
        result.details = Array(details[range])
        return result
    }

    /// Replaces a range of nodes by the nodes of a tree, and shifts the nodes after it.
    private mutating func splice(_ range: Range<Int>, with tree: AccessibilityTree, parent: Int32) {
        let start = range.lowerBound
        let shift = Int32(truncatingIfNeeded: tree.count - range.count)
        idIndex.remove(ids[range])
        ids.replaceSubrange(range, with: tree.ids)
        let offset = Int32(truncatingIfNeeded: start)
        parents.replaceSubrange(range, with: tree.parents.lazy.map { $0 + offset })
        ends.replaceSubrange(range, with: tree.ends.lazy.map { $0 + offset })
        bits.replaceSubrange(range, with: tree.bits)
        frames.replaceSubrange(range, with: tree.frames)
        traits.replaceSubrange(range, with: tree.traits)
        classNames.replaceSubrange(range, with: tree.classNames)
        labels.replaceSubrange(range, with: tree.labels)
        details.replaceSubrange(range, with: tree.details)
        if !tree.isEmpty { parents[start] = parent }
        let rest = start + tree.count
        if shift != 0 {
            for index in rest..<ids.count {
                if Int(parents[index]) >= range.upperBound { parents[index] += shift }
                ends[index] += shift
            }
            var ancestor = parent
            while ancestor >= 0 {
                ends[Int(ancestor)] += shift
                ancestor = parents[Int(ancestor)]
            }
        }
        idIndex.place(ids, in: start..<(shift == 0 ? rest : ids.count))
    }
}
