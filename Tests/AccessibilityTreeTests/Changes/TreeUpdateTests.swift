import AccessibilityTree
import Testing

@Suite struct TreeUpdateTests {
    private let one = NodeID(1)
    private let two = NodeID(2)
    private let nobody = NodeID(99)

    @Test func `updates that are not possible throw and leave the tree alone`() throws {
        let tree = try view("root", .unit, [view("a", .unit, [element("b")]), element("c")]).tree()
        let leaf = try single(50)
        let expected: [(TreeUpdate, TreeError)] = [
            (.node(Node(id: nobody, className: "UIView")), .unknownID(nobody)),
            (.subtree(nobody, leaf), .unknownID(nobody)),
            (.subtree(two, AccessibilityTree()), .emptyTree),
            (.subtree(two, try single(4)), .duplicateID(NodeID(4))),
            (.insert(leaf, parent: nobody, index: 0), .unknownID(nobody)),
            (.insert(leaf, parent: one, index: 3), .invalidPosition(3)),
            (.insert(leaf, parent: one, index: -1), .invalidPosition(-1)),
            (.insert(leaf, parent: nil, index: 0), .severalRoots),
            (.insert(try single(1), parent: one, index: 0), .duplicateID(one)),
            (.insert(AccessibilityTree(), parent: one, index: 0), .emptyTree),
            (.remove(nobody), .unknownID(nobody)),
            (.move(nobody, parent: one, index: 0), .unknownID(nobody)),
            (.move(two, parent: nobody, index: 0), .unknownID(nobody)),
            (.move(two, parent: NodeID(3), index: 0), .invalidMove(two)),
            (.move(two, parent: two, index: 0), .invalidMove(two)),
            (.move(one, parent: two, index: 0), .invalidMove(one)),
            (.move(two, parent: one, index: 2), .invalidPosition(2)),
        ]
        for (update, error) in expected {
            var copy = tree
            #expect(throws: error) { try copy.apply(update) }
            let isUntouched = copy == tree
            #expect(isUntouched)
            // In a batch, no earlier change may stay.
            #expect(throws: error) { try copy.apply([.subtree(NodeID(3), try single(3)), update, .remove(two)]) }
            let isStillUntouched = copy == tree
            #expect(isStillUntouched)
        }
    }

    @Test func `the last node can go, and an empty tree takes a new root`() throws {
        var tree = try single(1)
        #expect(try tree.apply(.remove(one)).removed == [one])
        #expect(tree.isEmpty && tree.root == nil)
        #expect(throws: TreeError.invalidPosition(1)) { try tree.apply(.insert(try single(2), parent: nil, index: 1)) }
        #expect(try tree.apply(.insert(try single(2), parent: nil, index: 0)).added == [two])
        #expect(tree.root == two)
    }

    @Test func `swapping two siblings reports one of them as moved`() throws {
        var tree = try view("root", .unit, [element("a"), element("b"), element("c")]).tree()
        let changes = try tree.apply(.move(NodeID(4), parent: one, index: 0))
        #expect(changes.moved == [NodeID(4)])
        #expect(tree.children(of: one) == [NodeID(4), NodeID(2), NodeID(3)])
    }

    @Test func `several updates of one node count once`() throws {
        var tree = try single(1)
        var node = tree[0]
        node.label = "new"
        let there = TreeUpdate.node(node)
        let back = TreeUpdate.node(tree[0])
        #expect(try tree.apply([there, back]).isEmpty)
        #expect(try tree.apply([back, there]).changed == [.init(id: one, attributes: .label)])
        #expect(try tree.apply([]).isEmpty)
    }

    @Test func `a copy is not touched`() throws {
        var tree = try view("root", .unit, [element("a")]).tree()
        let copy = tree
        try tree.apply(.remove(two))
        #expect(copy.count == 2 && copy[two]?.label?.string == "a" && copy.index(of: two) == 1)
    }

    @Test(arguments: Fact.all)
    func `a changed fact is reported by name, and as touching the order where it does`(fact: Fact) throws {
        let tree = try view("root", .unit, [element("a").with { $0.identifier = "id" }]).tree()
        var changed = tree
        var node = tree[1]
        fact.change(&node)
        let changes = try changed.apply(.node(node))
        #expect(changes.changed == [.init(id: two, attributes: fact.attributes)])
        #expect(changes.affectsReadingOrder == fact.affectsOrder)
        #expect(AccessibilityTree.changes(from: tree, to: changed) == changes)
        #expect(AccessibilityTree.changes(from: changed, to: changed).isEmpty)
    }

