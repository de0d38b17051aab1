import AccessibilityTree
import PageSource
import ScreenReader
import StrictXML
import TestSupport
import Testing

/// Documents of each tool, recorded whole: the tree and its announcements.
struct RecognitionTests {
    static let documents: [(name: String, format: PageSourceFormat)] = [
        ("wda.xml", .webDriverAgent), ("wda-old.xml", .webDriverAgent), ("uiautomator.xml", .uiAutomator),
        ("appium-android.xml", .uiAutomator), ("idb-flat.json", .idb), ("idb-nested.json", .idb),
        ("maestro.json", .maestro), ("accessibility-snapshot.json", .accessibilitySnapshot),
    ]

    @Test(arguments: documents)
    func `a document is recognized by its content and read`(_ name: String, _ format: PageSourceFormat) throws {
        let bytes = try Documents.bytes(name)
        #expect(PageSourceFormat(of: bytes) == format)
        let source = try PageSource(bytes, file: "page")
        #expect(source.format == format)
        try expectMatches(recorded: "pagesource/\(name).tree.txt", actual: source.tree.dump())
        let phrases = Phraser(style: .voiceover).phrases(of: source.tree).map { $0.phrase.text() + "\n" }
        try expectMatches(recorded: "pagesource/\(name).speech.txt", actual: phrases.joined())
    }

    @Test(arguments: documents)
    func `each node has its location in the document`(_ name: String, _ format: PageSourceFormat) throws {
        let bytes = try Documents.bytes(name)
        let lines = String(decoding: bytes, as: UTF8.self).split(separator: "\n", omittingEmptySubsequences: false)
        let tree = try PageSource(bytes, file: "page").tree
        // AccessibilitySnapshot's model has no positions.
        guard format != .accessibilitySnapshot else { return }
        for index in 0..<tree.count where tree[index].id != NodeID(0) {
            let place = try #require(tree[index].source)
            let line = Array(lines[place.line - 1].utf8)
            #expect(place.file == "page" && [UInt8(ascii: "<"), UInt8(ascii: "{")].contains(line[place.column - 1]))
        }
    }

    @Test(arguments: [
        "", " ", "hello", "<", "<document type=\"com.apple.InterfaceBuilder3.CocoaTouch.XIB\"/>", "{}", "[]", "[1]",
        "{\"class\": \"UIView\"}", "<html><body/></html>", "<!-- <AppiumAUT> --><x/>", "<a.b/>", "null", "\u{0}",
        "{\"format\": \"earshot-tree/1\"}", "[{\"frame\": 1}]",
    ])
    func `a text that is no page source is rejected`(_ text: String) {
        #expect(PageSourceFormat(of: Array(text.utf8)) == nil)
        #expect(throws: PageSourceError.self) { try PageSource(Array(text.utf8), file: "x") }
    }

    @Test func `a document that is marked as truncated is reported`() throws {
        #expect(try PageSource(Documents.bytes("idb-nested.json"), file: "x").notes.count == 1)
        #expect(try PageSource(Documents.bytes("idb-flat.json"), file: "x").notes.isEmpty)
    }

    @Test func `a secret is never read in the clear`() throws {
        for name in ["wda.xml", "uiautomator.xml"] {
            let source = try PageSource(Documents.bytes(name), file: "x")
            let dump = source.tree.dump()
            #expect(!dump.contains("hunter2") && dump.contains("•••••••"))
        }
    }

    @Test func `an iPad is recognized by its size, and an Android screen is not one`() throws {
        func idiom(_ text: String) throws -> Environment.Idiom {
            try PageSource(Array(text.utf8), file: "x").tree.environment.idiom
        }
        #expect(try idiom("<XCUIElementTypeApplication width=\"1024\" height=\"768\"/>") == .pad)
        #expect(try idiom("<XCUIElementTypeApplication width=\"390\" height=\"844\"/>") == .phone)
        #expect(try idiom("<hierarchy width=\"1080\" height=\"2400\"><node/></hierarchy>") == .phone)
    }

    @Test func `nothing answers on a page source`() async throws {
        let tree = try PageSource(Documents.bytes("wda.xml"), file: "x").tree
        await MainActor.run {
            let screen = PageSourceScreen(tree)
            var copy = screen.captureTree()
            #expect(screen.refresh(&copy) == TreeChanges() && copy == tree)
        }
    }

    @Test func `elements of idb on lines of their own are read with their lines`() throws {
        let lines = """
            {"AXLabel": "Save", "type": "Button", "frame": {"x": 10, "y": 20, "width": 100, "height": 44}}
            {"AXLabel": "It is saved.", "type": "StaticText", "frame": {"x": 10, "y": 80, "width": 100, "height": 20}}

            """
        let source = try PageSource(Array(lines.utf8), file: "x.ndjson")
        #expect(source.format == .idb)
        let order = ReadingOrder(source.tree)
        #expect(order.elements.compactMap { source.tree[$0]?.label?.string } == ["Save", "It is saved."])
        #expect(order.elements.compactMap { source.tree[$0]?.source?.line } == [1, 2])
    }
}
