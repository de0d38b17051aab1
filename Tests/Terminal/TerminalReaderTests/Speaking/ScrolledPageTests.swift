import Testing

@testable import TerminalReader

/// Pages, and lines that scroll into view on them, in programs with an unusual cursor position.
struct ScrolledPageTests {
    private static let plain = "\u{1B}[m"

    private func screen(_ rows: [String], cursor: String) -> String {
        "\u{1B}[H" + rows.map { $0 + "\u{1B}[K" }.joined(separator: "\r\n") + "\u{1B}[J\u{1B}[\(cursor)H"
    }

    private func started(_ picture: String) -> Player {
        var player = Player(columns: 40, rows: 12)
        _ = player.write("\u{1B}[?1049h" + picture) + player.wait(1)
        return player
    }

    private func line(_ number: Int) -> String {
        "line \(number): \(["alpha", "bravo", "charlie", "delta"][number % 4])"
    }

    /// Ten lines of a text from one on, the cursor left at the first.
    private func text(from first: Int) -> String {
        screen((first..<first + 10).map(line) + ["\u{1B}[44m" + "text".padded(to: 39) + Self.plain], cursor: "1;1")
    }

    @Test func `what came into view is read though the cursor was left at the first line`() {
        var player = started(text(from: 1))
        _ = player.press("\u{1B}[B")
        #expect(texts(player.write(text(from: 2))) == [line(11)])
        _ = player.press("\u{1B}[A")
        #expect(texts(player.write(text(from: 1))) == [line(1)])
        _ = player.press("\u{1B}[6~")
        #expect(texts(player.write(text(from: 11))) == (11...20).map(line))
    }

    @Test func `a character that scrolls by a page is read, and one that takes away a line is not`() {
        var player = started(text(from: 1))
        _ = player.press(" ")
        #expect(texts(player.write(text(from: 8))) == (11...17).map(line))
        player = started(text(from: 1))
        _ = player.press("d")
        #expect(texts(player.write(text(from: 2))) == [line(2)])
    }

    @Test func `a page that ends with what the program waits for is read before that`() {
        var player = started(screen(["Find this:", "", "Find that:"], cursor: "1;12"))
        _ = player.press("?")
        let help = ["Press a letter to move", "Press a number to jump", "Press q to quit"]
        let page = screen(help + ["", "Type any character to continue:"], cursor: "5;33")
        #expect(texts(player.write(page)) == help + ["Type any character to continue:"])
    }

    @Test func `lines that are added above the row in which one types are read, not those that they move`() {
        let chat = { (first: Int) in
            self.screen(
                ["\u{1B}[44m" + "Talk".padded(to: 39) + Self.plain]
                    + (first..<first + 9).map { "10:0\($0 % 9) - said \(self.line($0))" }
                    + ["\u{1B}[44m" + "[1] [2]".padded(to: 39) + Self.plain, ""], cursor: "12;1")
        }
        var player = started(chat(1))
        _ = player.press("\r")
        #expect(texts(player.write(chat(3))) == (10...11).map { "10:0\($0 % 9) - said \(line($0))" })
    }

    @Test func `what is shown a second time in another part of the screen is not read`() {
        let rows = (1...4).map(line)
        var player = started(screen(rows, cursor: "2;1"))
        _ = player.press("\u{18}")
        #expect(texts(player.write(screen(rows + [""] + rows, cursor: "2;1"))).isEmpty)
    }

    @Test func `a line that is said again is read again`() {
        let told = ["It is dark here", "A door leads north", "The door is shut tight"]
        var player = started(screen(["Name", "> "] + told, cursor: "2;3"))
        _ = player.press("\r")
        let moved = ["Name", "> ", ""] + told + ["The door is shut tight"]
        #expect(texts(player.write(screen(moved, cursor: "2;3"))) == ["The door is shut tight"])
    }
}
