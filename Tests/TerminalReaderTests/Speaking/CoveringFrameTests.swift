import Testing

@testable import TerminalReader

/// What is heard of frames that lie over a picture that goes on beside them.
struct CoveringFrameTests {
    /// A page whose lines are wider than what comes to lie over them.
    private static let page =
        "\u{1B}[H"
        + (0..<14).map { "Line \($0) of a text that goes on and on to the edge\u{1B}[K" }.joined(separator: "\r\n")

    private static func at(_ row: Int, _ column: Int, _ lines: [String]) -> String {
        lines.enumerated().map { "\u{1B}[\(row + $0.offset);\(column)H\($0.element)" }.joined()
    }

    private static func player() -> Player {
        var player = Player(columns: 50, rows: 16)
        _ = player.write("\u{1B}[?1049h\u{1B}[?25l" + page) + player.wait(1)
        return player
    }

    /// A dialog with two buttons, of which one stands out.
    private static func dialog(_ focus: Int) -> String {
        let buttons = ["Keep", "Drop"].enumerated().map {
            ($0.offset == focus ? "\u{1B}[7m" : "") + "< \($0.element) >\u{1B}[m"
        }.joined(separator: "  ")
        return at(
            4, 10,
            [
                "┌─ Shoes ──────────────┐", "│ Keep the old shoes?  │", "│                      │", "│  \(buttons)  │",
                "└──────────────────────┘",
            ])
    }

    @Test func `nothing of the text beside a dialog is read with it`() {
        var player = Self.player()
        #expect(
            texts(player.press("d") + player.write(Self.dialog(0))) == [
                "Shoes, Keep the old shoes?", "Keep, button, 1 of 2",
            ])
        #expect(texts(player.press("\t") + player.write(Self.dialog(1))) == ["Drop, button, 2 of 2"])
    }

    private static let line = String(repeating: "▔", count: 50)
    private static let end = String(repeating: "▁", count: 50)

    /// A list between two lines from edge to edge.
    private static func palette(_ items: [String], _ selected: Int) -> String {
        let rows = items.enumerated().map {
            ($0.offset == selected ? "\u{1B}[46m" : "") + " \($0.element)".padded(to: 50) + "\u{1B}[m"
        }
        return at(3, 1, [line, "".padded(to: 50)] + rows + [end])
    }

    @Test func `of a list between two lines that a key has laid over a text the selected item is told`() {
        var player = Self.player()
        #expect(
            texts(player.press("\u{10}") + player.write(Self.palette(["Keys", "Quit", "Theme"], 0))).last
                == "Keys, 1 of 3")
        let moved = player.press("\u{1B}[B") + player.write(Self.palette(["Keys", "Quit", "Theme"], 1))
        #expect(texts(moved) == ["Quit, 2 of 3"])
    }
}

/// Cards of which one has lines around it that can be seen.
struct BlockCardTests {
    private static let cards = [["Buy milk", "two bottles", "today"], ["Call Ann", "about it", "tomorrow"]]

    static func board(_ focus: Int) -> String {
        var picture = "\u{1B}[H Board\u{1B}[K"
        for (index, card) in cards.enumerated() {
            let line = index == focus ? "\u{1B}[38;5;46m" : "\u{1B}[38;5;234m"
            let rows =
                ["\(line)▊\(String(repeating: "▔", count: 16))▎"]
                + card.map { "\(line)▊\u{1B}[m \($0.padded(to: 15))\(line)▎" }
                + ["\(line)▊\(String(repeating: "▁", count: 16))▎\u{1B}[m"]
            for (row, text) in rows.enumerated() { picture += "\u{1B}[\(3 + row);\(2 + index * 20)H\(text)" }
        }
        return picture
    }

    private static func player() -> Player {
        var player = Player(columns: 50, rows: 12)
        _ = player.write("\u{1B}[?1049h\u{1B}[?25l" + board(0)) + player.wait(1)
        return player
    }

    @Test func `the card to which the focus comes is told whole, and no other`() {
        var player = Self.player()
        let spoken = player.press("\u{1B}[C") + player.write(Self.board(1))
        #expect(texts(spoken) == ["Call Ann, about it, tomorrow"])
        #expect(texts(player.press("\u{1B}[D") + player.write(Self.board(0))) == ["Buy milk, two bottles, today"])
    }

    @Test func `a card that is drawn a moment after what keys do is told all the same`() {
        var player = Self.player()
        _ = player.press("\u{1B}[C")
        let legend = "\u{1B}[12;2H" + ["e", "d", "n", "q"].map { "\u{1B}[1;33m\($0)\u{1B}[m Word\($0) " }.joined()
        #expect(texts(player.write(legend)).isEmpty)
        #expect(texts(player.write(Self.board(1) + legend)) == ["Call Ann, about it, tomorrow"])
    }
}
