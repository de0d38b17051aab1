import Escaping
import Testing

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
}
