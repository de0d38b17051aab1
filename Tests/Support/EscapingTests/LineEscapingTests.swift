import Escaping
import Testing

struct LineEscapingTests {
    @Test(arguments: [
        ("plain", "plain"), ("a\"b\\", #"a\"b\\"#), ("two\nlines\r\t", #"two\nlines\r\t"#), ("", ""),
        ("\u{1B}[31m\u{9B}m\u{7F}", #"\u{1B}[31m\u{9B}m\u{7F}"#), ("\u{202E}x\u{2066}", #"\u{202E}x\u{2066}"#),
        ("\u{85}\u{2028}\u{FEFF}\u{200B}", #"\u{85}\u{2028}\u{FEFF}\u{200B}"#),
        ("日本語 😀 👩‍👧 می‌خواهم", "日本語 😀 👩‍👧 می‌خواهم"),
    ])
    func `a text can neither break nor forge a line`(text: String, line: String) {
        #expect(LineEscaping.quoted(text) == "\"\(line)\"")
        var appended = "x"
        LineEscaping.append(text, to: &appended)
        #expect(appended == "x" + line)
    }

    @Test func `a text without marks around it keeps its own marks`() {
        #expect(LineEscaping.escaped("say \"a\\b\"\n") == #"say "a\b"\n"#)
        #expect(LineEscaping.escaped("plain") == "plain")
    }

    @Test(arguments: [(5, "'éé…'"), (6, "'ééé'"), (1, "'…'")])
    func `a long text is cut between two characters`(limit: Int, line: String) {
        #expect(LineEscaping.quoted("ééé", limit: limit, marks: "'") == line)
    }
}
