import AccessibilityTree
import Testing

@Suite struct HitTestingTests {
    @Test func `of overlapping elements the topmost, then leftmost one is under the finger`() throws {
        let tree = try overlapping()
        let order = ReadingOrder(tree)
        #expect(order.element(at: Point(x: 25, y: 25), in: tree) == tree.id("large"))
        #expect(order.element(at: Point(x: 25, y: 25), in: tree, overlap: .smallest) == tree.id("small"))
        #expect(order.element(at: Point(x: 45, y: 5), in: tree) == tree.id("large"))
    }

    @Test func `a point outside every element hits nothing`() throws {
        let tree = try overlapping()
        let order = ReadingOrder(tree)
        for point in [Point(x: 50, y: 5), Point(x: -1, y: 5), Point(x: .nan, y: 5), Point(x: 5, y: .infinity)] {
            #expect(order.element(at: point, in: tree) == nil)
        }
    }

    @Test func `hidden elements are not under a finger`() throws {
        let tree = try view("root", .unit, [element("hidden").with { $0.isHidden = true }]).tree()
        #expect(ReadingOrder(tree).element(at: Point(x: 1, y: 1), in: tree) == nil)
    }

    @Test(arguments: [
        (Environment.LayoutDirection.leftToRight, "left"), (.rightToLeft, "right"),
    ])
    func `in one row the start of the line decides`(direction: Environment.LayoutDirection, winner: String) throws {
        let tree = try view(
            "root", .unit,
            [
                element("left").with { $0.frame = Rect(x: 0, y: 0, width: 30, height: 10) },
                element("right").with { $0.frame = Rect(x: 10, y: 0, width: 30, height: 10) },
            ]
        ).tree(Environment(layoutDirection: direction))
        let found = ReadingOrder(tree).element(at: Point(x: 20, y: 5), in: tree, overlap: .topLeft)
        #expect(found == tree.id(winner))
    }

    private func overlapping() throws -> AccessibilityTree {
        try view(
            "root", .unit,
            [
                element("small").with { $0.frame = Rect(x: 20, y: 20, width: 10, height: 10) },
                element("large").with { $0.frame = Rect(x: 0, y: 0, width: 50, height: 50) },
            ]
        ).tree()
    }
}
