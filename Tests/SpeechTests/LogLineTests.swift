import Speech
import Testing

struct LogLineTests {
    @Test(arguments: [
        ("plain", "\"plain\""), ("a\"b\\", #""a\"b\\""#), ("two\nlines\r", #""two\nlines\u{d}""#),
        ("\u{1B}[31m\u{9B}m\u{7F}", #""\u{1b}[31m\u{9b}m\u{7f}""#), ("\u{202E}x\u{2066}", #""\u{202e}x\u{2066}""#),
        ("\u{85}\u{2028}\u{FEFF}", #""\u{85}\u{2028}\u{feff}""#), ("日本語 😀", "\"日本語 😀\""),
    ])
    func `a text can neither break nor forge a line of a log`(text: String, line: String) {
        #expect(LogLine.quoted(text) == line)
    }

    @Test func `a long text is cut between two characters`() {
        #expect(LogLine.quoted("ééé", limit: 5, marks: "'") == "'éé…'")
    }
}
