import TerminalEmulator
import Testing

@testable import TerminalReader

/// The title directly above a list is none of its items.
struct ListTitleTests {
    private func image(_ lines: [String]) -> ScreenImage {
        var terminal = Terminal(size: Size(rows: 10, columns: 40))
        terminal.feed(("\u{1B}[?25l" + lines.joined(separator: "\r\n")).utf8)
        return ScreenImage(terminal.screen)
    }

    private func selected(_ lines: [String]) -> String? {
        ScreenModel(image(lines)).selected.first?.spoken
    }

    private static let lit = "\u{1B}[44m"
    private static let plain = "\u{1B}[m"

    @Test(
        arguments: [
            ["", "Fruits to buy", "  one", "\(lit)  two\(plain)", "  three"],
            ["", "Fruits:", "one", "\(lit)two\(plain)", "three"],
            ["", "Fruits to buy", "  one", "> two", "  three"],
        ])
    func `it is not counted`(lines: [String]) { #expect(selected(lines) == "two, 2 of 3") }

    @Test(
        arguments: [
            ["", "one", "\(lit)two\(plain)", "three"],
            // Numbers that end in one column.
            ["", "100 MB one", "\(lit) 50 MB two\(plain)", "  9 MB three"],
            // Set in the middle.
            ["", "    start again", "\(lit)        two    \(plain)", "       three"],
        ])
    func `an item above the others is counted`(lines: [String]) {
        #expect(selected(lines)?.hasSuffix("2 of 3") == true)
    }

    @Test func `it is not counted where only a sign moves`() {
        let old = image(["Menu:", "-> one", "   two", "   three"])
        let new = image(["Menu:", "   one", "-> two", "   three"])
        #expect(MovedMarker(from: old, to: new, rows: [1, 2])?.spoken == "two, 2 of 3")
        let named = image([" Menu", "-> one", "   two"])
        let moved = image([" Menu", "   one", "-> two"])
        #expect(MovedMarker(from: named, to: moved, rows: [1, 2])?.spoken == "two, 2 of 2")
    }
}
