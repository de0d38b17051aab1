import AccessibilityTree

/// A tree and its reading order, kept in step.
struct OrderedTree: Sendable {
    private(set) var tree: AccessibilityTree
    private(set) var order: ReadingOrder

    init(tree: AccessibilityTree) {
        self.tree = tree
        order = ReadingOrder(tree)
    }

    var count: Int { order.count }

    func id(at position: Int) -> NodeID { order[position].id }

    func position(of id: NodeID) -> Int? { order.position(of: id) }

    func traits(at position: Int) -> AccessibilityTraits { tree[order[position].index].traits }

    // MARK: Changes

    /// Takes another tree; without changes the order is derived from scratch. Returns the order as it was when elements
    /// may have been added, removed or reordered, else nil.
    mutating func replace(tree: AccessibilityTree, changes: TreeChanges?) -> ReadingOrder? {
        let old = order
        self.tree = tree
        guard let changes else {
            order = ReadingOrder(tree)
            return old
        }
        return order.update(with: changes, in: tree) ? old : nil
    }

    /// Lends the tree, so that its only owner can change it in place; `replace` returns it.
    mutating func takeTree() -> AccessibilityTree {
        defer { tree = AccessibilityTree() }
        return tree
    }

    // MARK: Finding elements

    func element(at point: Point, overlap: ScreenReader.TouchOverlap) -> NodeID? {
        let rule: ReadingOrder.OverlapRule =
            switch overlap {
            case .frontmost: .frontmost
            case .topLeft: .topLeft
            case .smallest: .smallest
            }
        return order.element(at: point, in: tree, overlap: rule)
    }

    /// Returns the position of the element with an accessibility identifier; nil for none, and for an identifier of
    /// several.
    func position(ofIdentifier identifier: String?) -> Int? {
        guard let identifier, !identifier.isEmpty, let node = tree.only(identifier: identifier) else { return nil }
        return position(of: node.id)
    }

    /// The position of a node, or of the first element inside it, or of the element that it is a part of; nil when it
    /// leads to none.
    func position(reachedFrom id: NodeID) -> Int? {
        if let position = position(of: id) { return position }
        guard var index = tree.index(of: id) else { return nil }
        let inside = tree.subtree(at: index).lazy.compactMap { order.position(of: tree.id(at: $0)) }
        let named = (tree[index].explicitElements ?? []).lazy.compactMap(order.position(of:))
        if let first = [inside.min(), named.min()].compactMap(\.self).min() { return first }
        while let parent = tree.parentIndex(of: index) {
            if let position = position(of: tree.id(at: parent)) { return position }
            index = parent
        }
        return nil
    }

    /// The nodes with custom rotors from a node up to the root.
    func customRotorOwners(around id: NodeID) -> [Node] {
        var owners: [Node] = []
        var next = tree.index(of: id)
        while let index = next {
            let node = tree[index]
            if !node.customRotors.isEmpty { owners.append(node) }
            next = tree.parentIndex(of: index)
        }
        return owners
    }

    // MARK: Visibility

    /// Whether an element is outside the screen, outside a clipping view around it, or under a bar in there. False for
    /// an element without an area and on a screen of unknown size.
    func isOffscreen(_ id: NodeID) -> Bool {
        visibleParts(around: id).contains { !$0.frame.intersects($0.part) }
    }

    /// Whether a clipping view around an element hides a part of it.
    func isCutOff(_ id: NodeID) -> Bool {
        // Edges are rounded to pixels.
        visibleParts(around: id).dropFirst().contains { frame, part in
            frame.x < part.x - 0.5 || frame.y < part.y - 0.5 || frame.maxX > part.maxX + 0.5
                || frame.maxY > part.maxY + 0.5
        }
    }

