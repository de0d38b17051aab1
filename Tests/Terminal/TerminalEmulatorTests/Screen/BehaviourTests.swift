import Testing

@testable import TerminalEmulator

struct BehaviourTests {
    @Test(arguments: [
        ("\u{1B}[5n", "\u{1B}[0n"), ("\u{1B}[3;4H\u{1B}[6n", "\u{1B}[3;4R"), ("\u{1B}[?6n", "\u{1B}[?1;1R"),
        ("\u{1B}[?2575n", "\u{1B}[?2571n"), ("\u{1B}[?2026$p", "\u{1B}[?2026;2$y"),
        ("\u{1B}[?9999$p", "\u{1B}[?9999;0$y"),
        ("\u{1B}[?u", "\u{1B}[?0u"), ("\u{1B}[>31u\u{1B}[?u", "\u{1B}[?0u"), ("\u{1B}[>q", "\u{1B}P>|Earshot\u{1B}\\"),
        ("\u{1B}P$qr\u{1B}\\", "\u{1B}P1$r1;25r\u{1B}\\"), ("\u{1B}P$qevil\u{1B}\\", "\u{1B}P0$r\u{1B}\\"),
        ("\u{1B}P+q6576696C\u{1B}\\", "\u{1B}P0+r\u{1B}\\"), ("\u{1B}]52;c;?\u{7}", ""), ("\u{1B}]11;?\u{7}", ""),
        ("\u{1B}]2;rm -rf\u{7}\u{1B}[21t\u{1B}[20t", ""), ("\u{1B}[18t", "\u{1B}[8;25;80t"),
        ("\u{1B}[c", "\u{1B}[?64;6;21;22;28c"),
    ])
    func `queries are answered, and never with what came in (hostile 50, 51)`(query: String, answer: String) {
        var terminal = Terminal(query)
        #expect(terminal.replies() == answer)
    }

    @Test
    func `answers that are not drained are bounded (hostile 52)`() {
        var terminal = Terminal(String(repeating: "\u{1B}[c", count: 10_000))
        #expect(terminal.drainReplies().count <= 4_096)
        #expect(terminal.droppedReplies > 9_000)
    }

    @Test(arguments: [
        ("漢字x", 5), ("e\u{301}x", 2), ("👩‍👩‍👧x", 3), ("🇩🇪x", 3), ("❤\u{FE0F}x", 3), ("❤x", 2), ("⌚\u{FE0E}x", 2), ("👍🏽x", 3),
        ("각x", 3), ("#\u{FE0F}\u{20E3}x", 3), ("क्षx", 2), ("\u{200B}x", 1),
    ])
    func `clusters take the columns of Unicode`(text: String, column: Int) {
        let terminal = Terminal(text)
        #expect(terminal.screen.cursor.column == column)
        #expect(terminal.screen.text(row: 0) == text.replacing("\u{200B}", with: ""))
    }

    @Test
    func `text is wrapped anew and the cursor stays on its character`() {
        var terminal = Terminal(rows: 4, columns: 10, "0123456789abcdef\r\n$ ls")
        terminal.resize(Size(rows: 4, columns: 5))
        #expect(terminal.lines == ["56789", "abcde", "f", "$ ls"])
        #expect(terminal.scrollback.text(0) == "01234" && terminal.scrollback.isLastLineOpen)
        #expect(terminal.screen.cursor.row == 3 && terminal.screen.cursor.column == 4)
        terminal.resize(Size(rows: 4, columns: 20))
        #expect(terminal.lines == ["0123456789abcdef", "$ ls"])
        #expect(terminal.screen.cursor.row == 1 && terminal.screen.cursor.column == 4)
        #expect(terminal.scrollback.count == 0)
    }

    @Test
    func `the scrollback keeps logical lines`() {
        var terminal = Terminal(rows: 2, columns: 5, "abcdefgh\r\nx\r\ny\r\nz")
        #expect((0..<terminal.scrollback.count).map { terminal.scrollback.text($0) } == ["abcdefgh", "x"])
        terminal.resize(Size(rows: 5, columns: 5))
        #expect(terminal.lines == ["abcde", "fgh", "x", "y", "z"])
    }

