/// Why a tree could not be built or updated. The old tree is unharmed.
public enum TreeError: Error, Sendable, Hashable {
    /// Two nodes have one id.
    case duplicateID(NodeID)
    /// An update names a node that the tree does not have.
    case unknownID(NodeID)
    /// An update names an index that is no position among the children.
    case invalidPosition(Int)
    /// An update would put a node inside itself, or move the root.
    case invalidMove(NodeID)
    /// An update brings a tree without nodes.
    case emptyTree
    /// A node was left open, or closed without having been opened.
    case unbalanced
    /// There is more than one topmost node.
    case severalRoots
    /// There are more nodes than 32-bit indices can number.
    case tooManyNodes
}
