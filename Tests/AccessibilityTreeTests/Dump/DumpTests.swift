import AccessibilityTree
import TestSupport
import Testing

@Suite struct DumpTests {
    @Test func `a screen with every fact is written as recorded`() throws {
        try expectMatches(recorded: "tree/every-fact.tree.txt", actual: try everyFact().dump())
    }

    @Test func `a deep chain is indented up to 64 levels and numbered below`() throws {
        var builder = TreeBuilder()
        for level in 0..<70 { builder.open(Node(id: NodeID(UInt64(level)), className: "UIView")) }
        for _ in 0..<70 { builder.close() }
        let lines = try builder.finish().dump().split(separator: "\n")
        #expect(lines[64] == String(repeating: "  ", count: 63) + "UIView #63 (0, 0, 0, 0)")
        #expect(lines[65] == String(repeating: "  ", count: 64) + "UIView #64 (0, 0, 0, 0)")
        #expect(lines[66] == String(repeating: "  ", count: 64) + "[65] UIView #65 (0, 0, 0, 0)")
    }

    @Test(arguments: [
        ("a\nb\r\t", #"a\nb\r\t"#), ("\u{1B}[31m", #"\u{1B}[31m"#), ("\u{7F}\u{9B}\u{0}", #"\u{7F}\u{9B}\u{0}"#),
        ("\u{202E}abc\u{2066}", #"\u{202E}abc\u{2066}"#), ("a\u{200B}b\u{E000}", #"a\u{200B}b"# + "\u{E000}"),
        ("\u{2028}\u{2029}\u{FFFE}\u{E0041}", #"\u{2028}\u{2029}\u{FFFE}\u{E0041}"#),
        ("say \"hi\" \\", #"say \"hi\" \\"#), ("Grüße 漢字 🎉", "Grüße 漢字 🎉"),
    ])
    func `labels cannot leave their line or act on a terminal`(label: String, written: String) throws {
        let tree = try element("x").with { $0.label = AttributedText(label) }.tree()
        let lines = tree.dump().split(separator: "\n", omittingEmptySubsequences: false)
        #expect(lines.count == 3)
        #expect(lines[1].contains("label: \"\(written)\""))
    }

    @Test func `a very long label is cut between two characters`() throws {
        let label = String(repeating: "ü", count: 6_000)
        let tree = try element("x").with { $0.label = AttributedText(label) }.tree()
        #expect(tree.dump().contains("ü…\""))
        #expect(tree.dump().utf8.count < 10_200)
    }

    @Test func `100,000 levels are written in time that grows with their number`() throws {
        var builder = TreeBuilder()
        for level in 0..<100_000 { builder.open(Node(id: NodeID(UInt64(level)), className: "UIView")) }
        for _ in 0..<100_000 { builder.close() }
        let text = try builder.finish().dump()
        #expect(text.utf8.count < 100_000 * 200)
        #expect(text.contains("[99999] UIView #99999"))
    }

    private func everyFact() throws -> AccessibilityTree { try EveryFact.tree() }
}
