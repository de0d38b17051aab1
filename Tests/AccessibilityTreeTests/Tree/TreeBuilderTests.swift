import AccessibilityTree
import Testing

@Suite struct TreeBuilderTests {
    @Test func `nodes stand in depth-first order and know their relatives`() throws {
        let tree = try view("root", .unit, [view("a", .unit, [element("b"), element("c")]), element("d")]).tree()
        #expect(tree.nodes.map(\.id.rawValue) == [1, 2, 3, 4, 5])
        #expect(tree.children(of: NodeID(1)) == [NodeID(2), NodeID(5)])
        #expect(Array(tree.children(at: 1)) == [2, 3])
        #expect(tree.parent(of: NodeID(4)) == NodeID(2))
        #expect(tree.parent(of: NodeID(1)) == nil)
        #expect(tree.parentIndex(of: 4) == 0)
        #expect(tree.subtree(at: 1) == 1..<4)
        #expect(tree.isDescendant(NodeID(4), of: NodeID(1)))
        #expect(!tree.isDescendant(NodeID(5), of: NodeID(2)))
        #expect(!tree.isDescendant(NodeID(2), of: NodeID(2)))
        #expect(tree.depth(of: NodeID(3)) == 2)
        #expect(tree.first(label: "c")?.id == NodeID(4))
        #expect(tree.first(identifier: "nobody") == nil)
        #expect(tree.children(of: NodeID(99)) == [])
        #expect(tree[NodeID(99)] == nil)
    }

    @Test func `a node comes back as it was put in`() throws {
        var generator = RandomTree(seed: 3)
        for _ in 0..<200 {
            let node = generator.node(known: [NodeID(1), NodeID(2)])
            var builder = TreeBuilder()
            builder.add(node)
            let tree = try builder.finish()
            #expect(tree[node.id] == node)
            #expect(tree[0].explicitElements == node.explicitElements)
            #expect(tree[0].containerType == node.containerType)
            #expect(tree[0].series == node.series)
        }
    }

    @Test(arguments: [
        [1, 2, 3] as [UInt64], [UInt64.max, 0, 1 << 40], [0, UInt64.max - 1], [1_000_000, 1, 500],
    ])
    func `ids may be any numbers`(ids: [UInt64]) throws {
        var builder = TreeBuilder()
        for id in ids { builder.open(Node(id: NodeID(id), className: "UIView")) }
        for _ in ids { builder.close() }
        let tree = try builder.finish()
        for (index, id) in ids.enumerated() { #expect(tree.index(of: NodeID(id)) == index) }
        #expect(tree.index(of: NodeID(777)) == nil)
    }

    @Test func `mistakes are reported by name`() {
        func build(_ steps: (inout TreeBuilder) -> Void) -> TreeError? {
            var builder = TreeBuilder()
            steps(&builder)
            do {
                _ = try builder.finish()
                return nil
            } catch {
                return error
            }
        }
        let node = Node(id: NodeID(1), className: "UIView")
        #expect(build { $0.open(node) } == .unbalanced)
        #expect(build { $0.close() } == .unbalanced)
        #expect(
            build {
                $0.add(node); $0.add(Node(id: NodeID(2), className: "UIView"))
            } == .severalRoots)
        #expect(
            build {
                $0.open(node); $0.add(node); $0.close()
            } == .duplicateID(NodeID(1)))
        let far = Node(id: NodeID(.max), className: "UIView")
        #expect(
            build {
                $0.open(far); $0.open(node); $0.add(far); $0.close(); $0.close()
            } == .duplicateID(far.id))
        #expect(build { _ in } == nil)
    }

    @Test func `a node without details equals one whose details are the defaults`() {
        let plain = Node(id: NodeID(1), className: "UIView")
        var touched = plain
        touched.hint = "hint"
        #expect(touched != plain)
        touched.hint = nil
        #expect(touched == plain)
        #expect(touched.hashValue == plain.hashValue)
    }
}