    @Test
    func `the scrollback keeps its limits`() {
        var options = Options()
        options.scrollbackLines = 100
        var terminal = Terminal(size: Size(rows: 5, columns: 20), options: options)
        for line in 0..<5_000 { terminal.feed("line \(line)\r\n") }
        #expect(terminal.scrollback.count == 100)
        #expect(terminal.scrollback.text(99) == "line 4995" && terminal.scrollback.discarded + 100 == 4_996)
        #expect(terminal.scrollback.bytes < 1 << 20)
    }

    @Test
    func `operations say what happened in order`() {
        var terminal = Terminal(rows: 3, columns: 10, "")
        terminal.feed("hel")
        terminal.feed("lo\u{1B}[1mX\r\n\u{7}\u{7}\u{1B}[2J\u{1B}]2;t\u{7}\u{1B}[?1049h\u{1B}]133;D;2\u{7}")
        var bold = Attributes()
        bold.isBold = true
        let screen = CellRegion(rows: 0..<3, columns: 0..<10)
        #expect(
            terminal.drainOperations() == [
                .write(.init(row: 0, columns: 0..<5, text: "hello")),
                .write(.init(row: 0, columns: 5..<6, text: "X", attributes: bold)), .moveCursor(row: 0, column: 0),
                .lineFeed(row: 0), .bell(2), .erase(screen, selective: false), .title("t"), .alternateScreen(true),
                .erase(screen, selective: false), .shell(.commandEnd(status: 2), row: 1),
            ])
        #expect(terminal.drainOperations().isEmpty)
    }

    @Test
    func `a flood of operations is bounded and counted`() {
        var options = Options()
        options.maximumOperations = 100
        var terminal = Terminal(size: Size(rows: 5, columns: 20), options: options)
        for _ in 0..<10_000 { terminal.feed("x\r\n") }
        let operations = terminal.drainOperations()
        #expect(operations.count < 200)
        guard case .dropped(_, let lineFeeds) = operations.last else {
            Issue.record("nothing was dropped")
            return
        }
        #expect(lineFeeds > 9_000)
    }

    @Test
    func `attributes come in both forms`() {
        let terminal = Terminal("\u{1B}[38;2;1;2;3;48:2::4:5:6;58:5:7;4:3mx\u{1B}[0;38;5;200my")
        let cell = terminal.screen[0, 0].attributes
        #expect(
            cell.foreground == .rgb(red: 1, green: 2, blue: 3) && cell.background == .rgb(red: 4, green: 5, blue: 6))
        #expect(cell.underline == .curly && cell.underlineColor == .palette(7))
        #expect(terminal.screen[0, 1].attributes.foreground == .palette(200))
    }

    @Test
    func `links, zones and graphics stay with their cells`() {
        let terminal = Terminal(
            "\u{1B}]8;id=a;http://x\u{1B}\\L\u{1B}]8;;\u{1B}\\\u{1B}]133;A\u{7}$ \u{1B}]133;B\u{7}ls\u{1B}(0q\u{1B}(Bq")
        #expect(terminal.screen[0, 0].link == Hyperlink(uri: "http://x", id: "a"))
        #expect(terminal.screen[0, 1].zone == .prompt && terminal.screen[0, 3].zone == .input)
        #expect(terminal.screen.text(row: 0) == "L$ ls─q")
        #expect(terminal.screen.marks(row: 0).isSuperset(of: [.promptStart, .inputStart]))
    }

    @Test
    func `strings beyond the limit are skipped and the stream stays in step (hostile 55)`() {
        var terminal = Terminal("")
        terminal.feed("\u{1B}]2;" + String(repeating: "x", count: 3_000_000) + "\u{7}after")
        #expect(terminal.title == "" && terminal.lines == ["after"])
    }

    @Test
    func `the clipboard is written only when that is allowed (hostile 53)`() {
        var refusing = Terminal("\u{1B}]52;c;aGk=\u{7}")
        #expect(refusing.drainOperations().isEmpty)
        var options = Options()
        options.allowsClipboardWrite = true
        var allowing = Terminal(options: options, "\u{1B}]52;c;aGk=\u{7}")
        #expect(allowing.drainOperations() == [.clipboard("hi")])
    }

    @Test
    func `huge counts cost no more than a screen (hostile 59)`() {
        var terminal = Terminal("x")
        for final in "@ABCDEFGHILMPSTXZbde" { terminal.feed("y\u{1B}[2147483647\(final)") }
        #expect(terminal.screen.rows == 25)
    }
}
