import TestSupport
import AccessibilityTree

/// Makes trees at random that use every fact on which the order depends.
struct RandomTree {
    var random: SeededGenerator
    private var nextID: UInt64 = 1

    init(seed: UInt64) {
        random = SeededGenerator(seed: seed)
    }

    mutating func tree(count: Int, environment: Environment = Environment()) throws -> AccessibilityTree {
        var builder = TreeBuilder(environment: environment)
        var depth = 0
        var known: [NodeID] = []
        for number in 0..<count {
            let node = node(known: known)
            known.append(node.id)
            builder.open(node)
            depth += 1
            // The root stays open to the end.
            while depth > 1, number < count - 1, random.next(below: 5) < 3 {
                builder.close()
                depth -= 1
            }
        }
        for _ in 0..<depth { builder.close() }
        return try builder.finish()
    }

    /// A node with a new id.
    mutating func node(known: [NodeID]) -> Node {
        let id = NodeID(nextID)
        nextID += chance(30) ? 1 : UInt64(random.next(below: 3) + 1)
        return restate(Node(id: id, className: "UIView"), known: known)
    }

    /// The same node saying something else.
    mutating func restate(_ node: Node, known: [NodeID]) -> Node {
        var node = Node(id: node.id, className: chance(2) ? "UILabel" : "UIView")
        node.frame = Rect(x: coordinate(), y: coordinate(), width: chance(8) ? 0 : 10, height: chance(8) ? 0 : 10)
        node.isElement = chance(2)
        node.isView = !chance(6)
        node.isHidden = chance(15)
        node.clipsToBounds = chance(10)
        node.elementsHidden = chance(20)
        node.isModal = chance(25)
        node.groupsChildren = chance(8)
        if chance(12) { node.containerType = ContainerType(rawValue: random.next(below: 5)) ?? .none }
        if chance(25) { node.series = chance(2) ? .tabBar : .segmentedControl }
        if chance(25) { node.traits.insert(.tabBar) }
        if chance(12) { node.sortPriority = Double(random.next(below: 3) - 1) }
        if chance(12) { node.scrolledBy = Point(x: Double(random.next(below: 30)), y: Double(random.next(below: 30))) }
        if chance(12) { node.uncoveredFrame = Rect(x: coordinate(), y: coordinate(), width: 5, height: 5) }
        if chance(12) { node.alpha = Double(random.next(below: 3)) / 2 }
        if chance(12) { node.viewFrame = chance(2) ? .zero : .unit }
        if chance(3) { node.label = AttributedText("label \(random.next(below: 4))") }
        if chance(6) { node.value = "value" }
        if chance(9) { node.identifier = "id" }
        if chance(4) { node.cell = DataTableCell(row: random.next(below: 3), column: random.next(below: 3)) }
        if chance(15), !known.isEmpty {
            node.explicitElements = (0..<random.next(below: 5)).map { _ in known[random.next(below: known.count)] }
        }
        return node
    }

    private mutating func coordinate() -> Double {
        chance(40) ? .nan : Double(random.next(below: 12)) * 5
    }

    mutating func chance(_ of: Int) -> Bool { random.next(below: of) == 0 }
}
