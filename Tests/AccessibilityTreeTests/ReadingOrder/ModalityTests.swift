import AccessibilityTree
import Testing

@Suite struct ModalityTests {
    @Test func `a modal view silences its siblings on both sides`() throws {
        let tree = try view(
            "root", .unit,
            [element("before"), modal("modal", [element("inside", y: 50)]), element("after", y: 80)]
        ).tree()
        #expect(tree.spokenOrder == ["inside"])
    }

    @Test func `of several modal siblings the last one wins`() throws {
        let tree = try view(
            "root", .unit,
            [modal("one", [element("first")]), modal("two", [element("second")]), element("after")]
        ).tree()
        #expect(tree.spokenOrder == ["second"])
    }

    @Test func `a modal view with nothing inside silences the screen`() throws {
        #expect(try view("root", .unit, [element("a"), modal("empty", [])]).tree().spokenOrder == [])
    }

    @Test func `a modal view inside a modal view silences only its own siblings`() throws {
        let tree = try view(
            "root", .unit,
            [
                element("silent"),
                modal("outer", [element("sibling"), modal("inner", [element("inside", y: 50)])]),
            ]
        ).tree()
        #expect(tree.spokenOrder == ["inside"])
    }

    @Test func `a modal view does not reach beyond its parent`() throws {
        let tree = try view(
            "root", .unit,
            [
                element("corner"),
                view("box", .unit, [modal("modal", [element("inside", y: 30)]), element("silent", y: 40)]),
                element("other corner", y: 80),
            ]
        ).tree()
        #expect(tree.spokenOrder == ["corner", "inside", "other corner"])
    }

    @Test func `a modal element is the only one read`() throws {
        let tree = try view("root", .unit, [element("a"), element("m", y: 20).with { $0.isModal = true }]).tree()
        #expect(tree.spokenOrder == ["m"])
    }

    @Test(arguments: ["hidden", "transparent", "elements hidden"])
    func `an invisible modal view hides no elements`(how: String) throws {
        let unseen = modal("modal", [element("inside", y: 20)]).with { node in
            switch how {
            case "hidden": node.isHidden = true
            case "transparent": node.alpha = 0
            default: node.elementsHidden = true
            }
        }
        let tree = try view("root", .unit, [element("a"), unseen]).tree()
        #expect(tree.spokenOrder == ["a"])
    }

    @Test func `modality works inside groups and below entries of a list`() throws {
        let box = view("box", .unit, [element("silent"), modal("modal", [element("b", y: 50), element("a", y: 20)])])
        let grouped = try view("root", .unit, [box.with { $0.groupsChildren = true }, element("end", y: 90)]).tree()
        #expect(grouped.spokenOrder == ["a", "b", "end"])
        let listed = try view("root", .unit, [box, element("end", y: 90)]).listing("end", "box").tree()
        #expect(listed.spokenOrder == ["end", "b", "a"])
    }

    @Test func `objects that are no views cannot be modal`() throws {
        let tree = try view("root", .unit, [element("a"), object("o", y: 20).with { $0.isModal = true }]).tree()
        #expect(tree.spokenOrder == ["a", "o"])
    }

    private func modal(_ name: String, _ children: [Sketch]) -> Sketch {
        view(name, .unit, children).with { $0.isModal = true }
    }
}
