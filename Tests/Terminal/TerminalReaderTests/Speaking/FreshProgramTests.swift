import Foundation
import TerminalEmulator
import Testing

@testable import TerminalReader

/// Rules that were found with programs that no rule was made for: words that are proposed during typing, a cursor that
/// the program draws, the column of a table.
struct FreshProgramTests {
    private static let plain = "\u{1B}[m"

    private func started(_ picture: String, isHidden: Bool = true) -> Player {
        var player = Player(columns: 40, rows: 12)
        _ = player.write("\u{1B}[?1049h\u{1B}[H" + (isHidden ? "\u{1B}[?25l" : "") + picture) + player.wait(1)
        return player
    }

    // MARK: Words that are proposed

    /// A menu below the line in which one types.
    private static func menu(_ words: [String]) -> String {
        (0..<5).map { index in
            let text = index < words.count ? "\u{1B}[47;30m \(words[index]) \(plain)\u{1B}[K" : "\u{1B}[K"
            return "\u{1B}[\(index + 3);6H" + text
        }.joined()
    }

    private func typing() -> Player {
        var player = Player(columns: 40, rows: 12)
        _ = player.write("Welcome\r\ndb> \u{1B}[2;5H") + player.wait(1)
        return player
    }

    @Test func `what is typed is echoed though words are proposed below it`() {
        var player = typing()
        _ = player.press("s")
        let first = Self.menu(["select", "set", "show", "sum", "schema"])
        #expect(texts(player.write("\u{1B}[2;5Hs" + first + "\u{1B}[2;6H")) == ["s"])
        _ = player.press("e")
        #expect(texts(player.write("\u{1B}[2;6He" + Self.menu(["select", "set"]) + "\u{1B}[2;7H")) == ["e"])
        _ = player.press("\u{7F}")
        #expect(texts(player.write("\u{1B}[2;6H " + first + "\u{1B}[2;6H")) == ["e"])
    }

    @Test func `words that are proposed a moment later are not read out`() {
        var player = typing()
        _ = player.press("s")
        #expect(texts(player.write("\u{1B}[2;5Hs")) == ["s"])
        let menu = Self.menu(["select", "set", "show", "sum", "schema"])
        #expect(texts(player.write(menu + "\u{1B}[2;6H", after: 0.3)).isEmpty)
        // Text elsewhere is announced.
        #expect(texts(player.write("\u{1B}[10;1Hwarning: disk full\u{1B}[2;6H", after: 0.3)) == ["warning: disk full"])
    }

    // MARK: A cursor that the program draws

    /// Lines with a cursor that is drawn, while that of the terminal is left at the end of the line of state.
    private static func lines(_ lines: [String], row: Int, column: Int) -> String {
        lines.enumerated().map { number, line in
            let text = line.padding(toLength: 20, withPad: " ", startingAt: 0)
            let characters = text.enumerated().map { index, character in
                number == row && index == column ? "\u{1B}[46m\(character)\(plain)" : String(character)
            }
            return "\u{1B}[\(number + 2);1H" + characters.joined()
        }.joined() + "\u{1B}[12;1HL: \(row + 1) C: \(column + 1)"
    }

    @Test func `a cursor that is drawn is followed though the terminal's is elsewhere`() {
        var player = Player(columns: 40, rows: 12)
        let text = ["First line", "Second line", "Third line"]
        let opened = player.write("\u{1B}[?1049h\u{1B}[?25l\u{1B}[HFile Edit" + Self.lines(text, row: 0, column: 0))
        #expect(texts(opened + player.wait(1)).first == "First line")
        _ = player.press("\u{1B}[B")
        #expect(texts(player.write(Self.lines(text, row: 1, column: 0))) == ["Second line"])
        _ = player.press("\u{1B}[C")
        #expect(texts(player.write(Self.lines(text, row: 1, column: 1))) == ["e"])
        _ = player.press("\u{7F}")
        let erased = Self.lines(["First line", "econd line", "Third line"], row: 1, column: 0)
        #expect(texts(player.write(erased)) == ["S"])
    }

