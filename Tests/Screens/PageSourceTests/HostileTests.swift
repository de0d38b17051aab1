import AccessibilityTree
import PageSource
import StrictXML
import TestSupport
import Testing

/// Malicious documents: they are read within limits or refused with one error that gives the location.
struct HostileTests {
    private func refusal(_ text: String, limits: XMLLimits = XMLLimits()) -> PageSourceError? {
        do {
            _ = try PageSource(Array(text.utf8), file: "page\u{1B}.xml", limits: limits)
            return nil
        } catch {
            return error
        }
    }

    @Test(arguments: [
        "<AppiumAUT><XCUIElementTypeButton x=\"abc\"/></AppiumAUT>", "<XCUIElementTypeButton y=\"1e400\"/>",
        "<XCUIElementTypeButton width=\"nan\"/>", "<XCUIElementTypeButton width=\"inf\"/>",
        "<XCUIElementTypeButton x=\"0x10\"/>", "<XCUIElementTypeButton x=\" 1\"/>",
        "<XCUIElementTypeButton x=\"99999999999999999999\"/>", "<XCUIElementTypeButton x=\"1,5\"/>",
        "<hierarchy><node bounds=\"[0,0][1,\"/></hierarchy>", "<hierarchy><node bounds=\"0,0,1,1\"/></hierarchy>",
        "<hierarchy><node bounds=\"[0,0][1e999,1]\"/></hierarchy>",
        "[{\"AXLabel\": \"x\", \"frame\": {\"x\": 1e300, \"y\": 0, \"width\": 1, \"height\": 1}}]",
        "[{\"AXLabel\": \"x\", \"AXFrame\": \"{{0, 0}, {1\"}]", "[{\"AXLabel\": {}}]", "[{\"AXLabel\": \"x\"}, 5]",
        "{\"attributes\": {}, \"children\": [{\"children\": []}]}", "{\"attributes\": {}, \"children\": 5}",
        "{\"attributes\": {\"bounds\": \"\\u001b[2J\"}, \"children\": []}",
        "[{\"element\": {\"_0\": {\"shape\": 5}}}]", "<AppiumAUT><XCUIElementTypeButton>",
        "<!DOCTYPE x [<!ENTITY a \"b\">]><AppiumAUT>&a;</AppiumAUT>", "<AppiumAUT>&a;</AppiumAUT>",
        "[{\"AXLabel\": \"a\", \"AXLabel\": \"b\"}]", "[{\"AXLabel\": \"\\ud800\"}]",
    ])
    func `an invalid value is reported with its location`(_ text: String) throws {
        let error = try #require(refusal(text))
        #expect(error.line != nil || text.hasPrefix("<!DOCTYPE"), "\(error)")
        #expect(!error.description.unicodeScalars.contains { $0.value < 0x20 }, "\(error)")
        #expect(error.description.utf8.count < 600)
    }

    @Test func `every prefix of a document is refused, and never read as a part`() throws {
        for (name, _) in RecognitionTests.documents {
            let bytes = try Documents.bytes(name)
            let trimmed = bytes.lastIndex { !" \n".utf8.contains($0) }.map { $0 + 1 } ?? 0
            for count in stride(from: 0, to: trimmed, by: 7) {
                #expect(throws: PageSourceError.self) { try PageSource(Array(bytes[..<count]), file: name) }
            }
        }
    }

    @Test(arguments: [(511, true), (600, false), (100_000, false)])
    func `depth is limited and never costs the stack`(_ depth: Int, _ isRead: Bool) {
        let xml =
            String(repeating: "<XCUIElementTypeOther>", count: depth)
            + String(repeating: "</XCUIElementTypeOther>", count: depth)
        #expect((refusal(xml) == nil) == isRead)
        // An element is an object in an array: two levels of JSON each.
        let levels = depth / 2 - 2
        let json =
            String(repeating: "{\"attributes\":{},\"children\":[", count: levels)
            + String(repeating: "]}", count: levels)
        #expect((refusal(json) == nil) == (levels * 2 <= 512))
    }

    @Test func `the number of elements is limited in every format`() {
        let limits = XMLLimits(elements: 10)
        let many = (0..<20).map { _ in "{\"AXLabel\": \"x\"}" }.joined(separator: ",")
        #expect(refusal("[\(many)]", limits: limits)?.message.contains("10 elements") == true)
        let nodes = String(repeating: "<node/>", count: 20)
        #expect(refusal("<hierarchy>\(nodes)</hierarchy>", limits: limits)?.message.contains("10 elements") == true)
        let children = (0..<20).map { _ in "{\"attributes\": {}, \"children\": []}" }.joined(separator: ",")
        let maestro = "{\"attributes\": {}, \"children\": [\(children)]}"
        #expect(refusal(maestro, limits: limits)?.message.contains("10 elements") == true)
    }

    @Test(
        arguments: [
            { (count: Int) in
                "<AppiumAUT>" + String(repeating: "<XCUIElementTypeCell label=\"a\" x=\"1\"/>", count: count)
                    + "</AppiumAUT>"
            },
            { (count: Int) in
                "<hierarchy><node clickable=\"true\">" + String(repeating: "<node text=\"a\"/>", count: count)
                    + "</node></hierarchy>"
            },
            { (count: Int) in
                "{\"attributes\":{},\"children\":["
                    + (0..<count).map { "{\"attributes\":{\"text\":\"\($0)\"},\"children\":[]}" }.joined(separator: ",")
                    + "]}"
            },
            { (count: Int) in "[" + (0..<count).map { "{\"AXLabel\":\"\($0)\"}" }.joined(separator: ",") + "]" },
        ] as [@Sendable (Int) -> String])
    func `time grows with the size and no faster`(_ make: @Sendable (Int) -> String) throws {
        func seconds(_ count: Int) throws -> Duration {
            let bytes = Array(make(count).utf8)
            return try (0..<3).map { _ in
                try ContinuousClock().measure { _ = try PageSource(bytes, file: "x") }
            }.min() ?? .zero
        }
        let (small, large) = (try seconds(4_000), try seconds(32_000))
        // Eight times as much; quadratic would be sixty-four times.
        #expect(large < small * 24, "\(small) became \(large)")
    }

    @Test func `labels come through whole, whatever is in them`() throws {
        let label = "\u{202E}a&lt;b&gt; &#10;##[x] 👩‍👩‍👧"
        let tree = try PageSource(
            Array("<XCUIElementTypeButton label=\"\(label)\" width=\"9\" height=\"9\"/>".utf8), file: "x"
        ).tree
        #expect(tree[0].label?.string == "\u{202E}a<b> \n##[x] 👩‍👩‍👧")
        #expect(!tree.dump().contains("\u{202E}"))
    }

    @Test(.enabled(if: !Documents.found.isEmpty, "there are no documents of the tools beside the package"))
    func `documents of the tools themselves are read`() throws {
        var count = 0
        for name in Documents.found {
            let bytes = try Documents.foundBytes(name)
            let source = try PageSource(bytes, file: name)
            #expect(source.format == (name.hasPrefix("android") ? .uiAutomator : .webDriverAgent), "\(name)")
            #expect(!ReadingOrder(source.tree).isEmpty, "\(name)")
            count += source.tree.count
        }
        #expect(count > 200)
    }
}