    /// Returns an element's frame with the screen, and then with the visible part of each clipping view around it, as
    /// far as a screen nests such views.
    private func visibleParts(around id: NodeID) -> [(frame: Rect, part: Rect)] {
        guard var index = tree.index(of: id) else { return [] }
        let frame = tree[index].frame
        guard frame.width > 0, frame.height > 0 else { return [] }
        let screen = tree.environment.screenBounds
        var parts = [(frame, screen.width > 0 && screen.height > 0 ? screen : frame)]
        for _ in 0..<64 {
            guard let parent = tree.parentIndex(of: index) else { break }
            let node = tree[parent]
            if node.clipsToBounds, node.layoutFrame.width > 0, node.layoutFrame.height > 0 {
                parts.append((frame, node.uncoveredFrame ?? node.layoutFrame))
            }
            index = parent
        }
        return parts
    }

    /// Whether scroll views may have to make more elements before a step from a position: where it leads nowhere, out
    /// of the view, or past its edge.
    func mayHaveMore(beyond position: Int, _ offset: Int) -> Bool {
        guard position < count, let clip = clippingAncestor(of: order[position].index)?.id else { return false }
        let next = position + offset
        guard next >= 0, next < count else { return true }
        let id = id(at: next)
        return !tree.isDescendant(id, of: clip) || isOffscreen(id)
    }

    /// Whether a view clips its content, as every list does.
    var hasClippedContent: Bool { (0..<tree.count).contains { tree[$0].clipsToBounds } }

    /// The first element that can be seen near an element that has been scrolled away: in the same scrolling view, else
    /// anywhere.
    func firstVisible(near position: Int) -> Int? {
        let clip = clippingAncestor(of: order[position].index)?.id
        let visible = (0..<count).lazy.filter { !isOffscreen(id(at: $0)) }
        return visible.first { candidate in clip.map { tree.isDescendant(id(at: candidate), of: $0) } ?? false }
            ?? visible.first
    }

    /// The nearest view around a node that clips, so far as a screen nests such views.
    private func clippingAncestor(of index: Int) -> Node? {
        var index = index
        for _ in 0..<64 {
            guard let parent = tree.parentIndex(of: index) else { return nil }
            let node = tree[parent]
            if node.clipsToBounds, node.layoutFrame.width > 0, node.layoutFrame.height > 0 { return node }
            index = parent
        }
        return nil
    }

    // MARK: Remembering and finding again

    func focus(at position: Int) -> Focus {
        let item = order[position]
        let container = order.containers(at: position).last
        let node = tree[item.index]
        let anchor = Anchor(
            name: ElementName(node), position: position, parent: tree.parent(of: item.id),
            container: container?.id, offset: position - (container?.elements.lowerBound ?? 0), frame: node.frame,
            statement: Statement(node))
        return Focus(id: item.id, position: position, anchor: anchor)
    }

    /// The position of the element that replaces one that has disappeared, or nil on an empty screen.
    func substitute(for lost: Lost, policy: ScreenReader.LostFocus) -> Int? {
        guard count > 0 else { return nil }
        let anchor = lost.anchor
        switch policy {
        case .firstElement: return 0
        case .previousElement: break
        case .nearestElement:
            if let position = position(ofIdentifier: anchor.name.identifier) { return position }
            if let position = positionOfSamePlace(as: anchor) { return position }
        }
        for position in stride(from: min(anchor.position, lost.order.count) - 1, through: 0, by: -1) {
            if let survivor = self.position(of: lost.order[position].id) { return survivor }
        }
        return 0
    }

    /// The element that now has the number which another one had in the same container, or the container's last one.
    private func positionOfSamePlace(as anchor: Anchor) -> Int? {
        if let container = anchor.container {
            guard let now = order.containers.first(where: { $0.id == container }) else { return nil }
            return min(now.elements.lowerBound + anchor.offset, now.elements.upperBound - 1)
        }
        // Elements of a plain view are usually together: the next one has moved up, or the last one is gone.
        guard let parent = anchor.parent else { return nil }
        return [anchor.position, anchor.position - 1].first { position in
            position >= 0 && position < count && tree.isDescendant(id(at: position), of: parent)
        }
    }
}
