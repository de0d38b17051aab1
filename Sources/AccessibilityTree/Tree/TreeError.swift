/// Why a tree could not be built or updated. The old tree is unharmed.
public enum TreeError: Error, Sendable, Hashable {
    /// Two nodes have one id.
    case duplicateID(NodeID)
    /// An update names a node that the tree does not have.
    case unknownID(NodeID)
    /// A node was left open, or closed without having been opened.
    case unbalanced
    /// There is more than one topmost node.
    case severalRoots
    /// There are more nodes than 32-bit indices can tell apart.
    case tooManyNodes
}
