import AccessibilityTree
import ScreenPicture
import StrictXML
import Testing

/// Text is drawn where it was laid out.
@Suite struct TextDrawingTests {
    private func drawn(_ node: Node, _ environment: Environment = Environment(screenBounds: PictureTree.phone)) throws
        -> (parts: PictureParts, texts: [XMLElement])
    {
        let tree = try PictureTree.screen([node], environment: environment)
        let parts = try PictureParts(ScreenPicture(tree, title: "", entries: []).svg)
        return (parts, parts.elements("text"))
    }

    private static let frame = Rect(x: 20, y: 40, width: 200, height: 60)

    struct Case: Sendable {
        var text: String
        var direction: Environment.LayoutDirection
        var alignment: Appearance.TextAlignment
        var x: String
        var anchor: String?
        var written: String?
    }

    static let cases = [
        Case(text: "Latin…", direction: .rightToLeft, alignment: .right, x: "220", anchor: "end"),
        Case(text: "Latin", direction: .leftToRight, alignment: .left, x: "20"),
        Case(text: "Latin", direction: .leftToRight, alignment: .center, x: "120", anchor: "middle"),
        Case(text: "1 שלום", direction: .leftToRight, alignment: .right, x: "220", written: "rtl"),
        Case(text: "مرحبا", direction: .rightToLeft, alignment: .left, x: "20", anchor: "end", written: "rtl"),
        Case(text: "42", direction: .rightToLeft, alignment: .right, x: "220", written: "rtl"),
    ]

    @Test(arguments: cases) func `a line begins where its letters and its alignment say`(_ sample: Case) throws {
        var node = PictureTree.label(2, sample.text, Self.frame)
        node.appearance?.textAlignment = sample.alignment
        let (parts, texts) = try drawn(
            node, Environment(layoutDirection: sample.direction, screenBounds: PictureTree.phone))
        let line = try #require(texts.first { $0.text == sample.text })
        #expect(parts.value("x", of: line) == sample.x)
        #expect(parts.value("text-anchor", of: line) == sample.anchor)
        #expect(parts.value("direction", of: line) == sample.written)
    }

    @Test func `lines are as wide as they were laid out, and stand in the middle of the view`() throws {
        var node = PictureTree.label(2, "One two", Self.frame)
        node.appearance?.fontSize = 10
        node.appearance?.fontWeight = 600
        node.appearance?.lines = [.init(text: "One", width: 21.25), .init(text: "two", width: 19)]
        let (parts, texts) = try drawn(node)
        let lines = texts.filter { ["One", "two"].contains($0.text) }
        #expect(lines.map { parts.value("textLength", of: $0) } == ["21.25", "19"])
        #expect(lines.map { parts.value("font-weight", of: $0) } == ["600", "600"])
        // Two lines of 11.93 points around 70, each with 9.52 points above its baseline.
        #expect(lines.map { parts.value("y", of: $0) } == ["67.59", "79.52"])
    }

    @Test func `text without known lines is broken where there is room, as far as it may`() throws {
        var node = PictureTree.label(2, "Some words that need more than one line of this width", Self.frame)
        node.appearance?.numberOfLines = 2
        let (_, texts) = try drawn(node)
        #expect(texts.count == 2 && texts.last?.text.hasSuffix("…") == true)
        node.appearance?.numberOfLines = 0
        #expect(try drawn(node).texts.map(\.text).joined(separator: " ") == node.label?.string)
    }

    @Test func `a back button shows an arrow and where it leads`() throws {
        var node = Node(id: NodeID(2), className: "UINavigationBarBackButton", frame: Self.frame)
        node.isElement = true
        node.label = "Trips"
        node.traits = [.button, .backButton]
        let (parts, texts) = try drawn(node)
        #expect(texts.map(\.text) == ["‹ Trips"])
        #expect(texts.first.map { parts.value("fill", of: $0) } == "#007AFF")
    }

    @Test(arguments: [("text", "#123456"), ("", "#6E6E73")])
    func `an empty field shows its placeholder`(text: String, color: String) throws {
        var node = PictureTree.label(2, text, Self.frame)
        node.traits = .textEntry
        node.appearance?.placeholder = "Hint"
        node.appearance?.hasBorder = true
        node.appearance?.textColor = .init(red: 0x12 / 255, green: 0x34 / 255, blue: 0x56 / 255)
        let (parts, texts) = try drawn(node)
        #expect(texts.map(\.text) == [text.isEmpty ? "Hint" : text])
        #expect(texts.map { parts.value("fill", of: $0) } == [color])
        #expect(texts.map { parts.value("x", of: $0) } == ["27"])
    }
}
