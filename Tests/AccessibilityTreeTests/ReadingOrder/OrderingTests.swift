import AccessibilityTree
import TestSupport
import Testing

@Suite struct OrderingTests {
    @Test(arguments: [
        (Environment.Idiom.phone, 7.9, ["right", "left"]), (.phone, 8, ["left", "right"]),
        (.pad, 12.9, ["right", "left"]), (.pad, 13, ["left", "right"]),
    ])
    func `rows nearer than the threshold count as one`(idiom: Environment.Idiom, gap: Double, order: [String]) throws {
        // "right" is further left but lower by the gap.
        let tree = try view("root", .unit, [element("left", x: 20), element("right", x: 5, y: gap)])
            .tree(Environment(idiom: idiom))
        #expect(tree.spokenOrder == order)
    }

    @Test(arguments: [false, true])
    func `rows scrolled out of sight do not move their table before the elements above it`(clips: Bool) throws {
        var table = view(
            "table", Rect(x: 0, y: 100, width: 400, height: 300),
            [
                element("hidden row", y: -60), element("row", y: 120),
            ])
        table = table.with {
            $0.groupsChildren = true
            $0.clipsToBounds = clips
        }
        let tree = try view("root", .unit, [element("title", y: 20), table]).tree()
        #expect(tree.spokenOrder == (clips ? ["title", "hidden row", "row"] : ["hidden row", "row", "title"]))
    }

    @Test func `right-to-left layouts go from right to left in each row`() throws {
        let tree = try view(
            "root", .unit, [element("a"), element("b", x: 50), element("c", y: 50), element("d", x: 50, y: 50)]
        ).tree(Environment(layoutDirection: .rightToLeft))
        #expect(tree.spokenOrder == ["b", "a", "d", "c"])
    }

    @Test func `equal frames keep view order`() throws {
        let tree = try view("root", .unit, (0..<100).map { element("\($0)") }).tree()
        #expect(tree.spokenOrder == (0..<100).map(String.init))
    }

    @Test func `descendants of different parents interleave`() throws {
        let tree = try view("root", .unit, [columns("one", x: 0), columns("two", x: 50)]).tree()
        #expect(tree.spokenOrder == ["one top", "two top", "one bottom", "two bottom"])
    }

    @Test func `grouped descendants stay together`() throws {
        let tree = try view("root", .unit, [columns("one", x: 0), columns("two", x: 50)])
            .withChild("one") { $0.groupsChildren = true }.tree()
        #expect(tree.spokenOrder == ["one top", "one bottom", "two top", "two bottom"])
    }

    @Test func `a group is ordered by the position of its first member, not by its union`() throws {
        let group = view("group", .unit, [element("low", x: 0, y: 80), element("right", x: 60, y: 20)])
        let tree = try view("root", .unit, [element("left", x: 20, y: 20), group.with { $0.groupsChildren = true }])
            .tree()
        #expect(tree.spokenOrder == ["left", "right", "low"])
    }

    @Test func `an explicit list is ordered by the position of its first member by geometry`() throws {
        let group = view("group", .unit, [element("low", y: 80), element("high", y: 10)]).listing("low", "high")
        let tree = try view("root", .unit, [element("middle", y: 40), group]).tree()
        #expect(tree.spokenOrder == ["low", "high", "middle"])
    }

    @Test func `an explicit list in a tab bar is ordered by its own frame`() throws {
        let group = view("group", Rect(x: 0, y: 60, width: 9, height: 9), [element("listed", y: 10)]).listing("listed")
        let bar = view("bar", .unit, [group, element("middle", y: 40)])
        #expect(try view("root", .unit, [bar]).tree().spokenOrder == ["listed", "middle"])
        #expect(try view("root", .unit, [bar.with { $0.traits = .tabBar }]).tree().spokenOrder == ["middle", "listed"])
    }

    @Test(arguments: [ContainerType.list, .landmark, .dataTable])
    func `containers that are kept stay together`(type: ContainerType) throws {
        let tree = try view("root", .unit, [columns("one", x: 0), columns("two", x: 50)])
            .withChild("one") { $0.containerType = type }.tree()
        #expect(tree.spokenOrder == ["one top", "one bottom", "two top", "two bottom"])
    }

    @Test func `a semantic group without a name is flattened for order too`() throws {
        let screen = view("root", .unit, [columns("one", x: 0), columns("two", x: 50)])
        let flat = try screen.withChild("one") { $0.containerType = .semanticGroup }.tree()
        #expect(flat.spokenOrder == ["one top", "two top", "one bottom", "two bottom"])
        let kept = try screen.withChild("one") {
            $0.containerType = .semanticGroup
            $0.identifier = "one"
        }.tree()
        #expect(kept.spokenOrder == ["one top", "one bottom", "two top", "two bottom"])
    }

    @Test func `a higher sort priority comes first among siblings, before geometry`() throws {
        let tree = try view(
            "root", .unit,
            [
                element("plain"), element("late", y: 10).with { $0.sortPriority = -1 },
                element("first", y: 90).with { $0.sortPriority = 2 }, element("also plain", y: 50),
            ]
        ).tree()
        #expect(tree.spokenOrder == ["first", "plain", "also plain", "late"])
    }

    @Test func `a sort priority does not reach beyond the siblings`() throws {
        let box = view("box", .unit, [element("b", y: 50), element("a", y: 90).with { $0.sortPriority = 9 }])
        #expect(try view("root", .unit, [element("top"), box]).tree().spokenOrder == ["top", "a", "b"])
    }

    @Test func `a container's sort priority applies to everything inside it`() throws {
        let box = view("box", .unit, [element("b", y: 90), element("a", y: 80)]).with { $0.sortPriority = 1 }
        #expect(try view("root", .unit, [element("top"), box]).tree().spokenOrder == ["a", "b", "top"])
    }

    @Test(arguments: [Double.nan, .infinity])
    func `frames that are no places come last, in view order`(value: Double) throws {
        let tree = try view(
            "root", .unit,
            [
                element("x", x: value, y: value), element("y", y: value), element("fine", y: 1e300),
                element("z", y: value),
            ]
        ).tree()
        #expect(tree.spokenOrder.first == "fine")
        #expect(Set(tree.spokenOrder) == ["x", "y", "z", "fine"])
        #expect(tree.spokenOrder == tree.spokenOrder)
    }

    @Test func `many rows closer than the threshold sort without a trap`() throws {
        var random = SeededGenerator(seed: 7)
        let items = (0..<500).map { number in
            element("\(number)", x: Double(random.next(below: 100)), y: Double(random.next(below: 60)))
        }
        let tree = try view("root", .unit, items).tree()
        #expect(Set(tree.spokenOrder).count == 500)
    }

    private func columns(_ name: String, x: Double) -> Sketch {
        view(name, .unit, [element("\(name) top", x: x), element("\(name) bottom", x: x, y: 50)])
    }
}
