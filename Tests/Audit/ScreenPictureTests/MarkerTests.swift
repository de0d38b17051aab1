import AccessibilityTree
import TestSupport
import Testing

@testable import ScreenPicture

/// Markers are numbered in reading order, are at their elements, and hide neither text nor each other.
@Suite struct MarkerTests {
    private func markers(_ tree: AccessibilityTree, _ entries: [ScreenPicture.Entry]) -> (Markers, ScreenDrawing) {
        let screen = tree.environment.screenBounds
        var drawing = ScreenDrawing(tree, screen: screen, palette: Palette(.light), prefix: "")
        drawing.run()
        let picture = ScreenPicture(tree, title: "", entries: entries)
        return (Markers(picture, on: drawing, screen: screen), drawing)
    }

    @Test(arguments: 0..<30) func `numbers hide no text and no other number`(seed: UInt64) throws {
        var random = SeededGenerator(seed: seed)
        let nodes = (0..<3 + random.next(below: 60)).map { offset in
            // Some at the same place, some inside others, some out of sight.
            let unit = random.next(below: 3) == 0 ? 100.0 : 7.0
            let frame = Rect(
                x: Double(random.next(below: 60)) * unit - 40, y: Double(random.next(below: 70)) * unit - 40,
                width: Double(random.next(below: 300)), height: Double(random.next(below: 60)))
            return PictureTree.label(UInt64(offset + 2), "Element \(offset)", frame)
        }
        let tree = try PictureTree.screen(nodes)
        let entries = nodes.map { ScreenPicture.Entry($0.id, text: "Element") }
        let (markers, drawing) = markers(tree, entries)
        let boxes = markers.markers.map(\.box)
        #expect(markers.markers.map(\.number) == entries.indices.map { $0 + 1 })
        for (place, box) in boxes.enumerated() {
            #expect(!drawing.occupied.contains(where: box.intersects), "\(place)")
            #expect(!boxes[..<place].contains(where: box.intersects), "\(place)")
        }
        let numbers = try PictureParts(ScreenPicture(tree, title: "", entries: entries).svg).markers.map(\.number)
        #expect(numbers == entries.indices.map { $0 + 1 })
    }

    @Test func `elements at the same place have frames inside each other`() throws {
        let frame = Rect(x: 50, y: 50, width: 100, height: 60)
        let tree = try PictureTree.screen([])
        let (markers, _) = markers(tree, [.init(frame: frame, text: "a"), .init(frame: frame, text: "b")])
        let outlines = markers.markers.compactMap(\.outline)
        #expect(outlines == [frame, Rect(x: 52, y: 52, width: 96, height: 56)])
    }

    @Test func `an element is framed by its path, and only where it can be seen`() throws {
        var path = PictureTree.label(2, "Path", Rect(x: 10, y: 10, width: 100, height: 20))
        path.pathBounds = Rect(x: 5, y: 40, width: 30, height: 30)
        let edge = PictureTree.label(3, "Edge", Rect(x: 300, y: 100, width: 100, height: 20))
        let gone = PictureTree.label(4, "Gone", Rect(x: 10, y: 600, width: 100, height: 20))
        let tree = try PictureTree.screen([path, edge, gone])
        let (markers, _) = markers(tree, PictureTree.entries(tree))
        let byNumber = markers.markers
        let outlines = byNumber.map(\.outline)
        #expect(outlines.contains(Rect(x: 5, y: 40, width: 30, height: 30)))
        #expect(outlines.contains(Rect(x: 300, y: 100, width: 20, height: 20)))
        let unseen = try #require(byNumber.first { $0.outline == nil })
        #expect(unseen.frame == Rect(x: 10, y: 600, width: 100, height: 20))
        #expect(unseen.box.y > PictureTree.phone.maxY)
    }

    @Test func `what an ancestor cuts off or hides has its number in the tray`() throws {
        var builder = TreeBuilder(environment: Environment(screenBounds: PictureTree.phone))
        builder.open(Node(id: NodeID(1), className: "UIWindow", frame: PictureTree.phone))
        var scroll = Node(id: NodeID(2), className: "UIScrollView", frame: Rect(x: 0, y: 0, width: 320, height: 100))
        scroll.clipsToBounds = true
        builder.open(scroll)
        builder.add(PictureTree.label(3, "Inside", Rect(x: 20, y: 20, width: 100, height: 20)))
        builder.add(PictureTree.label(4, "Cut off", Rect(x: 20, y: 200, width: 100, height: 20)))
        builder.close()
        var hidden = PictureTree.label(5, "Hidden", Rect(x: 20, y: 300, width: 100, height: 20))
        hidden.alpha = 0
        builder.add(hidden)
        builder.close()
        let tree = try builder.finish()
        let picture = ScreenPicture(
            tree, title: "", entries: [3, 4, 5].map { .init(NodeID($0), text: "\($0)") })
        let (markers, _) = markers(tree, picture.entries)
        #expect(markers.markers.map { $0.outline != nil } == [true, false, false])
        let texts = try PictureParts(picture.svg).texts("text")
        #expect(texts.contains("Inside") && !texts.contains("Cut off") && !texts.contains("Hidden"))
        #expect(texts.contains("Not visible on the screen:"))
    }

    @Test func `a number without room at its element is placed outside the screen, with a line to it`() throws {
        let text = String(repeating: "Wide text ", count: 40)
        let rows = (0..<24).map { row in
            var node = PictureTree.label(
                UInt64(row + 2), text, Rect(x: 0, y: Double(row) * 20, width: 320, height: 20))
            node.appearance?.lines = [.init(text: text, width: 320)]
            return node
        }
        var middle = PictureTree.label(90, "", Rect(x: 100, y: 200, width: 100, height: 20))
        middle.appearance = nil
        let tree = try PictureTree.screen(rows + [middle])
        let (markers, _) = markers(tree, [.init(NodeID(90), text: "Middle")])
        let marker = try #require(markers.markers.first)
        #expect(marker.leader != nil && marker.box.maxX <= 0)
    }
}
