import Testing

@testable import TerminalReader

struct `Indentation of code` {
    private func spoken(_ lines: [String], _ line: Int) -> String? {
        Indentation(of: lines[line], among: lines)?.spoken
    }

    @Test(arguments: [2, 3, 4, 8])
    func `levels are counted in the steps of the text`(step: Int) {
        let lines = [0, 1, 2, 2, 1, 0].map { String(repeating: " ", count: $0 * step) + "x" }
        #expect(lines.indices.map { spoken(lines, $0) } == [0, 1, 2, 2, 1, 0].map { "level \($0)" })
    }

    @Test func `tabs are steps as well`() {
        let lines = ["a", "\tb", "\t\tc", ""]
        #expect((0..<3).map { spoken(lines, $0) } == ["level 0", "level 1", "level 2"])
        #expect(spoken(lines, 3) == nil)
    }

    @Test func `an indentation that fits no step is announced in columns`() {
        #expect(spoken(["if x {", "    let a = f(", "           b)", "}"], 2) == "indent 11")
        #expect(spoken(["   only"], 0) == "indent 3")
    }
}
