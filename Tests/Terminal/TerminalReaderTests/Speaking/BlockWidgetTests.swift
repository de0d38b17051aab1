import Testing

@testable import TerminalReader

/// A field and two boxes to tick in frames of block characters, above a text, in a program that hides the cursor.
struct BlockWidgetTests {
    private static let widths = [14, 10, 10]

    /// - Parameters:
    ///   - focus: The widget whose lines can be seen.
    ///   - column: Where the hidden cursor is in the field, from its first character.
    private static func draw(_ focus: Int?, text: String = "Find", ticked: Set<Int> = [], column: Int = 0) -> String {
        var (rows, start) = (["", "", ""], 1)
        for (index, width) in widths.enumerated() {
            let line = index == focus ? "\u{1B}[38;5;32m" : "\u{1B}[38;5;234m"
            let colour = ticked.contains(index) ? 71 : 235
            let box = "\u{1B}[38;5;238m▐\u{1B}[38;5;\(colour);48;5;238mX\u{1B}[49;38;5;238m▌\u{1B}[m"
            let typed = "\(text.prefix(column))\u{1B}[2m\(text.dropFirst(column))\u{1B}[m"
            let content =
                index == 0
                ? " \(typed)\(String(repeating: " ", count: width - 1 - text.count))"
                : " \(box) \("ab\(index)".padded(to: width - 5))"
            rows[0] += "\u{1B}[1;\(start)H\(line)▊\(String(repeating: "▔", count: width))▎"
            rows[1] += "\u{1B}[2;\(start)H\(line)▊\u{1B}[m\(content)\(line)▎"
            rows[2] += "\u{1B}[3;\(start)H\(line)▊\(String(repeating: "▁", count: width))▎\u{1B}[m"
            start += width + 2
        }
        return rows.joined() + "\u{1B}[2;\(3 + column)H"
    }

    private static func player(_ picture: String) -> Player {
        var player = Player(columns: 60, rows: 10)
        _ = player.write("\u{1B}[?1049h\u{1B}[?25l\u{1B}[5;1Hline one\r\nline two" + picture)
        _ = player.wait(1)
        return player
    }

    @Test func `a field says what is typed into it, not what is proposed behind it`() {
        var player = Self.player(Self.draw(0))
        #expect(player.press("p") + player.write(Self.draw(0, text: "pump", column: 1)) == [.stop, .character("p")])
        #expect(player.press("u") + player.write(Self.draw(0, text: "pump", column: 2)) == [.stop, .character("u")])
        #expect(player.press("x") + player.write(Self.draw(0, text: "pux", column: 3)) == [.stop, .character("x")])
        #expect(
            player.press("\u{7F}") + player.write(Self.draw(0, text: "pump", column: 2)) == [.stop, .character("x")])
    }

    @Test func `the widget that gets the focus is announced with its kind and state, and no other`() {
        var player = Self.player(Self.draw(0, text: "pump"))
        #expect(player.press("\t") + player.write(Self.draw(1)) == [.stop, .say("ab1, not checked")])
        #expect(player.press(" ") + player.write(Self.draw(1, ticked: [1])) == [.stop, .say("ab1, checked")])
        #expect(player.press("\t") + player.write(Self.draw(2, ticked: [1])) == [.stop, .say("ab2, not checked")])
        let spoken = player.press("\u{1B}[Z") + player.write(Self.draw(0, text: "pump", ticked: [1]))
        #expect(spoken == [.stop, .say("pump, edit field")])
    }

    @Test func `the way back from the end of a field says the letter to which it leads`() {
        let text = "\u{1B}[2;3Hpum\u{1B}[7mp\u{1B}[m"
        // The program writes its hidden cursor behind the place where the letters end.
        var player = Self.player(Self.draw(0, text: "pump", column: 6))
        #expect(player.press("\u{1B}[D") + player.write(text + "\u{1B}[2;6H") == [.stop, .character("p")])
    }

    @Test func `a field in a dialog is read with the dialog, whose row of keys is not`() {
        var player = Player(columns: 60, rows: 14)
        _ =
            player.write(
                "\u{1B}[?1049h\u{1B}[?25l\u{1B}[H" + (0..<12).map { "Line \($0) of a text" }.joined(separator: "\r\n"))
            + player.wait(1)
        let (line, faint) = ("\u{1B}[94m", "\u{1B}[38;5;236m")
        let rows = [
            "┌── New card ────────────┐", "│\(line)▊▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▎\u{1B}[m    │",
            "│\(line)▊\u{1B}[m Mend the bike    \(line)▎\u{1B}[m    │",
            "│\(line)▊▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▎\u{1B}[m    │", "│\(faint)▊▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▎\u{1B}[m    │",
            "│\(faint)▊\u{1B}[m of last week     \(faint)▎\u{1B}[m    │",
            "│\(faint)▊▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▎\u{1B}[m    │", "│ It comes to the end    │", "│ esc Close  ^j Save     │",
            "└────────────────────────┘",
        ]
        let dialog = rows.enumerated().map { "\u{1B}[\(3 + $0.offset);20H\($0.element)" }.joined()
        let spoken = player.press("n") + player.write(dialog + "\u{1B}[1;1H")
        #expect(texts(spoken) == ["New card, It comes to the end", "Mend the bike, edit field"])
    }

    @Test func `the focus that is drawn a moment after the key help is announced nevertheless`() {
        var player = Self.player(Self.draw(0, text: "pump"))
        _ = player.press("\u{1B}[B")
        #expect(texts(player.write("\u{1B}[10;1H^q Quit  ^s Save  ^f Find  ^o Open")).isEmpty)
        #expect(texts(player.write(Self.draw(1))) == ["ab1, not checked"])
    }

    /// A dialog whose buttons have visible lines while one is pressed.
    private static func dialog(_ lines: Int, focus: Int) -> String {
        let line = "\u{1B}[38;5;\(lines);48;5;17m"
        let words = [" Send ", " Wait "].enumerated().map {
            ($0.offset == focus ? "\u{1B}[38;5;17;48;5;231m" : "\u{1B}[38;5;231;48;5;17m") + $0.element
        }
        let buttons = words.flatMap {
            [
                "\(line)  ▔▔▔▔▔▔▔▔▔▔            ", "\(line)    \($0)\(line)              ",
                "\(line)  ▁▁▁▁▁▁▁▁▁▁            ",
            ]
        }
        let rows =
            ["╭────────────────────────╮", "│\u{1B}[38;5;231;48;5;17m Send the order now?    \u{1B}[m│"]
            + buttons.map { "│\($0)\u{1B}[m│" } + ["╰────────────────────────╯"]
        return rows.enumerated().map { "\u{1B}[\(1 + $0.offset);20H\u{1B}[m\($0.element)" }.joined()
    }

    @Test func `a button that looks otherwise while it is pressed is not read, nor its dialog`() {
        var player = Self.player("")
        _ = player.press("\r")
        _ = player.write(Self.dialog(17, focus: 0))
        _ = player.press("\t")
        #expect(texts(player.write(Self.dialog(17, focus: 1))).first?.contains("Wait") == true)
        #expect(texts(player.press("\r") + player.write(Self.dialog(33, focus: 1))).isEmpty)
    }
}
