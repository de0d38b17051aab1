import Testing

@testable import TerminalReader

/// The speech for a cursor that moves from cell to cell of a grid drawn with lines.
struct RuledGridTests {
    static func grid(_ cells: [[String]], message: String = "") -> String {
        func line(_ left: String, _ joint: String, _ right: String) -> String {
            left + cells[0].map { _ in "───" }.joined(separator: joint) + right
        }
        let rows = cells.map { "│" + $0.map { " \($0) " }.joined(separator: "│") + "│" }
        let lines =
            [line("┌", "┬", "┐")] + rows.flatMap { [$0, line("├", "┼", "┤")] }.dropLast() + [line("└", "┴", "┘")]
        return "\u{1B}[2;3H\(message)\u{1B}[K"
            + lines.enumerated().map { "\u{1B}[\(4 + $0.offset);3H\($0.element)   k - Move up" }.joined()
    }

    static let cells = [["5", " ", "3", "7"], ["6", "1", " ", "9"], [" ", "2", "8", " "]]

    /// Puts the cursor into a cell.
    private static func cursor(_ row: Int, _ column: Int) -> String { "\u{1B}[\(5 + 2 * row);\(5 + 4 * column)H" }

    private static func player(message: String = "") -> Player {
        var player = Player(columns: 60, rows: 16)
        _ = player.write("\u{1B}[?1049h" + grid(cells, message: message) + cursor(0, 0)) + player.wait(1)
        return player
    }

    @Test(arguments: [("\u{1B}[C", 0, 1, "blank"), ("l", 0, 2, "3"), ("j", 1, 0, "6"), ("\u{1B}[B", 2, 0, "blank")])
    func `the cell is said, or that nothing is in it`(_ key: String, _ row: Int, _ column: Int, _ heard: String) {
        var player = Self.player()
        #expect(texts(player.press(key) + player.write(Self.cursor(row, column))) == [heard])
    }

    @Test func `a message that goes with the key is no matter`() {
        var player = Self.player(message: "Not correct")
        let spoken = player.press("\u{1B}[C") + player.write(Self.grid(Self.cells) + Self.cursor(0, 2))
        #expect(texts(spoken) == ["3"])
    }

    @Test func `columns of several widths are a table, whose lines are read`() {
        var player = Player(columns: 60, rows: 16)
        let table = [
            "┌────┬──────────┬─────┬───────┐", "│ 1  │ Pears    │ 12  │ green │", "├────┼──────────┼─────┼───────┤",
            "│ 2  │ Plums    │ 40  │ blue  │", "└────┴──────────┴─────┴───────┘",
        ]
        let drawn = table.enumerated().map { "\u{1B}[\(3 + $0.offset);1H\($0.element)" }.joined()
        _ = player.write("\u{1B}[?1049h" + drawn + "\u{1B}[4;3H") + player.wait(1)
        #expect(texts(player.press("\u{1B}[B") + player.write("\u{1B}[6;3H")).first?.contains("Plums") == true)
    }
}
