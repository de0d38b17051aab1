import AccessibilityTree
import StrictXML
import Testing

@testable import ScreenPicture

/// Whatever text a screen has and however it is laid out, its picture is a valid document with a marker for each
/// element.
@Suite struct HostilePictureTests {
    static let texts = [
        "</svg><script>alert(1)</script>", "\"><img src=x onerror=alert(1)>", "]]>", "&lt;b&amp;", "<!-- -- -->",
        "a\u{0}b\u{1B}[31mc\u{7F}\u{85}", "\u{202E}gnp.exe\u{2066}", "\u{FEFF}\u{FFFE}\u{FFFF}", "##[error]no",
        "::error::no",
        "one\ntwo\r\nthree\tfour", "'\"`$(x)", String(repeating: "e\u{301}\u{302}", count: 5_000),
        String(repeating: "word ", count: 2_000), "مرحبا 123 שלום", "👩‍👩‍👧‍👦", " ", "",
    ]

    @Test(arguments: texts) func `any text is drawn, named and listed without marking anything up`(_ text: String)
        throws
    {
        var node = PictureTree.label(2, text, Rect(x: 20, y: 40, width: 200, height: 44))
        node.className = text
        node.appearance?.imageName = text
        node.appearance?.placeholder = text
        let tree = try PictureTree.screen(
            [node], environment: Environment(language: text, screenBounds: PictureTree.phone))
        let entries = [ScreenPicture.Entry(NodeID(2), text: text), .init(frame: .zero, text: text)]
        for style in ScreenPicture.Style.allCases {
            let picture = ScreenPicture(tree, title: text, entries: entries, style: style)
            let page = ScreenPicturePage(title: text, screens: [.init([picture, picture], note: text)])
            let parts = [try PictureParts(picture.svg), try PictureParts(html: page.html)]
            #expect(parts[0].markers.map(\.number) == [1, 2])
            #expect(parts[1].markers.map(\.number) == [1, 2, 1, 2])
            for (written, parts) in zip([picture.svg, page.html], parts) {
                #expect(parts.elements("script").isEmpty && parts.elements("img").isEmpty)
                #expect(!written.unicodeScalars.contains { $0 != "\n" && $0.value < 0x20 || $0 == "\u{202E}" })
                #expect(!written.contains("##[") && written.utf8.count < 40_000)
            }
        }
    }

    @Test func `the first line of an SVG is no command for a build log, nor is any other`() throws {
        let tree = try PictureTree.screen([
            PictureTree.label(2, "::set-output::", Rect(x: 0, y: 0, width: 9, height: 9))
        ])
        let picture = ScreenPicture(tree, title: "::warning::", entries: PictureTree.entries(tree))
        let page = ScreenPicturePage(title: "::warning::", screens: [.init([picture])])
        for line in (picture.svg + page.html).split(separator: "\n") {
            #expect(!line.drop(while: \.isWhitespace).hasPrefix("::"), "\(line)")
        }
    }

    static let numbers: [Double] = [
        .nan, .infinity, -.infinity, .greatestFiniteMagnitude, -.greatestFiniteMagnitude, 1e308, -1e9, 1e9, 0, -5,
        .leastNonzeroMagnitude, 50,
    ]

    @Test(arguments: numbers) func `frames of any numbers leave numbers that every viewer takes`(_ number: Double)
        throws
    {
        let frames = [
            Rect(x: number, y: 10, width: 50, height: 20), Rect(x: 10, y: number, width: 50, height: 20),
            Rect(x: 10, y: 10, width: number, height: 20), Rect(x: 10, y: 10, width: 50, height: number),
            Rect(x: number, y: number, width: number, height: number),
        ]
        var nodes: [Node] = []
        for (offset, frame) in frames.enumerated() {
            var node = PictureTree.label(UInt64(offset + 2), "Text \(offset)", frame)
            node.appearance?.fontSize = number
            node.appearance?.lines = [.init(text: "Text", width: number)]
            node.appearance?.backgroundColor = .init(red: number, green: number, blue: number, alpha: number)
            node.appearance?.numberOfLines = offset % 2
            node.clipsToBounds = offset % 2 == 0
            node.pathBounds = offset == 4 ? frame : nil
            nodes.append(node)
        }
        var entries = nodes.map { ScreenPicture.Entry($0.id, text: "Text") }
        entries += frames.map { ScreenPicture.Entry(frame: $0, text: "Place") }
        entries.append(.init(NodeID(999), text: "not there"))
        for bounds in [PictureTree.phone, frames[4]] {
            let tree = try PictureTree.screen(nodes, environment: Environment(screenBounds: bounds))
            let svg = ScreenPicture(tree, title: "Frames", entries: entries).svg
            let parts = try PictureParts(svg)
            #expect(parts.markers.map(\.number) == entries.indices.map { $0 + 1 })
            for text in parts.coordinates
                + (parts.value("viewBox", of: parts.document.root) ?? "x").split(separator: " ")
                .map(String.init)
            {
                let value = try #require(Double(text), "\(text)")
                #expect(value.magnitude <= 100_000 && text.utf8.count <= 10 && !text.contains("e"), "\(text)")
            }
        }
    }

