import AccessibilityTree
import Testing

@Suite struct VisitingTests {
    @Test func `1 elementsHidden drops the node and everything below, even an element`() throws {
        let tree = try view(
            "root", .unit,
            [
                element("kept"), element("hidden", y: 20).with { $0.elementsHidden = true },
                view("box", .unit, [element("inside", y: 40)]).with { $0.elementsHidden = true },
            ]
        ).tree()
        #expect(tree.spokenOrder == ["kept"])
    }

    @Test(arguments: [
        (false, 1.0, true), (true, 1, false), (false, 0, false), (false, -1, false), (false, 0.001, true),
    ])
    func `2 hidden and transparent views are dropped`(isHidden: Bool, alpha: Double, isRead: Bool) throws {
        let tree = try view("root", .unit, [view("box", .unit, [element("inside")])])
            .withChild("box") {
                $0.isHidden = isHidden
                $0.alpha = alpha
            }.tree()
        #expect(tree.spokenOrder == (isRead ? ["inside"] : []))
    }

    @Test func `2 hiding applies to views only`() throws {
        let tree = try view("root", .unit, [object("object").with { $0.isHidden = true }]).listing("object").tree()
        #expect(tree.spokenOrder == ["object"])
    }

    @Test(arguments: ["clips", "element", "explicit", "nothing"])
    func `3 zero-size views are dropped when they clip, are elements or list elements`(what: String) throws {
        var box = view("box", .zero, [element("inside")])
        switch what {
        case "clips": box = box.with { $0.clipsToBounds = true }
        case "element": box = box.with { $0.isElement = true }
        case "explicit": box = box.listing("inside")
        default: break
        }
        #expect(try view("root", .unit, [box]).tree().spokenOrder == (what == "nothing" ? ["inside"] : []))
    }

    @Test func `3 the view's own frame decides, not its accessibility frame`() throws {
        let tree = try view(
            "root", .unit,
            [
                element("told nothing").with {
                    $0.frame = .zero
                    $0.viewFrame = .unit
                },
                element("told something").with { $0.viewFrame = .zero },
            ]
        ).tree()
        #expect(tree.spokenOrder == ["told nothing"])
    }

    @Test(arguments: [(0.0, 1.0), (1, 0)])
    func `3 a line without thickness is not zero size`(width: Double, height: Double) throws {
        let line = element("line").with { $0.frame = Rect(x: 0, y: 0, width: width, height: height) }
        #expect(try view("root", .unit, [line]).tree().spokenOrder == ["line"])
    }

    @Test func `4 an element hides what is inside it`() throws {
        let tree = try view("root", .unit, [view("outer", .unit, [element("inner")]).with { $0.isElement = true }])
            .tree()
        #expect(tree.spokenOrder == ["outer"])
    }

    @Test func `4 an element wins over its explicit list`() throws {
        let tree = try view("root", .unit, [element("a"), element("outer", y: 50).listing("a")]).tree()
        #expect(tree.spokenOrder == ["a", "outer"])
    }

    @Test func `5 an explicit list is read in its own order, and subviews outside it are not`() throws {
        let tree = try view("root", .unit, [element("a"), element("b", y: 20), element("c", y: 40)])
            .listing("c", "a").with { $0.label = "never read" }.tree()
        #expect(tree.spokenOrder == ["c", "a"])
    }

    @Test func `5 every entry is visited with the same rules`() throws {
        let tree = try view(
            "root", .unit,
            [
                element("hidden").with { $0.isHidden = true },
                view("plain", .unit, [element("low", y: 60), element("high", y: 20)]),
                view("nested", .unit, [object("object")]).listing("object"),
            ]
        ).listing("nested", "hidden", "plain").tree()
        // The elements of a plain view join the list in the order of its subviews.
        #expect(tree.spokenOrder == ["object", "low", "high"])
    }

    @Test func `5 an empty list means nothing to read`() throws {
        #expect(try view("root", .unit, [element("a")]).listing().tree().spokenOrder == [])
    }

    @Test func `6 subviews of plain views are visited`() throws {
        let tree = try view("root", .unit, [view("a", .unit, [view("b", .unit, [element("deep")])])]).tree()
        #expect(tree.spokenOrder == ["deep"])
    }

    @Test func `7 an object that is neither view nor element nor container says nothing`() throws {
        let tree = try view(
            "root", .unit,
            [view("group", .unit, [element("inside")]).with { $0.isView = false }, element("next")]
        ).tree()
        #expect(tree.spokenOrder == ["next"])
    }

    @Test func `7 an object with a list is a group`() throws {
        let tree = try view(
            "root", .unit,
            [view("group", .unit, [object("b"), object("a")]).with { $0.isView = false }.listing("b", "a")]
        ).listing("group").tree()
        #expect(tree.spokenOrder == ["b", "a"])
    }

    @Test func `an empty tree reads nothing`() {
        #expect(ReadingOrder(AccessibilityTree()).isEmpty)
    }

    @Test func `a root that is an element is the only stop`() throws {
        #expect(try view("root", .unit, [element("inner")]).with { $0.isElement = true }.tree().spokenOrder == ["root"])
    }
}

extension Sketch {
    /// Adjusts the direct child with a name.
    func withChild(_ name: String, _ change: @escaping (inout Node) -> Void) -> Sketch {
        var copy = self
        copy.children = children.map { $0.name == name ? $0.with(change) : $0 }
        return copy
    }
}
