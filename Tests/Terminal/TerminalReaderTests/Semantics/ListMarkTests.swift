import Foundation
import TerminalEmulator
import Testing

@testable import TerminalReader

/// Characters and styles by which lists show the selection, and similar ones that don't mean it.
struct ListMarkTests {
    private static let plain = "\u{1B}[m"

    private func image(_ picture: String, rows: Int = 12) -> ScreenImage {
        var terminal = Terminal(size: Size(rows: rows, columns: 40))
        terminal.feed(("\u{1B}[?1049h\u{1B}[?25l" + picture).utf8)
        return ScreenImage(terminal.screen)
    }

    private func selected(_ picture: String) -> [String] {
        ScreenModel(image(picture), depth: .choices).selected.map(\.text)
    }

    private func started(_ picture: String) -> Player {
        var player = Player(columns: 40, rows: 12)
        _ = player.write("\u{1B}[?1049h\u{1B}[H" + picture) + player.wait(1)
        return player
    }

    private func lit(_ text: String) -> String { "\u{1B}[41m\(text)\(Self.plain)" }

    @Test(arguments: [("Yes", ["pear"]), ("Name:", []), ("h", []), ("否", ["pear"])])
    func `a word of a frame is a button only where its neighbours may be`(_ other: String, _ chosen: [String]) {
        let edge = String(repeating: "─", count: 20)
        let row = "│ \(other)  \(lit("pear"))\u{1B}[22G│"
        #expect(selected("┌\(edge)┐\r\n│ Which\u{1B}[22G│\r\n\(row)\r\n└\(edge)┘") == chosen)
    }

    // MARK: The selection

