import ScreenReader
import Testing

struct LineDifferenceTests {
    @Test(
        arguments: [
            ([], []), (["a"], ["a"]), (["a", "b", "c"], ["a", "x", "c"]), ([], ["a"]), (["a"], []),
            (["a", "b"], ["b", "a"]), (["a", "a", "b"], ["a", "b", "b"]),
        ] as [([String], [String])])
    func `both texts can be read off the difference`(old: [String], new: [String]) {
        let lines = LineDifference(from: old, to: new).lines
        #expect(lines.compactMap { if case .added = $0 { nil } else { $0.text } } == old)
        #expect(lines.compactMap { if case .removed = $0 { nil } else { $0.text } } == new)
    }

    @Test func `only a text that differs has a difference`() {
        #expect(LineDifference(from: ["a"], to: ["a"]).isEmpty)
        #expect(!LineDifference(from: ["a"], to: ["b"]).isEmpty)
    }

    @Test func `an excerpt leaves out what is far from a difference`() {
        let old = (1...9).map(String.init)
        var new = old
        new[4] = "five"
        let excerpt = LineDifference(from: old, to: new).excerpt(around: 1)
        #expect(excerpt == ["  … 3 more lines", "  4", "- 5", "+ five", "  6", "  … 3 more lines"])
    }

    @Test func `huge texts without a common line are compared at once`() {
        let old = (0..<20_000).map { "a\($0)" }
        let new = (0..<20_000).map { "b\($0)" }
        #expect(LineDifference(from: old, to: new).lines.count == 40_000)
    }
}

extension LineDifference.Line {
    fileprivate var text: String {
        switch self {
        case .same(let text), .removed(let text), .added(let text): text
        }
    }
}
