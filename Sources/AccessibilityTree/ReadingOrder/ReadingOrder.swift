/// The order in which VoiceOver visits the elements of a screen, derived from a tree by its rules.
///
/// The order stores positions, not properties: get those of an element or a container from the tree. It stays valid
/// until the tree changes, or is brought up to date by ``update(with:in:)``.
public struct ReadingOrder: Sendable {
    // The index in the tree of the element at each position.
    var leaves: [Int32]
    // The position of each node of the tree, or -1.
    var positions: [Int32]
    var allContainers: [OrderContainer]
    var innermost: [Int32]
    var entries: [Int32]
    var tableStarts: [Int32: [Int: Int]]
    // Shared with the tree, which copies them only when nodes come or go.
    var ids: [NodeID]
    var idIndex: IDIndex
    var isViewOrder: Bool
    var comparator: OrderComparator

    /// Derives the order from scratch, in time linear in the number of nodes unless siblings need sorting.
    public init(_ tree: AccessibilityTree) {
        let walk = OrderWalk(tree)
        let flattening = OrderFlattening(walk)
        leaves = flattening.leaves
        allContainers = flattening.containers
        innermost = flattening.innermost
        entries = flattening.entries
        isViewOrder = walk.isViewOrder && walk.groups.isEmpty
        comparator = walk.comparator
        ids = tree.ids
        idIndex = tree.idIndex
        positions = [Int32](repeating: -1, count: tree.count)
        for position in leaves.indices {
            positions[Int(leaves[position])] = Int32(truncatingIfNeeded: position)
        }
        tableStarts = [:]
        if allContainers.contains(where: { $0.bits.containerType == .dataTable }) { tableStarts = firstColumns(tree) }
    }

    /// The number of elements.
    public var count: Int { leaves.count }
    /// Whether there is nothing to read.
    public var isEmpty: Bool { leaves.isEmpty }

    /// The element at a position, from 0 to `count - 1`.
    public subscript(position: Int) -> Item {
        let index = Int(leaves[position])
        return Item(id: ids[index], index: index)
    }

    /// The position of an element, or nil when VoiceOver does not stop at it. Takes constant time.
    public func position(of id: NodeID) -> Int? {
        guard let index = idIndex(id), positions[index] >= 0 else { return nil }
        return Int(positions[index])
    }

    /// The elements in order.
    public var elements: Elements { Elements(order: self) }

    /// An element of the order.
    public struct Item: Sendable, Hashable {
        /// The id of the element's node.
        public var id: NodeID
        /// Its index in the tree, in depth-first order.
        public var index: Int
    }

    /// The ids of the elements, by position.
    public struct Elements: RandomAccessCollection, Sendable {
        let order: ReadingOrder
        /// The index of the first member: always 0.
        public var startIndex: Int { 0 }
        /// The number of elements.
        public var endIndex: Int { order.count }
        /// The id of the element at a position.
        public subscript(position: Int) -> NodeID { order[position].id }
    }
}

extension ReadingOrder {
    /// The indices in the tree of the elements, in order.
    package var places: [Int32] { leaves }

    /// The position of the node at an index of the tree, or -1 when VoiceOver does not stop at it.
    package func position(at index: Int) -> Int32 { positions[index] }
}
