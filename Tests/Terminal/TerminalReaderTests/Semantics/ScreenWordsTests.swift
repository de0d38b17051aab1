import TerminalReader
import Testing

struct ScreenWordsTests {
    @Test(arguments: [
        ("======================================================================", "70 equals"),
        ("│ postgres │ 12.5 │", "postgres 12.5"),
        ("┌──────────┬──────┐", ""),
        ("⠋ Thinking...", "Thinking..."),
        ("  \u{E0B0} main \u{E0B2}", "main"),
        ("a----b", "a 4 dashes b"),
        ("wait....", "wait 4 dots"),
        ("volume 60 ┌▮▮▮▮▮▮----┐", "volume 60"),
        ("▮▮▮▮ ----", "4 dashes"),
        ("│----│", "4 dashes"),
        ("100000000", "100000000"),
        ("aaaaa", "aaaaa"),
        ("日本語 ok", "日本語 ok"),
        ("evil\u{202E}txt", "evil txt"),
        ("", ""),
    ])
    func `decoration is left out and repeated symbols are counted`(_ text: String, _ spoken: String) {
        #expect(ScreenWords.of(text) == spoken)
    }

    @Test(arguments: [
        ("Building [####      ] 40%", 40), ("█████░░░░░", 50), ("[=====>    ]", 60), ("12.7 % done", 12), ("100%", 100),
    ])
    func `a progress is recognized by a number or by a bar`(_ text: String, _ percent: Int) {
        #expect(LineClassifier.percent(in: text) == percent)
    }

    @Test(arguments: ["no number", "%", "250%", "[abc]", "[ ]", "", "1e9%", "99999999999999999999%"])
    func `other texts have no progress`(_ text: String) {
        let percent = LineClassifier.percent(in: text)
        #expect(percent == nil || text == "1e9%" && percent == 9)
    }

    @Test func `clocks, counters and spinners keep the signature of their line`() {
        let pairs = [
            ("⠋ Thinking... (1s)", "⠙ Thinking... (12s)"), ("12:59:59 load 0.5", "13:00:00 load 1.25"),
            ("Mem 1.03G", "Mem 1011M"),
        ]
        for (old, new) in pairs {
            #expect(LineClassifier.signature(of: old) == LineClassifier.signature(of: new))
        }
        #expect(LineClassifier.signature(of: "loading") != LineClassifier.signature(of: "ready"))
    }

    @Test(arguments: [
        ("error: no such file", ScreenRegion.Kind.error), ("main.swift:3:1: warning: unused", .warning),
        ("2026-01-01 [WARN] disk", .warning), ("FATAL could not start", .error), ("an error-free day", .text),
        ("diff --git a/x b/x", .diffHeader), ("--------", .rule), ("# Title", .heading),
    ])
    func `kinds of lines are distinguished`(_ text: String, _ kind: ScreenRegion.Kind) {
        #expect(LineClassifier.kind(of: text) == kind)
    }
}