    @Test func `a name makes a semantic group a container, and that touches the order`() throws {
        var tree = try view("root", .unit, [view("group").with { $0.containerType = .semanticGroup }]).tree()
        var node = tree[1]
        node.label = "Group"
        #expect(try tree.apply(.node(node)).changed.first?.attributes == [.label, .visiting])
        node.label = "Renamed"
        #expect(try tree.apply(.node(node)).affectsReadingOrder == false)
    }

    @Test func `frames that are no numbers do not differ from themselves`() throws {
        let make = { try view("root", .unit, [element("a", x: .nan)]).tree() }
        #expect(AccessibilityTree.changes(from: try make(), to: try make()).isEmpty)
        let isSame = try make() == make()
        #expect(isSame)
    }

    @Test func `100,000 siblings can be reversed and compared`() throws {
        let count: UInt64 = 100_000
        func tree(_ ids: some Sequence<UInt64>) throws -> AccessibilityTree {
            var builder = TreeBuilder()
            builder.open(Node(id: NodeID(0), className: "UIView"))
            for id in ids { builder.add(Node(id: NodeID(id), className: "UIView")) }
            builder.close()
            return try builder.finish()
        }
        let changes = AccessibilityTree.changes(from: try tree(1...count), to: try tree((1...count).reversed()))
        #expect(changes.moved.count == Int(count) - 1)
    }

    private func single(_ id: UInt64) throws -> AccessibilityTree {
        var builder = TreeBuilder()
        builder.add(Node(id: NodeID(id), className: "UIView", frame: .unit))
        return try builder.finish()
    }
}

/// A property of a node, its name in a comparison, and whether it affects the order.
struct Fact: CustomTestStringConvertible, Sendable {
    let testDescription: String
    let attributes: NodeAttributes
    let change: @Sendable (inout Node) -> Void

    var affectsOrder: Bool { !attributes.isDisjoint(with: .affectingReadingOrder) }

    static let all: [Fact] = [
        Fact("class", .identity) { $0.className = "UILabel" },
        Fact("view", [.identity]) { $0.isView = false },
        Fact("origin", [.frame, .position]) { $0.frame.x = 9 },
        Fact("size", .frame) { $0.frame.width = 9 },
        Fact("zero size", [.frame, .visiting]) { $0.viewFrame = .zero },
        Fact("element", [.isElement, .visiting]) { $0.isElement = false },
        Fact("hidden", [.visibility, .visiting]) { $0.isHidden = true },
        Fact("outside window", [.visibility, .visiting]) { $0.isOutsideWindow = true },
        Fact("secret", [.value, .text, .appearance]) { $0.isSecret = true },
        Fact("half transparent", .visibility) { $0.alpha = 0.5 },
        Fact("transparent", [.visibility, .visiting]) { $0.alpha = 0 },
        Fact("elements hidden", [.visibility, .visiting]) { $0.elementsHidden = true },
        Fact("clips", .visibility) { $0.clipsToBounds = true },
        Fact("modal", [.modality, .visiting]) { $0.isModal = true },
        Fact("groups", [.grouping, .visiting]) { $0.groupsChildren = true },
        Fact("list", [.grouping, .visiting]) { $0.containerType = .list },
        Fact("series", [.grouping, .visiting]) { $0.series = .tabBar },
        Fact("elements", [.grouping, .visiting]) { $0.explicitElements = [] },
        Fact("priority", [.grouping, .visiting]) { $0.sortPriority = 1 },
        Fact("label", .label) { $0.label = "new" },
        Fact("value", .value) { $0.value = "new" },
        Fact("hint", .hint) { $0.hint = "new" },
        Fact("traits", .traits) { $0.traits = .button },
        Fact("tab bar", [.traits, .visiting]) { $0.traits = .tabBar },
        Fact("language", .details) { $0.language = "de" },
        Fact("expanded", .details) { $0.expandedStatus = .expanded },
        Fact("actions", .details) { $0.customActions = [CustomAction(name: "Do")] },
        Fact("table", .table) { $0.dataTable = DataTable(rowCount: 1, columnCount: 1) },
        Fact("cell", [.table, .visiting]) { $0.cell = DataTableCell(row: 1, column: 1) },
        Fact("activation point", .reach) { $0.activationPoint = .zero },
        Fact("identifier", .reach) { $0.identifier = nil },
        Fact("appearance", .appearance) { $0.appearance = Appearance() },
        Fact("touch", .appearance) { $0.touch = TouchFacts(hasGestures: true) },
        Fact("source", .appearance) { $0.source = SourceLocation(file: "a", line: 1, column: 1) },
    ]

    private init(_ name: String, _ attributes: NodeAttributes, _ change: @escaping @Sendable (inout Node) -> Void) {
        testDescription = name
        self.attributes = attributes
        self.change = change
    }
}
