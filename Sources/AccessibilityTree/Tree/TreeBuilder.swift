/// Builds a tree in depth-first order: open a node, build its children, close it.
public struct TreeBuilder {
    private var tree: AccessibilityTree
    private var open: [Int32] = []

    /// Starts an empty tree.
    public init(environment: Environment = Environment()) {
        tree = AccessibilityTree(environment: environment)
    }

    /// Appends a node as the next child of the node that is open, and opens it.
    public mutating func open(_ node: Node) {
        tree.parents.append(open.last ?? -1)
        open.append(Int32(tree.storage.count))
        tree.storage.append(node)
        tree.ends.append(0)
    }

    /// Closes the node that was opened last.
    public mutating func close() {
        let index = open.removeLast()
        tree.ends[Int(index)] = Int32(tree.storage.count)
    }

    /// The finished tree.
    public consuming func finish() throws(TreeError) -> AccessibilityTree {
        tree
    }
}
