import TerminalEmulator
import Testing

@Suite struct `The columns of a character` {
    @Test(arguments: ["a", "é", "e\u{301}", "漢", "한", "あ", "Ａ", "😀", "👩‍💻", "─", "…", "❯", "\u{A0}"])
    func `are those that a terminal gives it`(character: Character) {
        var terminal = Terminal(size: Size(rows: 1, columns: 8))
        terminal.feed(String(character.unicodeScalars.first.map(Character.init) ?? " ").utf8)
        #expect(character.columnCount == terminal.screen.cursor.column)
    }

    @Test func `of a mark that joins the one before it are none`() {
        #expect(Character("\u{301}").columnCount == 0)
    }
}