    @Test func `a box to check and one of several cells that stand out are no cursor`() {
        func image(_ picture: String) -> ScreenImage {
            var terminal = Terminal(size: Size(rows: 6, columns: 40))
            terminal.feed(("\u{1B}[?1049h\u{1B}[?25lmenu\r\n" + picture).utf8)
            return ScreenImage(terminal.screen).withDrawnCursor
        }
        let lit = { (text: String) in "\u{1B}[46m\(text)\(Self.plain)" }
        #expect(image("a \(lit("w"))ord\r\n").cursor.isVisible)
        #expect(!image("a \(lit("w"))ord\r\n\(lit("a")) word\r\n").cursor.isVisible)
        #expect(!image("[\(lit(" "))] on\r\n").cursor.isVisible)
        #expect(!image("▐\(lit("X"))▌ on\r\n").cursor.isVisible)
        #expect(!image("a \(lit("word"))\r\n").cursor.isVisible)
    }

    @Test func `a cursor that is taken away before it is drawn elsewhere has not gone`() {
        let text = ["First line", "Second line", "Third line"]
        var player = started(Self.lines(text, row: 0, column: 0))
        _ = player.press("w")
        let gone = Self.lines(text, row: 0, column: 99).replacing("L: 1 C: 100", with: "")
        let heard = texts(player.write(gone)) + texts(player.write(Self.lines(text, row: 0, column: 6)))
        #expect(heard == ["line"])
    }

    @Test func `a character that is typed where a row shows it twice is spoken alone`() {
        let row = { (numbers: String, text: String, column: Int) in
            "\u{1B}[3;1H00000010  \(numbers)  \(text)\u{1B}[3;\(column)H"
        }
        var player = started("\u{1B}[2;1H00000000  65 66  ef" + row("73 20 69", "s i", 22), isHidden: false)
        _ = player.press("Z")
        #expect(texts(player.write(row("73 5A 69", "sZi", 23))) == ["Z"])
    }

    @Test func `a character that is typed into a dialog is said, and not the dialog`() {
        let dialog = { (typed: String) -> String in
            let field = typed.padding(toLength: 12, withPad: " ", startingAt: 0)
            return
                "\u{1B}[3;3H┌── Find ─────────────┐\u{1B}[4;3H│ Text: [\(field)]│"
                + "\u{1B}[5;3H│ [ ] Whole words     │\u{1B}[6;3H│ [<Find>]  [ Cancel ]│\u{1B}[7;3H└─────────────────────┘"
        }
        var player = started("title")
        _ = player.press("\u{6}")
        _ = player.write(dialog("")) + player.wait(1)
        _ = player.press("z")
        #expect(texts(player.write(dialog("z"))) == ["z"])
        _ = player.press("y")
        #expect(texts(player.write(dialog("zy"))) == ["y"])
        _ = player.press("\u{7F}")
        #expect(texts(player.write(dialog("z"))) == ["y"])
    }

    // MARK: Lists

    @Test func `a title with a ground of its own is no item, nor is a wide selection in the third row a bar`() {
        let title = "\u{1B}[40;37m── my accounts (2/3) ──\u{1B}[K\r\n"
        let rows = { (selected: Int) -> String in
            ["cash in the bank", "food and drink", "travel"].enumerated().map { index, text in
                "\u{1B}[47;30m " + (index == selected ? "\u{1B}[43m" : "")
                    + text.padding(toLength: 38, withPad: " ", startingAt: 0) + "\u{1B}[47m "
            }.joined(separator: "\r\n")
        }
        let rest = (5...12).map { "\u{1B}[\($0);1H\u{1B}[47m\u{1B}[K" }.joined()
        var player = Player(columns: 40, rows: 12)
        let opened = player.write("\u{1B}[?1049h\u{1B}[?25l\u{1B}[H" + title + rows(1) + rest) + player.wait(1)
        #expect(texts(opened).last == "food and drink, 2 of 3")
    }

    @Test func `an arrow of two characters marks the selected item`() {
        var player = Player(columns: 40, rows: 12)
        let list = "Which fruit?\r\n\r\n=> Apple\r\n   Banana\r\n   Cherry"
        let opened = player.write("\u{1B}[?1049h\u{1B}[?25l\u{1B}[H" + list) + player.wait(1)
        #expect(texts(opened) == ["Which fruit?", "Apple, 1 of 3"])
    }

