/// A snapshot of the accessible content as one value: the nodes of a screen in depth-first order.
///
/// Each attribute that rules read often has its own array, indexed by a node's position in depth-first order; a
/// ``Node`` is assembled on demand. A copy shares all of it until one of the two is changed.
public struct AccessibilityTree: Sendable {
    /// Facts about the whole screen.
    public internal(set) var environment: Environment
    var ids: [NodeID] = []
    var parents: [Int32] = []
    // One past the last node of each node's subtree.
    var ends: [Int32] = []
    var bits: [NodeBits] = []
    var frames: [Rect] = []
    var traits: [AccessibilityTraits] = []
    var classNames: [String] = []
    var labels: [AttributedText?] = []
    var details: [[NodeDetails]] = []
    var idIndex = IDIndex()

    /// Creates a tree without nodes.
    public init(environment: Environment = Environment()) {
        self.environment = environment
    }

    /// The number of nodes in the tree.
    public var count: Int { ids.count }
    /// Whether the tree has no nodes.
    public var isEmpty: Bool { ids.isEmpty }
    /// The topmost node, or nil in an empty tree.
    public var root: NodeID? { ids.first }

    /// The node with this id, or nil.
    public subscript(id: NodeID) -> Node? {
        index(of: id).map { self[$0] }
    }

    /// The node at an index in depth-first order, from 0 to `count - 1`.
    public subscript(index: Int) -> Node {
        var node = Node(id: ids[index], className: classNames[index], frame: frames[index])
        node.label = labels[index]
        node.traits = traits[index]
        node.bits = bits[index].intersection(.stated)
        node.details = details[index]
        return node
    }

    /// Returns the position of a node in depth-first order, or nil if the node is not in the tree. Takes constant time.
    public func index(of id: NodeID) -> Int? { idIndex(id) }

    mutating func append(_ node: borrowing Node, parent: Int32, end: Int32 = 0) {
        ids.append(node.id)
        parents.append(parent)
        ends.append(end)
        bits.append(node.derivedBits)
        frames.append(node.frame)
        traits.append(node.traits)
        classNames.append(node.className)
        labels.append(node.label)
        details.append(node.details)
    }
}

extension AccessibilityTree: Hashable {
    /// Whether comparing the two trees finds no difference.
    public static func == (left: AccessibilityTree, right: AccessibilityTree) -> Bool {
        left.environment == right.environment && left.ids == right.ids && left.parents == right.parents
            && left.ids.indices.allSatisfy { left.difference(at: $0, right, at: $0).isEmpty }
    }

    /// Hashes the structure and the labels.
    public func hash(into hasher: inout Hasher) {
        hasher.combine(ids)
        hasher.combine(parents)
        hasher.combine(labels)
    }
}
