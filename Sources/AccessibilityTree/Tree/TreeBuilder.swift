/// Builds a tree in depth-first order: open a node, build its children, close it.
public struct TreeBuilder {
    private var tree: AccessibilityTree
    private var open: [Int32] = []
    private var failure: TreeError?

    /// Starts an empty tree.
    public init(environment: Environment = Environment()) {
        tree = AccessibilityTree(environment: environment)
    }

    /// The number of nodes added.
    public var count: Int { tree.count }

    /// Makes room for nodes, which saves time when their number is known.
    public mutating func reserveCapacity(_ count: Int) {
        tree.reserveCapacity(count)
    }

    /// Appends a node as the next child of the node that is open, and opens it.
    public mutating func open(_ node: Node) {
        if open.isEmpty && tree.count > 0 { failure = failure ?? .severalRoots }
        guard tree.count < Int(Int32.max) else {
            failure = failure ?? .tooManyNodes
            return
        }
        let index = Int32(truncatingIfNeeded: tree.count)
        tree.append(node, parent: open.last ?? -1)
        open.append(index)
    }

    /// Closes the node that was opened last.
    public mutating func close() {
        guard let index = open.popLast() else {
            failure = failure ?? .unbalanced
            return
        }
        tree.ends[Int(index)] = Int32(truncatingIfNeeded: tree.count)
    }

    /// Appends a node without children.
    public mutating func add(_ node: Node) {
        guard !open.isEmpty, tree.count < Int(Int32.max) - 1 else {
            open(node)
            close()
            return
        }
        tree.append(node, parent: open[open.count - 1], end: Int32(truncatingIfNeeded: tree.count + 1))
    }

    /// The finished tree; throws the first mistake that was made on the way.
    public consuming func finish() throws(TreeError) -> AccessibilityTree {
        if let failure { throw failure }
        guard open.isEmpty else { throw .unbalanced }
        tree.idIndex = try IDIndex(tree.ids)
        return tree
    }
}

extension AccessibilityTree {
    mutating func reserveCapacity(_ count: Int) {
        ids.reserveCapacity(count)
        parents.reserveCapacity(count)
        ends.reserveCapacity(count)
        bits.reserveCapacity(count)
        frames.reserveCapacity(count)
        traits.reserveCapacity(count)
        classNames.reserveCapacity(count)
        labels.reserveCapacity(count)
        details.reserveCapacity(count)
    }
}