    @Test func `another column of a table is announced by its header and the cell in the selected row`() {
        let table = { (row: Int, column: Int) -> String in
            [["name ", "price", "stock"], ["apple", "3    ", "10   "], ["pear ", "5    ", "20   "]].enumerated().map {
                number, cells in
                let look = number == row ? "7;" : ""
                return "\u{1B}[\(number + 2);1H"
                    + cells.enumerated().map { index, cell in
                        let own = index == column ? (number == 0 ? "1;7" : "\(look)1") : "\(look)22"
                        return "\u{1B}[\(own)m \(cell) \(Self.plain)"
                    }.joined(separator: "\u{1B}[\(look)22m│\(Self.plain)")
            }.joined()
        }
        var player = started("File  Edit  View" + table(2, 0))
        _ = player.press("\u{1B}[C")
        #expect(texts(player.write(table(2, 1))) == ["price, 5"])
        _ = player.press("\u{1B}[C")
        #expect(texts(player.write(table(2, 2))) == ["stock, 20"])
        _ = player.press("\u{1B}[A")
        #expect(texts(player.write(table(1, 2))).first?.hasPrefix("apple") == true)
    }

    // MARK: Messages

    @Test(arguments: [
        ("^q Quit  f1 Help  ^p Commands  f8 History", true), ("C-T: Menu  ?: Help  q: Quit  u: Update", true),
        ("?:help t:list/tree H:changes F:forecast a:add q:quit", true), ("note: it is a: thing, b: another", false),
        ("12:30 to 14:45 and 16:20", false), ("a file f, from f to fa", false),
    ])
    func `a line of key help is recognized, however it is written`(text: String, isHelp: Bool) {
        #expect(LineClassifier.isKeyHelp(text) == isHelp)
    }

    @Test func `a program that begins with an empty text says the messages below it`() {
        var player = Player(columns: 40, rows: 12)
        let opened = player.write(
            "\u{1B}[?1049h\u{1B}[H\u{1B}[11;1H\u{1B}[7mWelcome! Press Escape for the menu.\(Self.plain)\u{1B}[6;1H")
        #expect(texts(opened + player.wait(1)) == ["Welcome! Press Escape for the menu."])
    }

    @Test func `a line that moved up as a new one was begun is no message`() {
        let picture = "\u{1B}[4;1HDear Ann,\u{1B}[9;1Hthe end of it\u{1B}[6;1HHello"
        var player = started(picture, isHidden: false)
        _ = player.press("\r")
        let after = "\u{1B}[2;1HDear Ann,\u{1B}[4;1H\u{1B}[KHello\u{1B}[6;1H\u{1B}[K"
        let heard = texts(player.write(after))
        #expect(!heard.contains("Hello"))
    }

    @Test func `what is typed into a field is said though the cursor stays before it`() {
        let field = { (text: String) in
            "\u{1B}[11;1HRENAME TO: \(text)" + String(repeating: "_", count: 28 - text.count)
                + "\u{1B}[11;12H\u{1B}[?25h"
        }
        var player = started("files" + field("todo.txt"), isHidden: false)
        _ = player.press("x")
        #expect(texts(player.write(field("todo.txtx"))) == ["x"])
    }

    @Test func `the colon that begins a command is echoed`() {
        var player = started("alpha\r\nbravo\u{1B}[12;1Hrw-r--r-- 1 ann 14B May 25 4/4")
        _ = player.press(":")
        #expect(texts(player.write("\u{1B}[12;1H\u{1B}[K:\u{1B}[?25h")) == ["colon"])
    }

    @Test func `rows with nothing but the line between two columns are not read`() {
        var player = Player(columns: 40, rows: 12)
        let rows = (3...9).map { "\u{1B}[\($0);20H|" }.joined()
        let opened = player.write("\u{1B}[?1049h\u{1B}[?25l\u{1B}[2;1H[ ] Welcome       |" + rows)
        let heard = texts(opened + player.wait(1))
        #expect(heard.contains { $0.contains("Welcome") } && !heard.contains("|"))
    }
}
