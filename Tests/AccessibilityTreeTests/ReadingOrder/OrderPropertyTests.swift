import AccessibilityTree
import TestSupport
import Testing

@Suite struct OrderPropertyTests {
    @Test(arguments: 0..<60)
    func `random trees are read as the plainly written rules say`(seed: UInt64) throws {
        var generator = RandomTree(seed: seed)
        for size in 1..<40 {
            let environment = Environment(
                idiom: size % 2 == 0 ? .phone : .pad, layoutDirection: size % 3 == 0 ? .rightToLeft : .leftToRight)
            let tree = try generator.tree(count: size, environment: environment)
            let expected = ReferenceOrder.elements(of: tree)
            let actual = Array(ReadingOrder(tree).elements)
            guard actual == expected else {
                Issue.record("seed \(seed), \(size) nodes: \(actual) instead of \(expected)")
                return
            }
        }
    }

    @Test(arguments: 0..<20)
    func `containers are unbroken and properly nested`(seed: UInt64) throws {
        var generator = RandomTree(seed: seed)
        let tree = try generator.tree(count: 120)
        let order = ReadingOrder(tree)
        #expect(Set(order.elements).count == order.count)
        var held: [Range<Int>] = []
        for container in order.containers {
            #expect(!container.elements.isEmpty)
            while let outer = held.last, outer.upperBound <= container.elements.lowerBound { held.removeLast() }
            if let outer = held.last { #expect(outer.clamped(to: container.elements) == container.elements) }
            held.append(container.elements)
            for position in container.elements {
                #expect(order.containers(at: position).contains(container))
            }
        }
        #expect(order.hierarchy.count == order.count + order.containers.count)
    }

    @Test(arguments: [0, 1, 20, 300])
    func `a long screen with some elements out of place is read as if all were sorted`(displaced: Int) throws {
        var random = SeededGenerator(seed: UInt64(displaced))
        var elements = (0..<300).map { element("\($0)", y: Double($0 / 3) * 20) }
        for _ in 0..<displaced {
            let number = random.next(below: 300)
            elements[number] = element(
                "\(number)", x: Double(random.next(below: 4)), y: Double(random.next(below: 100)) * 20)
        }
        if displaced == 1 { elements[299] = element("299", y: -20) }
        // Rows are either the same or more than a threshold apart, so every stable sort finds the same order.
        let sorted = elements.enumerated().sorted { left, right in
            let (a, b) = (left.element.frame, right.element.frame)
            return (a.y, a.x, left.offset) < (b.y, b.x, right.offset)
        }
        let tree = try view("root", .unit, elements).tree()
        #expect(tree.spokenOrder == sorted.map(\.element.name))
    }

    @Test(arguments: [
        (1, 39.0, true), (1, 41, true), (1, 61, false), (1, 19, true), (1, -1, true), (1, -20, false), (0, 41, false),
        (2, 5, false),
    ])
    func `an element that overtakes a neighbour has the order derived again`(
        number: Int, y: Double, staysInOrder: Bool
    ) throws {
        var tree = try view("root", .unit, [element("a"), element("b", y: 30), element("c", x: 9, y: 50)]).tree()
        var order = ReadingOrder(tree)
        var node = tree[number + 1]
        node.frame.y = y
        let changes = try tree.apply(.node(node))
        #expect(order.update(with: changes, in: tree) == !staysInOrder)
        #expect(order.hierarchy == ReadingOrder(tree).hierarchy)
    }

    @Test func `changes that do not touch the order do not derive it again`() throws {
        var tree = try view("root", .unit, [element("b", y: 50), element("a")]).tree()
        var order = ReadingOrder(tree)
        var node = tree[1]
        node.label = "c"
        let changes = try tree.apply(.node(node))
        #expect(order.update(with: changes, in: tree) == false)
        #expect(order.labels(in: tree) == ["a", "c"])
    }

    @Test func `a chain of lists that name each other is read once`() throws {
        let tree = try view(
            "root", .unit,
            [
                view("one", .unit, [element("a")]).listing("two", "a", "one", "a", "nobody", "root"),
                view("two", .unit, [element("b", y: 50)]).listing("one", "b"),
            ]
        ).tree()
        #expect(tree.spokenOrder == ["b", "a"])
    }

    @Test func `a list that names only itself is empty`() throws {
        #expect(try view("root", .unit, [view("self").listing("self")]).tree().spokenOrder == [])
    }

    @Test(arguments: ["plain", "grouped", "lists", "explicit", "modal"])
    func `100,000 levels are derived, outlined and freed`(kind: String) throws {
        let depth = 100_000
        var builder = TreeBuilder()
        for level in 0..<depth {
            var node = Node(id: NodeID(UInt64(level)), className: "UIView", frame: .unit)
            switch kind {
            case "grouped": node.groupsChildren = true
            case "lists": node.containerType = .list
            case "explicit": node.explicitElements = [NodeID(UInt64(level + 1))]
            case "modal": node.isModal = true
            default: break
            }
            builder.open(node)
        }
        var leaf = Node(id: NodeID(UInt64(depth)), className: "UILabel", frame: .unit)
        leaf.isElement = true
        builder.add(leaf)
        for _ in 0..<depth { builder.close() }
        let tree = try builder.finish()
        let order = ReadingOrder(tree)
        #expect(Array(order.elements) == [NodeID(UInt64(depth))])
        #expect(order.containers(at: 0).count == (kind == "lists" ? depth : 0))
        #expect(order.hierarchy.last?.depth == (kind == "lists" ? depth : 0))
        #expect(tree.depth(of: leaf.id) == depth)
    }

    @Test func `100,000 siblings in reverse are sorted`() throws {
        let count = 100_000
        var builder = TreeBuilder()
        builder.open(Node(id: NodeID(0), className: "UIView", frame: .unit))
        for number in 1...count {
            var node = Node(id: NodeID(UInt64(number)), className: "UILabel", frame: .unit)
            node.frame.y = Double(count - number) * 20
            node.isElement = true
            builder.add(node)
        }
        builder.close()
        let order = ReadingOrder(try builder.finish())
        #expect(order.count == count)
        #expect(order[0].id == NodeID(UInt64(count)))
        #expect(order[count - 1].id == NodeID(1))
    }

    @Test func `many lists that name the same subtree do not visit it again`() throws {
        let count = 3_000
        var builder = TreeBuilder()
        builder.open(Node(id: NodeID(0), className: "UIView", frame: .unit))
        for number in 1...count {
            var list = Node(id: NodeID(UInt64(number)), className: "UIView", frame: .unit)
            list.explicitElements = [NodeID(UInt64(count + 1))]
            builder.add(list)
        }
        builder.open(Node(id: NodeID(UInt64(count + 1)), className: "UIView", frame: .unit))
        for number in 1...count {
            var node = Node(id: NodeID(UInt64(count + 1 + number)), className: "UILabel", frame: .unit)
            node.isElement = true
            builder.add(node)
        }
        builder.close()
        builder.close()
        #expect(ReadingOrder(try builder.finish()).count == count)
    }
}
