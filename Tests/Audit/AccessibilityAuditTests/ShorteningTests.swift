import Testing

@testable import AccessibilityAudit

struct ShorteningTests {
    @Test(arguments: [
        String(repeating: "a", count: 60), String(repeating: "a", count: 61), String(repeating: "ü", count: 60),
        String(repeating: "ü", count: 61), String(repeating: "one two\n", count: 40),
        "\n\nfirst\r\nsecond\u{2028}third\n",
        String(repeating: "a\n\u{301}", count: 200), String(repeating: "\n", count: 500) + "end", "",
        String(repeating: "👩‍👩‍👧‍👦", count: 61),
    ])
    func `a text is put on one line and cut behind 59 characters where it has more than 60`(_ text: String) {
        let line = text.split(whereSeparator: \.isNewline).joined(separator: " ")
        #expect(LabelScan.shortened(text) == (line.count > 60 ? line.prefix(59) + "…" : line))
    }
}
