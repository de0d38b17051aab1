import Testing

@testable import TerminalReader

/// Three lists side by side with lines between them: the parent folder, the folder, and the contents of its item.
struct LinedColumnsTests {
    private static func draw(
        _ path: String, _ left: (names: [String], at: Int), _ middle: (names: [String], at: Int), _ right: [String]
    ) -> String {
        func cell(_ names: [String], _ row: Int, _ at: Int?, _ width: Int) -> String {
            let text = (names.indices.contains(row) ? " \(names[row])" : "").padded(to: width)
            return row == at ? "\u{1B}[7m\(text)\u{1B}[m" : text
        }
        let rows = (0..<10).map { row in
            cell(left.names, row, left.at, 12) + "│" + cell(middle.names, row, middle.at, 20) + "│"
                + cell(right, row, nil, 20)
        }
        return "\u{1B}[H\(path.padded(to: 54))\r\n" + rows.joined(separator: "\r\n") + "\r\nNOR \(path)\u{1B}[K"
    }

    private static let names = ["docs", "music", "alpha.txt"]

    @Test func `the reader reads the column in the middle, and the one that answers a key`() {
        var player = Player(columns: 54, rows: 12)
        let first = Self.draw("~/files", (["files", "other"], 0), (Self.names, 0), ["readme"])
        let heard = player.write("\u{1B}[?1049h\u{1B}[?25l" + first) + player.wait(1)
        #expect(heard.contains(.say("docs, 1 of 3")) && !heard.contains { "\($0)".contains("other") })
        let second = Self.draw("~/files", (["files", "other"], 0), (Self.names, 1), ["song"])
        #expect(player.press("j") + player.write(second) == [.stop, .say("music, 2 of 3")])
        let third = Self.draw("~/files/music", (Self.names, 1), (["song", "tune"], 0), ["la la"])
        let entered = player.press("l") + player.write(third)
        #expect(entered.contains(.say("song, 1 of 2")) && !entered.contains { "\($0)".contains("alpha") })
    }

    @Test func `columns below the input line are read too`() {
        var player = Player(columns: 54, rows: 12)
        _ = player.write("\u{1B}[2J\u{1B}[Hshop> ") + player.wait(1)
        let rows = { (at: Int, beside: [String]) in
            (0..<10).map { row in
                let name = (" " + (Self.names.indices.contains(row) ? Self.names[row] : "")).padded(to: 20)
                let item = row == at ? "\u{1B}[7m\(name)\u{1B}[m" : name
                let left = row == 2 ? "\u{1B}[7m files      \u{1B}[m" : " other".padded(to: 12)
                return left + "│" + item + "│" + (beside.indices.contains(row) ? beside[row] : "").padded(to: 20)
            }.joined(separator: "\r\n") + "\u{1B}[1;7H"
        }
        _ = player.press("\u{0E}") + player.write("\r\n" + rows(0, ["readme"]))
        #expect(
            texts(player.press("\u{1B}[B") + player.write("\u{1B}[2;1H" + rows(1, ["song", "tune"]))) == [
                "music, 2 of 3"
            ])
    }

    @Test func `are none where the lines are the edges of a frame`() {
        var player = Player(columns: 54, rows: 12)
        _ = player.write("\u{1B}[?1049h\u{1B}[?25lThings\r\n\r\n\u{1B}[7m" + "one".padded(to: 54) + "\u{1B}[m\r\ntwo")
        _ = player.wait(1)
        let rows =
            ["┌─ Pick one ─────────┐"]
            + (0..<9).map { row in
                let text = (Self.names + ["x", "y", "z"] + Self.names)[row].padded(to: 20)
                return "│" + (row == 3 ? "\u{1B}[7m\(text)\u{1B}[m" : text) + "│"
            } + ["└────────────────────┘"]
        let drawn = "\u{1B}[H\u{1B}[J" + rows.map { "          " + $0 }.joined(separator: "\r\n")
        #expect(player.press("p") + player.write(drawn) == [.stop, .say("Pick one"), .say("x, 4 of 9")])
        #expect(LinedColumns(ScreenImage(player.terminal.screen)) == nil)
    }
}
