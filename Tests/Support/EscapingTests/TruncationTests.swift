import Escaping
import Testing

struct TruncationTests {
    @Test(arguments: [
        ("four", 4, "four"), ("four", 3, "fou…"), ("four", 0, "…"), ("", 0, ""), ("ääää", 7, "äää…"), ("ääää", 1, "…"),
        ("Cafe\u{301}s", 5, "Caf…"), ("Cafe\u{301}s", 6, "Cafe\u{301}…"), ("a👩‍👧b", 9, "a…"), ("a👩‍👧b", 12, "a👩‍👧…"),
        ("🇩🇪🇫🇷", 12, "🇩🇪…"),
    ])
    func `a text is cut between two characters`(_ text: String, _ limit: Int, _ expected: String) {
        #expect(text.truncated(toBytes: limit) == expected)
    }

    @Test func `a character of any size is cut between two scalars`() {
        let text = "e" + String(repeating: "\u{301}", count: 1_000_000)
        #expect(text.truncated(toBytes: 9) == "e\u{301}\u{301}\u{301}\u{301}…")
        #expect(("x" + text).truncated(toBytes: 9) == "x…")
    }
}
