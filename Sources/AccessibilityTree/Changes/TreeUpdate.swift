/// A change that the owner of a tree makes in place.
public enum TreeUpdate: Sendable {
    /// The node with this id has new properties; its children stay. Takes constant time.
    case node(Node)
    /// Another subtree replaces a node and its descendants; ids that occur in both survive.
    case subtree(NodeID, AccessibilityTree)
    /// A subtree becomes a child; the index counts from 0. The parent is nil for the root of an empty tree.
    case insert(AccessibilityTree, parent: NodeID?, index: Int)
    /// A node goes, with everything below it.
    case remove(NodeID)
    /// A node moves, with its descendants; the index counts the children that it does not leave behind.
    case move(NodeID, parent: NodeID, index: Int)
    /// The screen as a whole has other facts.
    case environment(Environment)
}

extension AccessibilityTree {
    /// Applies a change and returns the differences.
    ///
    /// Changes to the structure cost as much as the subtree and a shift of the nodes after it. An update that is not
    /// possible throws and leaves the tree as it is.
    @discardableResult
    public mutating func apply(_ update: TreeUpdate) throws(TreeError) -> TreeChanges {
        switch update {
        case .node(let node): return try replaceNode(node)
        case .subtree(let id, let tree): return try replaceSubtree(id, tree)
        case .insert(let tree, let parent, let index): return try insert(tree, parent, index)
        case .remove(let id): return try remove(id)
        case .move(let id, let parent, let index): return try move(id, parent, index)
        case .environment(let environment):
            var changes = TreeChanges()
            changes.environmentChanged = environment != self.environment
            self.environment = environment
            return changes
        }
    }

    /// Applies several changes in order and returns the total differences. If one is not possible, none is applied.
    @discardableResult
    public mutating func apply(_ updates: [TreeUpdate]) throws(TreeError) -> TreeChanges {
        if updates.count == 1 { return try apply(updates[0]) }
        if let changes = try applyToNodes(updates) { return changes }
        let old = self
        for update in updates {
            do {
                try apply(update)
            } catch {
                self = old
                throw error
            }
        }
        return Self.changes(from: old, to: self)
    }

    /// Makes changes that leave the structure alone; nil when some do not.
    private mutating func applyToNodes(_ updates: [TreeUpdate]) throws(TreeError) -> TreeChanges? {
        for update in updates {
            switch update {
            case .node(let node): if index(of: node.id) == nil { throw .unknownID(node.id) }
            case .environment: break
            default: return nil
            }
        }
        var before: [Int: NodeFacts] = [:]
        let oldEnvironment = environment
        for update in updates {
            if case .node(let node) = update, let index = index(of: node.id) {
                if before[index] == nil { before[index] = NodeFacts(self, index) }
                store(node, at: index)
            } else if case .environment(let environment) = update {
                self.environment = environment
            }
        }
        var changes = TreeChanges()
        changes.environmentChanged = environment != oldEnvironment
        for (index, old) in before.sorted(by: { $0.key < $1.key }) {
            let attributes = Self.difference(old, NodeFacts(self, index))
            if !attributes.isEmpty { changes.changed.append(.init(id: ids[index], attributes: attributes)) }
        }
        return changes
    }

    private mutating func replaceNode(_ node: Node) throws(TreeError) -> TreeChanges {
        guard let index = index(of: node.id) else { throw .unknownID(node.id) }
        var changes = TreeChanges()
        let attributes = Self.difference(NodeFacts(self, index), NodeFacts(node))
        if attributes.isEmpty { return changes }
        store(node, at: index)
        changes.changed.append(.init(id: node.id, attributes: attributes))
        return changes
    }

    /// Stores the properties of a node. Unchanged ones are not written, so that those shared with a copy stay shared.
    private mutating func store(_ node: Node, at index: Int) {
        let derived = node.derivedBits
        if bits[index] != derived { bits[index] = derived }
        if !frames[index].isSame(node.frame) { frames[index] = node.frame }
        if traits[index] != node.traits { traits[index] = node.traits }
        if classNames[index] != node.className { classNames[index] = node.className }
        if labels[index] != node.label { labels[index] = node.label }
        if details[index] != node.details { details[index] = node.details }
    }
}
