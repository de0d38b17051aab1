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

    @Test func `that to which the focus comes is told with its kind and state, and no other`() {
        var player = Self.player(Self.draw(0, text: "pump"))
        #expect(player.press("\t") + player.write(Self.draw(1)) == [.stop, .say("ab1, not checked")])
        #expect(player.press(" ") + player.write(Self.draw(1, ticked: [1])) == [.stop, .say("ab1, checked")])
        #expect(player.press("\t") + player.write(Self.draw(2, ticked: [1])) == [.stop, .say("ab2, not checked")])
        let spoken = player.press("\u{1B}[Z") + player.write(Self.draw(0, text: "pump", ticked: [1]))
        #expect(spoken == [.stop, .say("pump, edit field")])
    }
}