    @Test func `a tree without nodes and without a screen is a picture too`() throws {
        for tree in [AccessibilityTree(), AccessibilityTree(environment: Environment(screenBounds: .zero))] {
            let parts = try PictureParts(ScreenPicture(tree, title: "", entries: []).svg)
            #expect(parts.markers.isEmpty && parts.legend.isEmpty)
            #expect(parts.elements("rect", class: "screen").count == 1)
        }
    }

    @Test func `no depth is too much`() throws {
        let depth = 100_000
        var builder = TreeBuilder(environment: Environment(screenBounds: PictureTree.phone))
        for id in 1...depth {
            var node = Node(id: NodeID(UInt64(id)), className: "UIView", frame: PictureTree.phone)
            node.clipsToBounds = true
            node.alpha = 0.999_999
            builder.open(node)
        }
        builder.add(PictureTree.label(UInt64(depth + 1), "Deep", Rect(x: 20, y: 40, width: 100, height: 20)))
        for _ in 1...depth { builder.close() }
        let tree = try builder.finish()
        let parts = try PictureParts(
            ScreenPicture(tree, title: "Deep", entries: [.init(NodeID(UInt64(depth + 1)), text: "Deep")]).svg)
        #expect(parts.markers.count == 1 && parts.texts("text").contains("Deep"))
    }

    @Test func `what there is too much of is left out and counted`() throws {
        let count = ScreenPicture.nodeLimit + 7
        let place = Rect(x: 10, y: 10, width: 10, height: 10)
        let nodes = (0..<count).map { offset in
            var node = Node(id: NodeID(UInt64(offset + 2)), className: "UIView", frame: place)
            node.appearance = Appearance()
            node.appearance?.backgroundColor = .init(red: 1, green: 0, blue: 0)
            return node
        }
        let tree = try PictureTree.screen(nodes)
        let spoken = (0..<ScreenPicture.entryLimit + 3).map { ScreenPicture.Entry(frame: place, text: "Spot \($0)") }
        let picture = ScreenPicture(tree, title: "Many", entries: spoken)
        let parts = try PictureParts(picture.svg)
        #expect(parts.elements("rect").count { parts.value("fill", of: $0) == "#FF0000" } == ScreenPicture.nodeLimit)
        #expect(parts.markers.map(\.number) == (1...ScreenPicture.entryLimit).map { $0 })
        #expect(parts.legend.count == ScreenPicture.entryLimit)
        #expect(parts.texts("text").contains("7 more views that are not drawn"))
        #expect(parts.texts("text").contains("and 3 more announcements without a number"))
        let page = try PictureParts(html: ScreenPicturePage(title: "Many", screens: [.init([picture])]).html)
        #expect(page.elements("li").count == ScreenPicture.entryLimit && page.texts("p") == ["and 3 more"])
    }

    @Test func `a picture never contains a secret`() throws {
        var node = PictureTree.label(2, "PIN", Rect(x: 20, y: 40, width: 200, height: 44))
        node.traits = [.textEntry, .secureTextField]
        node.appearance?.text = "hunter2"
        node.appearance?.visibleText = "hunt…"
        node.appearance?.lines = [.init(text: "hunter2", width: 60)]
        let tree = try PictureTree.screen([node])
        let svg = ScreenPicture(tree, title: "Sign in", entries: PictureTree.entries(tree)).svg
        #expect(!svg.contains("hunt") && svg.contains("•••••"))
    }
}
