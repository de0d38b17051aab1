import Testing

@testable import earshot

struct SafeTextTests {
    @Test(arguments: [
        ("plain", "plain"), ("two\nlines", "two\\nlines"), ("over\rwrite", "over\\rwrite"),
        ("\u{1B}[31mred", "\\u{1B}[31mred"), ("c1\u{9B}31m", "c1\\u{9B}31m"), ("\u{202E}txt.exe", "\\u{202E}txt.exe"),
        ("nul\u{0}", "nul\\u{0}"), ("日本語 ünïcode 😀", "日本語 ünïcode 😀"),
    ])
    func `text from files can neither break a line nor command a terminal`(text: String, safe: String) {
        #expect(SafeText.escape(text) == safe)
    }

    @Test(arguments: [
        ("::error file=a::x", "\\u{3A}:error file=a::x"), ("  ::stop-commands::t", "  \\u{3A}:stop-commands::t"),
        ("a ##[group]b", "a \\u{23}#[group]b"), ("Time: 10::30", "Time: 10::30"),
        ("##vso[task.setvariable variable=x]y", "\\u{23}#vso[task.setvariable variable=x]y"),
        ("done ##teamcity[buildStop]", "done \\u{23}#teamcity[buildStop]"), ("###[x", "#\\u{23}#[x"),
        ("## Heading [1]", "## Heading [1]"), ("\u{85}::error::x", "\\u{85}::error::x"),
    ])
    func `a label is never taken for a command by a build log`(text: String, safe: String) {
        #expect(SafeText.line(text) == safe)
        #expect(SafeText.escape("  " + text).contains("##[") == false)
    }

    @Test func `a text of several lines keeps its line ends and nothing else`() {
        #expect(SafeText.lines("a\n  ::error::x\u{7F}\n") == "a\n  \\u{3A}:error::x\\u{7F}\n")
    }

    @Test func `an error is one line with file, place and remedy`() {
        let error = ToolError(
            "the value\nis wrong", file: "a\u{1B}b.json", line: 3, column: 7, remedy: "mend it", exitCode: .dataError)
        #expect(error.description == "a\\u{1B}b.json:3:7: the value\\nis wrong (mend it)")
    }

    @Test(arguments: [40, 80, 200], [5, 24, 60])
    func `a picture fits its terminal`(columns: Int, rows: Int) {
        let picture = Picture(columns: columns, rows: rows)
        let lines = (0..<500).map { "Element \($0) " + String(repeating: "長い", count: 80) }
        let drawn = picture.draw(
            Picture.Content(
                title: "Title", lineCount: lines.count, line: { lines[$0] }, selected: 250,
                transcript: (0..<50).map { "happened \($0)" }[...], note: "note", footer: "footer"))
        let shown = drawn.split(separator: "\r\n", omittingEmptySubsequences: false)
        #expect(shown.count <= max(rows, 6))
        #expect(shown.contains { $0.contains("> Element 250") })
        #expect(shown.contains { $0.contains("happened 49") })
    }
}
