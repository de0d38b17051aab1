import Suggestions
import Testing

@Suite struct `Suggestions for misspelled words` {
    @Test(arguments: [
        ("", "", 0), ("abc", "abc", 0), ("", "abc", 3), ("abc", "", 3), ("kitten", "sitting", 3), ("tpa", "tap", 1),
        ("flaw", "lawn", 2), ("ab", "ba", 1), ("ca", "abc", 3), ("abcdef", "abdcfe", 2),
    ])
    func `edits are counted, and swapped neighbours as one`(left: String, right: String, edits: Int) {
        #expect(editDistance(Array(left), Array(right)) == edits)
        #expect(editDistance(Array(right), Array(left)) == edits)
    }

    @Test(arguments: [
        ("UILabl", "UILabel"), ("uilabel", "UILabel"), ("tpa", "tap"), ("taps", "tap"), ("scrol left", "scroll left"),
        ("swipe", nil), ("", nil), ("x", nil), ("UIButtonLabel", nil),
    ])
    func `a name that is near is found, and one that is far is not`(name: String, expected: String?) {
        #expect(Suggestion.nearest(to: name, among: ["UILabel", "tap", "scroll left", "magic tap"]) == expected)
    }

    @Test func `of names as near the first by name is taken, in whatever order they come`() {
        #expect(Suggestion.nearest(to: "cat", among: ["hat", "bat"]) == "bat")
        #expect(Suggestion.nearest(to: "cat", among: ["bat", "hat"]) == "bat")
    }

    @Test func `a name of great length is near to none`() {
        let long = String(repeating: "a", count: 100_000)
        #expect(Suggestion.nearest(to: long, among: [long]) == nil)
    }
}
