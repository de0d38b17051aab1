import AccessibilityTree
import Testing

@Suite struct TreeUpdatePropertyTests {
    @Test(arguments: 0..<40)
    func `updates in place do what a plain model does, and report what a comparison finds`(seed: UInt64) throws {
        var generator = RandomTree(seed: seed)
        var tree = try generator.tree(count: 30)
        var order = ReadingOrder(tree)
        for step in 0..<60 {
            let old = tree
            var model = ModelTree(old)
            let updates = try (0..<(step % 3 == 0 ? 3 : 1)).map { _ in try Self.update(of: model, &generator) }
            var changes = TreeChanges()
            do {
                changes = try tree.apply(updates)
            } catch {
                let isUntouched = tree == old
                #expect(isUntouched, "\(error) must leave the tree alone")
                continue
            }
            for update in updates { model.apply(update) }
            let context = "seed \(seed), step \(step), \(updates)"
            let expected = try model.tree()
            let isSame = tree == expected
            try #require(isSame, "\(context)")
            for (index, node) in tree.nodes.enumerated() {
                try #require(tree.index(of: node.id) == index, "\(context)")
            }
            try #require(changes == AccessibilityTree.changes(from: old, to: tree), "\(context)")
            order.update(with: changes, in: tree)
            try Self.requireSame(order, ReadingOrder(tree), tree, context)
        }
    }

    @Test(arguments: 0..<20)
    func `replacing the root's subtree is the same as comparing`(seed: UInt64) throws {
        var generator = RandomTree(seed: seed)
        let old = try generator.tree(count: 50)
        var new = old
        for _ in 0..<10 { _ = try? new.apply(Self.update(of: ModelTree(new), &generator)) }
        try new.apply(.environment(old.environment))
        guard let root = old.root else { return }
        var replaced = old
        let changes = try replaced.apply(.subtree(root, new))
        let isSame = replaced == new
        #expect(isSame)
        #expect(changes == AccessibilityTree.changes(from: old, to: new))
        #expect(AccessibilityTree.changes(from: new, to: replaced).isEmpty)
    }

    private static func update(of model: ModelTree, _ generator: inout RandomTree) throws -> TreeUpdate {
        let known = model.nodes.keys.sorted()
        guard !known.isEmpty else { return .insert(try generator.tree(count: 10), parent: nil, index: 0) }
        let id = known[generator.random.next(below: known.count)]
        let other = known[generator.random.next(below: known.count)]
        let width = model.children[other]?.count ?? 0
        switch generator.random.next(below: 9) {
        case 0: return .remove(id)
        case 1, 2:
            return .insert(try generator.tree(count: 3), parent: other, index: generator.random.next(below: width + 1))
        case 3, 4: return .move(id, parent: other, index: generator.random.next(below: width + 1))
        case 5: return .subtree(id, try generator.tree(count: 4))
        case 6:
            // Most often only a frame changes.
            var node = model.nodes[id] ?? Node(id: id, className: "UIView")
            node.frame.y += Double(generator.random.next(below: 9)) - 4
            return .node(node)
        case 7:
            let isRightToLeft = generator.chance(2)
            return .environment(Environment(layoutDirection: isRightToLeft ? .rightToLeft : .leftToRight))
        default:
            return .node(generator.restate(model.nodes[id] ?? Node(id: id, className: "UIView"), known: known))
        }
    }

    private static func requireSame(
        _ left: ReadingOrder, _ right: ReadingOrder, _ tree: AccessibilityTree, _ comment: String
    ) throws {
        try #require(left.hierarchy == right.hierarchy, "\(comment)")
        for position in left.elements.indices {
            try #require(left.position(of: left[position].id) == position, "\(comment)")
            try #require(left.context(at: position, in: tree) == right.context(at: position, in: tree), "\(comment)")
        }
    }
}
