import Testing

@testable import TerminalReader

/// The speech for a small titled frame that appears around the cursor, as programs with framed panes ask questions.
struct EnteredBoxTests {
    private func texts(_ spoken: [Spoken]) -> [String] {
        spoken.compactMap { if case .say(let text) = $0 { text } else { nil } }
    }

    /// Two panes in frames, in one of which an item is selected.
    private func started() -> Player {
        var player = Player(columns: 50, rows: 14)
        func frame(_ title: String, from row: Int, _ lines: [String]) -> String {
            let rule = String(repeating: "─", count: 46 - title.count)
            let rows =
                ["╭─\(title)\(rule)╮"] + lines.map { "│\($0.padded(to: 47))│" }
                + ["╰\(String(repeating: "─", count: 47))╯"]
            return rows.enumerated().map { "\u{1B}[\($0.offset + row);1H\($0.element)" }.joined()
        }
        let picture =
            frame("Files", from: 1, ["alpha", "bravo", "carol", "delta"])
            + frame("Branches", from: 8, ["main", "next"]) + "\u{1B}[3;2H\u{1B}[44mbravo\u{1B}[m"
        _ = player.write("\u{1B}[?1049h\u{1B}[?25l\u{1B}[H\u{1B}[J" + picture) + player.wait(1)
        return player
    }

    @Test(
        arguments: [
            ("╭─New name──────────────────╮", "", "New name, edit field"),
            ("╭New name───────────────────╮", "", "New name, edit field"),
            ("┌ New name ─────────────────┐", "bravo", "New name, bravo, edit field"),
        ])
    func `its title is said, what is in it, and that one can type`(edge: String, text: String, heard: String) {
        var player = started()
        _ = player.press("r")
        let side = String(repeating: "─", count: 27)
        let drawn =
            "\u{1B}[6;5H\(edge)\u{1B}[7;5H│\(text.padded(to: 27))│\u{1B}[8;5H╰\(side)╯"
            .replacing("╰", with: edge.hasPrefix("┌") ? "└" : "╰").replacing("╯", with: edge.hasPrefix("┌") ? "┘" : "╯")
        let spoken = texts(player.write(drawn + "\u{1B}[7;\(6 + text.count)H\u{1B}[?25h"))
        #expect(spoken == [heard])
    }
}
