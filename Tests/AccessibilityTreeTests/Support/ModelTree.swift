import AccessibilityTree

/// A tree kept as plainly as possible, to compare updates in place with.
struct ModelTree {
    private(set) var nodes: [NodeID: Node] = [:]
    private(set) var children: [NodeID: [NodeID]] = [:]
    private(set) var root: NodeID?
    private var environment: Environment

    init(_ tree: AccessibilityTree) {
        environment = tree.environment
        graft(tree)
        root = tree.root
    }

    func tree() throws -> AccessibilityTree {
        var builder = TreeBuilder(environment: environment)
        func add(_ id: NodeID) {
            guard let node = nodes[id] else { return }
            builder.open(node)
            for child in children[id] ?? [] { add(child) }
            builder.close()
        }
        if let root { add(root) }
        return try builder.finish()
    }

    mutating func apply(_ update: TreeUpdate) {
        switch update {
        case .node(let node): nodes[node.id] = node
        case .environment(let new): environment = new
        case .remove(let id): detach(id, forgetting: true)
        case .insert(let tree, let parent, let index):
            graft(tree)
            attach(tree.root, parent, index)
        case .subtree(let id, let tree):
            let parent = parent(of: id)
            let index = parent.flatMap { children[$0]?.firstIndex(of: id) } ?? 0
            detach(id, forgetting: true)
            graft(tree)
            attach(tree.root, parent, index)
        case .move(let id, let parent, let index):
            detach(id, forgetting: false)
            attach(id, parent, index)
        }
    }

    func parent(of id: NodeID) -> NodeID? {
        children.first { $0.value.contains(id) }?.key
    }

    private mutating func graft(_ tree: AccessibilityTree) {
        for node in tree.nodes {
            nodes[node.id] = node
            children[node.id] = tree.children(of: node.id)
        }
    }

    private mutating func attach(_ id: NodeID?, _ parent: NodeID?, _ index: Int) {
        guard let id else { return }
        if let parent { children[parent, default: []].insert(id, at: index) } else { root = id }
    }

    private mutating func detach(_ id: NodeID, forgetting: Bool) {
        if let parent = parent(of: id) { children[parent]?.removeAll { $0 == id } } else { root = nil }
        guard forgetting else { return }
        var rest = [id]
        while let gone = rest.popLast() {
            rest += children[gone] ?? []
            nodes[gone] = nil
            children[gone] = nil
        }
    }
}
