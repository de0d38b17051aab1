import AccessibilityTree
import Testing

@Suite struct ContextTests {
    @Test func `segments count as a series by their place in the list`() throws {
        let tree = try view("root", .unit, [object("b", x: 50), object("a")]).listing("b", "a")
            .with { $0.series = .segmentedControl }.tree()
        #expect(tree.series == ["b 1 of 2", "a 2 of 2"])
    }

    @Test func `the items of a tab bar count as tabs`() throws {
        let bar = view("bar", .unit, [element("b", x: 50), element("a")]).with { $0.series = .tabBar }
        #expect(try view("root", .unit, [bar]).tree().series == ["a tab 1 of 2", "b tab 2 of 2"])
    }

    @Test func `hidden entries of a list keep their number`() throws {
        let bar = view("bar", .unit, [object("a").with { $0.elementsHidden = true }, object("b")])
            .listing("a", "b").with { $0.traits = .tabBar }
        #expect(try view("root", .unit, [bar]).tree().series == ["b tab 2 of 2"])
    }

    @Test func `subviews of a view with the tab bar trait count in their sorted order`() throws {
        let bar = view(
            "bar", .unit, [element("c", x: 90), view("box", .unit, [element("b", x: 50), element("a")])]
        ).with { $0.traits = .tabBar }
        #expect(
            try view("root", .unit, [bar]).tree().series == ["a tab 1 of 3", "b tab 2 of 3", "c tab 3 of 3"])
    }

    @Test func `what is inside an entry counts as that entry`() throws {
        let pair = view("pair", .unit, [element("a1"), element("a2", x: 20)])
        let bar = view("bar", .unit, [pair, object("b", x: 50)]).listing("pair", "b").with { $0.traits = .tabBar }
        #expect(
            try view("root", .unit, [bar]).tree().series == ["a1 tab 1 of 2", "a2 tab 1 of 2", "b tab 2 of 2"])
    }

    @Test(arguments: [ContainerType.list, .landmark])
    func `an explicit list starts at its first element and ends at its last`(type: ContainerType) throws {
        let list = view("list", .unit, [element("a"), element("b", y: 20), element("c", y: 40)])
            .listing("a", "b", "c").with { $0.containerType = type }
        let tree = try view("root", .unit, [list, element("after", y: 80)]).tree()
        let name = type == .list ? "list" : "landmark"
        #expect(tree.boundaries == ["a \(name) start explicit", "c \(name) end explicit"])
    }

    @Test func `a single element gets only the start`() throws {
        let list = view("list", .unit, [element("a")]).listing("a").with { $0.containerType = .list }
        #expect(try view("root", .unit, [list]).tree().boundaries == ["a list start explicit"])
    }

    @Test func `a list made of subviews has its boundaries announced`() throws {
        let list = view("list", .unit, [element("a"), element("b", y: 20)]).with { $0.containerType = .list }
        #expect(try view("root", .unit, [list]).tree().boundaries == ["a list start", "b list end"])
    }

    @Test func `an outer provider is not replaced by an inner one`() throws {
        let list = view("list", .unit, [element("a"), element("b", y: 20)]).listing("a", "b")
            .with { $0.containerType = .list }
        let bar = view("bar", .unit, [list, element("c", y: 50)]).with { $0.traits = .tabBar }
        let tree = try view("root", .unit, [bar]).tree()
        #expect(tree.series == ["a tab 1 of 3", "b tab 2 of 3", "c tab 3 of 3"])
        #expect(tree.boundaries == [])
        let order = ReadingOrder(tree)
        #expect(order.containers(at: 0).map(\.kind) == [.tabBar, .list])
        #expect(order.containers(at: 2).map(\.kind) == [.tabBar])
    }

    @Test func `a semantic group is kept but gives no context`() throws {
        let group = view("group", .unit, [element("a")]).with {
            $0.containerType = .semanticGroup
            $0.label = "Group"
        }
        let tree = try view("root", .unit, [group]).tree()
        #expect(ReadingOrder(tree).containers(at: 0).map { tree[$0.id]?.label?.string } == ["Group"])
        #expect(ReadingOrder(tree).context(at: 0, in: tree).isEmpty)
    }

    @Test func `plain elements have no context and no containers`() throws {
        let tree = try view("root", .unit, [element("a")]).tree()
        #expect(ReadingOrder(tree).context(at: 0, in: tree).isEmpty)
        #expect(ReadingOrder(tree).containers(at: 0).isEmpty)
        #expect(ReadingOrder(tree).containers(at: 99).isEmpty)
    }

    @Test func `containers hold unbroken stretches, and the outline nests them`() throws {
        let inner = view("inner", .unit, [element("b", y: 20)]).with { $0.containerType = .list }
        let outer = view("outer", .unit, [element("a", y: 10), inner, element("c", y: 30)])
            .with { $0.containerType = .landmark }
        let empty = view("empty", .unit, []).with { $0.containerType = .list }
        let tree = try view("root", .unit, [empty, outer, element("d", y: 90)]).tree()
        let order = ReadingOrder(tree)
        #expect(order.containers.map(\.elements) == [0..<3, 1..<2])
        #expect(order.outline(in: tree) == ["landmark", "  a", "  list", "    b", "  c", "d"])
    }

    @Test func `positions and elements agree`() throws {
        let tree = try view("root", .unit, [element("b", y: 50), element("a"), view("box")]).tree()
        let order = ReadingOrder(tree)
        #expect(order.elements.map { order.position(of: $0) } == [0, 1])
        #expect(order.position(of: NodeID(1)) == nil)
        #expect(order.position(of: NodeID(77)) == nil)
        #expect(tree[order[0].index].id == order[0].id)
    }
}

extension AccessibilityTree {
    fileprivate var series: [String] {
        let order = ReadingOrder(self)
        return order.elements.indices.compactMap { position in
            order.context(at: position, in: self).series.map {
                "\(order.labels(in: self)[position]) \($0.isTab ? "tab " : "")\($0.index) of \($0.count)"
            }
        }
    }

    fileprivate var boundaries: [String] {
        let order = ReadingOrder(self)
        return order.elements.indices.compactMap { position in
            order.context(at: position, in: self).boundary.map {
                let edge = "\($0.kind) \($0.isStart ? "start" : "end")\($0.isExplicitlyOrdered ? " explicit" : "")"
                return "\(order.labels(in: self)[position]) \(edge)"
            }
        }
    }
}
