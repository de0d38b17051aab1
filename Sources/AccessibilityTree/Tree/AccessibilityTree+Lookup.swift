extension AccessibilityTree {
    /// The nodes in depth-first order: parents before children, siblings in view order.
    public var nodes: Nodes { Nodes(tree: self) }

    /// The id of the node at an index in depth-first order, from 0 to `count - 1`.
    public func id(at index: Int) -> NodeID { ids[index] }

    /// The class name of the node at an index, without assembling the node.
    public func className(at index: Int) -> String { classNames[index] }

    /// The frame of the node at an index, in screen points: cheaper than the whole ``Node``.
    public func frame(at index: Int) -> Rect { frames[index] }

    /// Whether the node at an index is an element: cheaper than the whole ``Node``.
    public func isElement(at index: Int) -> Bool { bits[index].contains(.isElement) }

    /// The label of the node at an index: cheaper than the whole ``Node``.
    public func label(at index: Int) -> AttributedText? { labels[index] }

    /// The traits of the node at an index: cheaper than the whole ``Node``.
    public func traits(at index: Int) -> AccessibilityTraits { traits[index] }

    /// The parent of a node; nil for the root and for unknown nodes.
    public func parent(of id: NodeID) -> NodeID? {
        guard let index = index(of: id), parents[index] >= 0 else { return nil }
        return ids[Int(parents[index])]
    }

    /// The index of the parent of the node at an index, or nil for the root.
    public func parentIndex(of index: Int) -> Int? {
        parents[index] < 0 ? nil : Int(parents[index])
    }

    /// The indices of a node and its descendants: always one contiguous range.
    public func subtree(at index: Int) -> Range<Int> {
        index..<Int(ends[index])
    }

    /// The children of a node in view order; none for unknown nodes.
    public func children(of id: NodeID) -> [NodeID] {
        index(of: id).map { index in children(at: index).map { ids[$0] } } ?? []
    }

    /// The indices of the children of the node at an index, in view order.
    public func children(at index: Int) -> Children {
        Children(ends: ends, nextIndex: index + 1, end: Int(ends[index]))
    }

    /// Whether a node is below another one; a node is not below itself.
    public func isDescendant(_ id: NodeID, of ancestor: NodeID) -> Bool {
        guard let inner = index(of: id), let outer = index(of: ancestor) else { return false }
        return inner > outer && inner < Int(ends[outer])
    }

    /// Returns the number of a node's ancestors, or nil if the node is not in the tree. Takes as many steps.
    public func depth(of id: NodeID) -> Int? {
        guard var index = index(of: id) else { return nil }
        var depth = 0
        while parents[index] >= 0 {
            index = Int(parents[index])
            depth += 1
        }
        return depth
    }

    /// The first node in depth-first order with this accessibility identifier, or nil.
    public func first(identifier: String) -> Node? {
        details.firstIndex { !$0.isEmpty && $0[0].identifier == identifier }.map { self[$0] }
    }

    /// The node with this accessibility identifier when there is exactly one, or nil.
    public func only(identifier: String) -> Node? {
        guard let first = details.firstIndex(where: { !$0.isEmpty && $0[0].identifier == identifier }),
            details.lastIndex(where: { !$0.isEmpty && $0[0].identifier == identifier }) == first
        else { return nil }
        return self[first]
    }

    /// The first node in depth-first order with this label, attributes aside, or nil.
    public func first(label: String) -> Node? {
        labels.firstIndex { $0?.string == label }.map { self[$0] }
    }

    /// The nodes of a tree, by their index in depth-first order.
    public struct Nodes: RandomAccessCollection, Sendable {
        let tree: AccessibilityTree
        /// The index of the first member: always 0.
        public var startIndex: Int { 0 }
        /// The number of nodes.
        public var endIndex: Int { tree.count }
        /// The node at an index.
        public subscript(position: Int) -> Node { tree[position] }
    }

    /// The children of a node, by their index in depth-first order.
    public struct Children: Sequence, IteratorProtocol, Sendable {
        let ends: [Int32]
        var nextIndex: Int
        let end: Int

        /// The index of the next child, or nil after the last one.
        public mutating func next() -> Int? {
            guard nextIndex < end else { return nil }
            defer { nextIndex = Int(ends[nextIndex]) }
            return nextIndex
        }
    }
}
