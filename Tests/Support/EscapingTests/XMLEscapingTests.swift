import Escaping
import Testing

/// Text in XML marks nothing up and holds nothing that XML forbids.
@Suite struct XMLEscapingTests {
    @Test(arguments: [
        ("plain, Grüße 👍🏽 e\u{301}", "plain, Grüße 👍🏽 e\u{301}"),
        ("<a href=\"x\">'&'</a>", "&lt;a href=&quot;x&quot;&gt;&#39;&amp;&#39;&lt;/a&gt;"),
        ("]]>", "]]&gt;"), ("a\nb\tc\rd", "a b c d"),
        ("\u{0}\u{1B}\u{7F}\u{9B}\u{FFFE}", "\u{FFFD}\u{FFFD}\u{FFFD}\u{FFFD}\u{FFFD}"),
        ("\u{202E}gnp\u{2066}\u{200F}", "\u{FFFD}gnp\u{FFFD}\u{FFFD}"),
        ("#1 ##[error] ###", "#1 #&#35;[error] #&#35;&#35;"),
        ("&amp;", "&amp;amp;"), ("", ""),
    ])
    func `what XML or a reader would obey is replaced`(text: String, expected: String) {
        #expect(XMLEscaping.escaped(text) == expected)
    }

    @Test func `long text is cut before it is escaped`() {
        #expect(XMLEscaping.escaped("ääää", limit: 8) == "ääää")
        #expect(XMLEscaping.escaped("ääää", limit: 7) == "äää…")
        #expect(XMLEscaping.escaped("&&", limit: 1) == "&amp;…")
    }
}
