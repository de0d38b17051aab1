import Testing

@testable import TerminalEmulator

struct CharacterSetTests {
    @Test(arguments: [
        ("\u{1B}(0lqk\u{1B}(Blqk", "┌─┐lqk"), ("\u{1B}(A#", "£"), ("\u{1B})0\u{E}x\u{F}x", "│x"),
        ("\u{1B}*0\u{1B}Nqq", "─q"), ("\u{1B}+0\u{1B}Oqq", "─q"), ("\u{1B}*0\u{1B}nq\u{F}q", "─q"),
        ("\u{1B}+0\u{1B}oq\u{F}q", "─q"), ("\u{1B}(K[\\]{|}~", "ÄÖÜäöüß"), ("\u{1B}(R#", "£"),
        ("\u{1B}(Z[", "¡"), ("\u{1B}(%6[", "Ã"), ("\u{1B}(0q\u{1B}cq", "q"), ("\u{1B}(0\u{1B}7\u{1B}(Bq\u{1B}8q", "─"),
        ("\u{1B}(0\u{1B}7\u{1B}(B\u{1B}8q", "─"), ("\u{1B}(0é漢", "é漢"), ("\u{1B}(~q", "q"), ("\u{1B}( 0q", "q"),
        ("\u{1B}(0q\u{1B}[!pq", "─q"),
    ])
    func `sets take the place of ASCII`(text: String, expected: String) {
        #expect(Terminal(text).screen.text(row: 0) == expected)
    }

    @Test
    func `bytes of the right half are Latin 1 or the set that was invoked`() {
        var options = Options()
        options.decodesUTF8 = false
        var terminal = Terminal(size: Size(rows: 2, columns: 10), options: options)
        terminal.feed([0xE9, 0x1B, 0x2A, 0x30, 0x1B, 0x7D, 0xF1, 0x8E, 0x71, 0x71])
        #expect(terminal.screen.text(row: 0) == "é──q")
    }

    @Test
    func `a row of double width holds half as many characters`() {
        var terminal = Terminal(rows: 3, columns: 10, "\u{1B}#6abcdefg")
        #expect(terminal.lines == ["abcde", "fg"])
        #expect(terminal.screen.marks(row: 0).isSuperset(of: [.doubleWidth, .wrapped]))
        terminal.feed("\u{1B}[1;9H\u{1B}[6n")
        #expect(terminal.replies() == "\u{1B}[1;5R")
        terminal.feed("\u{1B}[3;1H\n")
        #expect(terminal.lines == ["fg"] && !terminal.screen.marks(row: 0).contains(.doubleWidth))
    }

    @Test
    func `doubling a row blanks its right half for good`() {
        let terminal = Terminal(rows: 3, columns: 10, "0123456789\u{1B}#3\r\n\u{1B}#4x\u{1B}[H\u{1B}#5")
        #expect(terminal.lines == ["01234", "x"])
        #expect(terminal.screen.marks(row: 0).isDisjoint(with: [.doubleWidth, .doubleHeightTop]))
        #expect(terminal.screen.marks(row: 1).isSuperset(of: [.doubleWidth, .doubleHeightBottom]))
    }
}
