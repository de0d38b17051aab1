/// Everything that can be looked at, as one value: the nodes of a screen in depth-first order.
public struct AccessibilityTree: Sendable, Hashable {
    /// Facts about the whole screen.
    public internal(set) var environment: Environment
    var storage: [Node] = []
    var parents: [Int32] = []
    var ends: [Int32] = []

    /// Creates a tree without nodes.
    public init(environment: Environment = Environment()) {
        self.environment = environment
    }

    /// How many nodes the tree has.
    public var count: Int { storage.count }
    /// The topmost node, or nil in an empty tree.
    public var root: NodeID? { storage.first?.id }

    /// The node with this id, or nil.
    public subscript(id: NodeID) -> Node? {
        index(of: id).map { storage[$0] }
    }

    /// Where a node stands in depth-first order, or nil when the tree does not have it.
    public func index(of id: NodeID) -> Int? {
        storage.firstIndex { $0.id == id }
    }

    /// The node at a place in depth-first order.
    public subscript(index: Int) -> Node { storage[index] }
}
