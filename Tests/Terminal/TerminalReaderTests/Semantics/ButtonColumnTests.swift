import TerminalEmulator
import Testing

@testable import TerminalReader

/// Buttons one below the other, next to a framed list.
struct ButtonColumnTests {
    /// A list whose items are in the rows of the buttons, one of which has the focus.
    private func model(focus: Int) -> ScreenModel {
        let names = ["<Add>", "<Edit...>", "<Delete>", "<Back>"]
        let items = ["Garden", "Office", "Home", "Shed"]
        let rows = zip(names, items).enumerated().map { number, pair in
            let button = number == focus ? "\u{1B}[41m\(pair.0)\u{1B}[47m" : pair.0
            return "│ │ \(pair.1.padded(to: 10)) │ \(button)\(String(repeating: " ", count: 11 - pair.0.count))│"
        }
        let frame =
            ["┌\(String(repeating: "─", count: 27))┐", "│ ┌\(String(repeating: "─", count: 12))┐            │"] + rows
            + ["│ └\(String(repeating: "─", count: 12))┘            │", "└\(String(repeating: "─", count: 27))┘"]
        let picture =
            "\u{1B}[?1049h\u{1B}[44m\u{1B}[H\u{1B}[J\u{1B}[30;47m"
            + frame.enumerated().map { "\u{1B}[\($0.offset + 3);5H\($0.element)" }.joined() + "\u{1B}[?25l"
        var terminal = Terminal(size: Size(rows: 14, columns: 50))
        terminal.feed(picture.utf8)
        return ScreenModel(ScreenImage(terminal.screen), depth: .choices)
    }

    @Test(arguments: [(0, "Add, button, 1 of 4"), (1, "Edit..., button, 2 of 4"), (3, "Back, button, 4 of 4")])
    func `the one with the focus is a button among those of its column`(_ focus: Int, _ spoken: String) {
        #expect(model(focus: focus).selected.map(\.spoken).contains(spoken))
    }
}
