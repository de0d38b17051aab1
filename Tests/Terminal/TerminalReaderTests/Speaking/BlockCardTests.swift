import Testing

@testable import TerminalReader

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

    @Test func `the card that gets the focus is read whole, and no other`() {
        var player = Self.player()
        let spoken = player.press("\u{1B}[C") + player.write(Self.board(1))
        #expect(texts(spoken) == ["Call Ann, about it, tomorrow"])
        #expect(texts(player.press("\u{1B}[D") + player.write(Self.board(0))) == ["Buy milk, two bottles, today"])
    }

    @Test func `a card that is drawn a moment after the key help is read nevertheless`() {
        var player = Self.player()
        _ = player.press("\u{1B}[C")
        let legend = "\u{1B}[12;2H" + ["e", "d", "n", "q"].map { "\u{1B}[1;33m\($0)\u{1B}[m Word\($0) " }.joined()
        #expect(texts(player.write(legend)).isEmpty)
        #expect(texts(player.write(Self.board(1) + legend)) == ["Call Ann, about it, tomorrow"])
    }
}
