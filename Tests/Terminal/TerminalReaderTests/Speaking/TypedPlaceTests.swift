import Testing

@testable import TerminalReader

/// The speech for typing in fields that look different from lines of text.
struct TypedPlaceTests {
    private static func flushRight(_ text: String) -> String {
        "\u{1B}[9;1H\u{1B}[K\u{1B}[9;\(40 - text.count)H\(text)\u{1B}[9;40H"
    }

    @Test func `input that pushes a number to the left is spoken alone`() {
        var player = Player(columns: 40, rows: 10)
        _ = player.write("\u{1B}[?1049hStack\u{1B}[8;1H" + String(repeating: "-", count: 40) + Self.flushRight("3"))
        _ = player.wait(1)
        #expect(texts(player.press(".") + player.write(Self.flushRight("3."))) == ["dot"])
        #expect(texts(player.press("5") + player.write(Self.flushRight("3.5"))) == ["5"])
        #expect(texts(player.press("\u{7F}") + player.write(Self.flushRight("3."))) == ["5"])
        #expect(texts(player.press("\u{7F}") + player.write(Self.flushRight("3"))) == ["dot"])
    }

    private static func field(_ text: String, framed: Bool) -> String {
        let content = "Path: " + text.padding(toLength: 20, withPad: "_", startingAt: 0)
        let lines =
            framed
            ? [
                "┌────────────────────────────┐", "│ \(content) │", "│ Note: ____________________ │",
                "└────────────────────────────┘",
            ] : [content, "Note: ____________________"]
        return lines.enumerated().map { "\u{1B}[\(3 + $0.offset);3H\($0.element)" }.joined()
    }

    @Test(arguments: [false, true])
    func `a letter takes the place of what fills a field up`(_ isFramed: Bool) {
        var player = Player(columns: 60, rows: 12)
        _ = player.write("\u{1B}[?1049h\u{1B}[?25lTitle" + Self.field("", framed: isFramed)) + player.wait(1)
        #expect(texts(player.press("h") + player.write(Self.field("h", framed: isFramed))) == ["h"])
        #expect(texts(player.press("o") + player.write(Self.field("ho", framed: isFramed))) == ["o"])
        #expect(texts(player.press("\u{7F}") + player.write(Self.field("h", framed: isFramed))) == ["o"])
    }

    private static func editor(_ question: String, _ answer: String = "") -> String {
        "\u{1B}[Hpoem.txt\u{1B}[2;1HThe red bike\u{1B}[3;1HA dog sleeps\u{1B}[9;1H\u{1B}[44m\u{1B}[K\(question)\u{1B}[m\u{1B}[10;1H\u{1B}[K\(answer)"
    }

    @Test func `a question above its input line is read each time it appears`() {
        var player = Player(columns: 50, rows: 10)
        _ = player.write("\u{1B}[?1049h" + Self.editor("normal") + "\u{1B}[2;1H") + player.wait(1)
        #expect(
            texts(player.press("\u{14}") + player.write(Self.editor("replace: Search regex?"))) == [
                "replace: Search regex?"
            ])
        _ = player.press("d") + player.write(Self.editor("replace: Search regex?", "d"))
        #expect(
            texts(player.press("\r") + player.write(Self.editor("replace: Replacement string?"))) == [
                "replace: Replacement string?"
            ])
    }

    @Test func `a question below another text is read without the text`() {
        var player = Player(columns: 50, rows: 10)
        let help = (1...8).map { "Help for key \($0)" }.joined(separator: "\r\n")
        _ = player.write("\u{1B}[?1049h\u{1B}[H\(help)\u{1B}[2;1H") + player.wait(1)
        let spoken = player.press("\u{18}") + player.write("\u{1B}[2J" + Self.editor("close: Save modified? (y, n)"))
        #expect(texts(spoken) == ["close: Save modified? (y, n)"])
    }

    @Test func `a prompt at which a key shows the cursor is read`() {
        var player = Player(columns: 50, rows: 10)
        _ = player.write("\u{1B}[?1049h\u{1B}[?25lPay the rent\u{1B}[10;1Htopydo> ") + player.wait(1)
        #expect(texts(player.press(":") + player.write("\u{1B}[?25h\u{1B}[10;9H")) == ["topydo>"])
    }

    @Test func `an empty line with its number is read as blank`() {
        var player = Player(columns: 50, rows: 10)
        _ = player.write("\u{1B}[?1049h\u{1B}[H1 The red bike\r\n2 \r\n3 A dog sleeps\u{1B}[1;3H") + player.wait(1)
        #expect(texts(player.press("\u{1B}[B") + player.write("\u{1B}[2;3H")) == ["2 blank"])
        #expect(texts(player.press("\u{1B}[B") + player.write("\u{1B}[3;3H")) == ["3 A dog sleeps"])
    }

    @Test func `text that appears below the input line is no item of the text above it`() {
        var player = Player(columns: 50, rows: 12)
        let output = (1...8).map { "line \($0)" }.joined(separator: "\r\n")
        func line(_ command: String, _ number: Int) -> String {
            "\r\u{1B}[Jshop> \(command)\r\n\u{1B}[1;37;45m HISTORY #\(number) \u{1B}[m\u{1B}[A\r\u{1B}[\(6 + command.count)C"
        }
        _ = player.write("\(output)\r\nshop> ") + player.wait(1)
        #expect(texts(player.press("\u{1B}[A") + player.write(line("eco hi", 4))) == ["eco hi"])
        #expect(texts(player.press("\u{1B}[A") + player.write(line("cat notes.txt", 3))) == ["cat notes.txt"])
    }
}