    @Test func `a part of an outline is highlighted without the symbol before it`() {
        #expect(
            selected("\r\n  + Home\r\n      - \(lit("buy milk"))\r\n      - call mum\r\n  + Work") == ["- buy milk"])
        // A word in a line does not.
        #expect(selected("\r\n  one two\r\n  three \(lit("four")) five\r\n  six").isEmpty)
    }

    @Test func `a bar above the text typed after a prompt symbol is no adjacent item`() {
        let bar = { (look: String) in "\u{1B}[\(look)m\(" Shed".padded(to: 40))\(Self.plain)" }
        #expect(selected(bar("7") + "\r\n>take pear\r\nTaken.").isEmpty)
        #expect(selected(bar("") + "\r\n>take pear\r\nTaken.") == ["take pear"])
    }

    @Test func `any sign before one of several boxes to check is a pointer`() {
        let boxes = selected("What with it?\r\n* ( ) Sugar\r\n  (x) Milk\r\n  ( ) Lemon")
        #expect(boxes == ["Sugar"])
    }

    @Test func `the item that a finder has left is selected, not what is typed`() {
        let shown = "? Which fruit?\r\n❯ che  1/4\r\n❯ Cherry\u{1B}[2;6H\u{1B}[?25h"
        #expect(selected(shown) == ["Cherry"])
    }

    @Test func `the cell of the cursor need not have the ground of its item`() {
        let menu =
            "\u{1B}[4;1H┌─────┐\u{1B}[5;1H│s\(lit("mall"))│\u{1B}[6;1H│large│\u{1B}[7;1H│huge │\u{1B}[8;1H└─────┘"
        #expect(selected(menu + "\u{1B}[5;2H\u{1B}[?25h") == ["small"])
        #expect(selected(menu + "\u{1B}[1;1H\u{1B}[?25h") != ["small"])
    }

    @Test func `a title that goes from edge to edge above the text of a frame is no item`() {
        let frame = { (text: String) in
            "\u{1B}[2;1H┌──────────────────┐\u{1B}[3;1H│\(self.lit("   The debugger   "))│"
                + (0..<4).map { "\u{1B}[\($0 + 4);1H│\(($0 == 1 ? text : "").padded(to: 18))│" }.joined()
                + "\u{1B}[8;1H└──────────────────┘"
        }
        #expect(selected(frame("Use the arrows")).isEmpty)
        #expect(selected(frame("")) == ["The debugger"])
    }

    @Test func `a list of which every other row has a ground of its own has one that is selected`() {
        let table = { (selected: Int) -> String in
            "\u{1B}[2;1H\u{1B}[47;30mID  Name      \u{1B}[K\(Self.plain)"
                + (0..<5).map { index in
                    let ground = index == selected ? "\u{1B}[46m" : index.isMultiple(of: 2) ? "\u{1B}[48;5;238m" : ""
                    return "\u{1B}[\(index + 3);1H\(ground)\(index + 1)   task \(index + 1)\u{1B}[K\(Self.plain)"
                }.joined()
        }
        for selected in 0..<5 {
            #expect(self.selected(table(selected)) == ["\(selected + 1) task \(selected + 1)"])
        }
    }

    @Test func `a day of a calendar is read alone though the details next to it change`() {
        let month = { (day: Int) in
            (0..<5).map { row in
                let days = (1...7).map { String(row * 7 + $0 + 9) }.joined(separator: " ")
                return
                    "\u{1B}[\(row + 2);1H\(days)   day \(day) and \(row) hours of \(day == 19 ? "work" : "rest")\u{1B}[K"
            }.joined() + "\u{1B}[3;\((day - 17) * 3 + 1)H"
        }
        var player = started(month(18))
        _ = player.press("\u{1B}[C")
        #expect(texts(player.write(month(19))) == ["19"])
        _ = player.press("\u{1B}[D")
        #expect(texts(player.write(month(18))) == ["18"])
    }

    @Test(arguments: [
        ("Right and left change the volume", "Speaker, 2 of 4"), ("Press a key:", "Speaker, 2 of 4"),
        // A finder grows upwards from what is typed.
        ("> Sp", "Speaker, 3 of 4"), ("4/4\r\nSearch Sp", "Speaker, 3 of 4"),
    ])
    func `a menu is counted from its top though the cursor is in a text below it`(_ below: String, _ spoken: String) {
        let menu = "   Master\r\n=> Speaker\r\n   Headphone\r\n   Micro\r\n"
        let shown = image("Mixer\r\n\r\n" + menu + below + "\u{1B}[?25h")
        #expect(ScreenModel(shown, depth: .choices).selected.map(\.spoken) == [spoken])
    }

    // MARK: Rows with a question

    private static func bar(_ row: Int, _ text: String) -> String {
        "\u{1B}[\(row);1H\u{1B}[44m\(text)\u{1B}[K\(plain)"
    }

    @Test func `the sign that opens the row in which a program asks is said though its cursor is not seen`() {
        var player = started("\u{1B}[?25lFirst line\r\nSecond line" + Self.bar(12, "note.txt 1, 1"))
        _ = player.press("/")
        #expect(texts(player.write(Self.bar(11, "note.txt 1, 1") + "\u{1B}[12;1H\u{1B}[K/")) == ["slash"])
        _ = player.press("F")
        #expect(texts(player.write("\u{1B}[12;1H/F")) == ["F"])
    }

    @Test func `a bar that went up as a message came below it is not what is selected`() {
        let text = "First line\u{1B}[8;1H~\u{1B}[9;1H~\u{1B}[10;1H~\u{1B}[11;1H~"
        var player = started("\u{1B}[?25l" + text + Self.bar(11, "note.txt 1, 1") + "\u{1B}[12;1H:foo")
        _ = player.press("\r")
        let heard = texts(
            player.write(Self.bar(10, "note.txt 1, 1") + "\u{1B}[11;1H\u{1B}[K:foo\u{1B}[12;1H\u{1B}[KUnknown command"))
        #expect(heard.contains("Unknown command"))
        #expect(!heard.contains { $0.contains("note.txt") })
    }

    @Test func `a question above the row in which it is answered is said`() {
        var player = started("First line\r\nSecond line\u{1B}[11;1Hbuf 1\u{1B}[1;1H")
        _ = player.press("\u{6}")
        #expect(texts(player.write("\u{1B}[11;1Hsearch: Regex?\u{1B}[12;1H\u{1B}[K")) == ["search: Regex?"])
    }

    @Test func `the row in which one has typed is said when the return key takes the cursor from it`() {
        let row = { (text: String) in "\u{1B}[3;1H[ ] \(text)\u{1B}[K" }
        var player = started("Tasks\u{1B}[12;1H\u{1B}[?25l")
        _ = player.press("o")
        _ = player.write(row("") + "\u{1B}[12;1HEditing. Press ENTER to save\u{1B}[3;5H\u{1B}[?25h")
        _ = player.press("m")
        _ = player.write("\u{1B}[3;5Hm")
        _ = player.press("\r")
        #expect(texts(player.write("\u{1B}[12;1H\u{1B}[K\u{1B}[?25l")) == ["[ ] m"])
    }

    @Test func `what is typed is echoed though a frame with words comes up below it`() {
        var player = started("db> \u{1B}[1;5H")
        _ = player.press("s")
        let frame =
            "\u{1B}[2;1H┌────────────┐\u{1B}[3;1H│ select set │\u{1B}[4;1H│ show       │\u{1B}[5;1H└────────────┘"
        #expect(texts(player.write("\u{1B}[1;5Hs" + frame + "\u{1B}[1;6H")) == ["s"])
    }

    // MARK: Side by side

    private func columns(_ selected: Int, path: String) -> String {
        let names = ["docs", "music", "alpha.txt", "bravo.txt"]
        let rows = names.enumerated().map { index, name in
            let left = index == 0 ? lit(" files    ") : "          "
            let middle = " \(name)".padded(to: 14)
            let right = index == 0 ? lit(" in \(names[selected])".padded(to: 14)) : ""
            return "\u{1B}[\(index + 2);1H\(left)  \(index == selected ? lit(middle) : middle)  \(right)\u{1B}[K"
        }
        return "\u{1B}[?25l\u{1B}[1;1H\(path)\u{1B}[K" + rows.joined()
    }

    @Test func `of adjacent lists without a line between them, the reader reads the one in which the bar moves`() {
        var player = started("")
        #expect(texts(player.write(columns(0, path: "/files")) + player.wait(1)).last?.hasPrefix("docs") == true)
        _ = player.press("j")
        #expect(texts(player.write(columns(1, path: "/files"))) == ["music, 2 of 4"])
        _ = player.press("j")
        #expect(texts(player.write(columns(2, path: "/files"))) == ["alpha.txt, 3 of 4"])
    }

    @Test func `a notice that is laid over a corner is said once and whole`() {
        var player = started("\u{1B}[?25lone two three four\r\nfive six seven")
        _ = player.press("\r")
        let first = "\u{1B}[10;20H▎ 1 query was   \u{1B}[11;20H▎ executed.     "
        #expect(texts(player.write(first)) == ["1 query was executed."])
        _ = player.press("\r")
        let second =
            "\u{1B}[7;20H▎ 1 query was   \u{1B}[8;20H▎ executed.     \u{1B}[10;20H▎ Saved as x.    \u{1B}[11;20H\u{1B}[K"
        #expect(texts(player.write(second)) == ["Saved as x."])
    }
}
