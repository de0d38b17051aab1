import Foundation
import TestSupport
import Testing

/// Page sources in the tool.
struct PageSourceToolTests {
    private static func path(_ name: String) -> String {
        PackageFolders.expectations.appending(path: "pagesource/\(name)").path
    }

    private static let documents = [
        "wda.xml", "wda-old.xml", "uiautomator.xml", "appium-android.xml", "idb-flat.json", "idb-nested.json",
        "maestro.json", "accessibility-snapshot.json",
    ]

    @Test(arguments: documents)
    func `what is read is what the library's reader says`(_ name: String) throws {
        let output = try ToolTests.run(["read", Self.path(name)])
        let recorded = PackageFolders.expectations.appending(path: "pagesource/\(name).speech.txt")
        let expected = try String(contentsOf: recorded, encoding: .utf8).split(separator: "\n").map { "  " + $0 }
        #expect(output.code == 0, "\(output.err)")
        #expect(output.out.split(separator: "\n").dropFirst().map(String.init) == expected)
    }

    @Test(arguments: documents)
    func `the tree and a picture of it are written`(_ name: String) throws {
        let tree = try ToolTests.run(["tree", Self.path(name)])
        let recorded = PackageFolders.expectations.appending(path: "pagesource/\(name).tree.txt")
        let expected = try String(contentsOf: recorded, encoding: .utf8)
        #expect(tree.code == 0 && tree.out.contains(expected.prefix(40)), "\(tree.err)")
        let picture = try ToolTests.run(["snapshot", Self.path(name)])
        #expect(picture.code == 0 && picture.out.contains("class=\"marker\""), "\(picture.err)")
    }

    @Test func `the name of the file says nothing`() throws {
        let text = try String(contentsOfFile: Self.path("wda.xml"), encoding: .utf8)
        for name in ["page.storyboard", "page.json", "page"] {
            let output = try ToolTests.run(["read", try ToolTests.file(text, name)])
            #expect(output.code == 0 && output.out.hasPrefix("Travel\n  Add, button\n"), "\(name): \(output.err)")
        }
    }

    @Test func `a log of a page source is the same when it is replayed`() throws {
        let log = try ToolTests.file("", "log.jsonl")
        #expect(try ToolTests.run(["read", Self.path("wda.xml"), "--log", log]).code == 0)
        let replayed = try ToolTests.run(["replay", log])
        #expect(replayed.out == "speech is unchanged\n", "\(replayed.err)")
    }

    @Test func `an issue of a text that could not be read needs review`() throws {
        let page = """
            <XCUIElementTypeApplication width="390" height="844" label="A">\
            <XCUIElementTypeButton label="AX error -25205" x="0" y="100" width="50" height="50"/>\
            </XCUIElementTypeApplication>
            """
        let output = try ToolTests.run(["audit", "--rule", "label-missing", try ToolTests.file(page, "page.xml")])
        #expect(output.code == 3 && output.out.contains("could not read its texts"), "\(output.out)")
        #expect(output.out.contains("page.xml: could not be measured: the texts of 1 element could not be read"))
        #expect(output.out.hasSuffix("0 issues in 1 file; 1 needs review; 1 could not be measured\n"))
        #expect(output.err.contains("could not read the texts of 1 element."), "\(output.err)")
    }

    @Test func `the reason why a page can't be read is reported`() throws {
        let damaged = try ToolTests.run([
            "read", try ToolTests.file("<AppiumAUT>\n<XCUIElementTypeOther x=\"a\"/></AppiumAUT>"),
        ])
        #expect(damaged.code == 65 && damaged.err.contains(":2:1: x must be a number"), "\(damaged.err)")
        let display = try ToolTests.run(["read", Self.path("wda.xml"), "--text-size", "AX5"])
        #expect(display.code == 64 && display.err.contains("a page source has its own size"), "\(display.err)")
        let cut = try ToolTests.run(["read", Self.path("idb-nested.json")])
        #expect(cut.code == 0 && cut.err.contains("truncated"), "\(cut.err)")
    }

    @Test func `a page source is explored, and says that nothing answers`() throws {
        let state = FileManager.default.temporaryDirectory.appending(path: "earshot-\(UUID().uuidString)")
        let terminal = try PseudoTerminal(
            ["explore", "--silent", Self.path("wda.xml")], environment: ["XDG_STATE_HOME": state.path])
        try terminal.wait(for: "This is a page source")
        try terminal.wait(for: "speaks     Add, button")
        try terminal.type("\u{1B}[C", until: "speaks     Trips, heading")
        try terminal.type("\r", until: "a page source does not")
        try terminal.type("\u{1B}[C", until: "speaks     Selected, Oslo, 3 nights, button")
        terminal.hangUp()
        _ = try terminal.waitUntilExit()
    }

    @Test func `a page source can't be served`() throws {
        let output = try ToolTests.run(["serve", "--at-driver", Self.path("wda.xml")])
        #expect(output.code == 64 && output.err.contains("does not respond to actions"), "\(output.err)")
    }
}
