import TerminalEmulator
import Testing

@testable import TerminalReader

/// Selections marked by characters and styles that no detector is made for.
struct MovedMarkTests {
    private func image(_ lines: [String]) -> ScreenImage {
        var terminal = Terminal(size: Size(rows: 8, columns: 40))
        terminal.feed(("\u{1B}[?25l" + lines.joined(separator: "\r\n")).utf8)
        return ScreenImage(terminal.screen)
    }

    private func moved(_ old: [String], _ new: [String]) -> String? {
        let (old, new) = (image(old), image(new))
        return MovedMarker(from: old, to: new, rows: new.rows.indices.filter { old.rows[$0] != new.rows[$0] })?.spoken
    }

    @Test(arguments: ["->", "=>", "*", "●", "»»"])
    func `a sign that went to another row selects it`(sign: String) {
        let blank = String(repeating: " ", count: sign.count)
        #expect(
            moved(
                ["\(sign) one", "\(blank) two", "\(blank) three"], ["\(blank) one", "\(sign) two", "\(blank) three"])
                == "two, 2 of 3")
    }

    @Test(
        arguments: [
            ("[ Yes ]   No  ", "  Yes   [ No ]", "No"), ("> Keep    Drop", "  Keep  > Drop", "Drop"),
            ("<Yes>  No   Help ", " Yes  <No>  Help ", "No"), (" 23 [24] 25  26 ", " 23  24 [25] 26 ", "25"),
        ])
    func `a sign that went on in its row selects a word`(old: String, new: String, expected: String) {
        #expect(moved([old], [new]) == expected)
    }

    @Test func `what only counts with a sign that moved does not matter`() {
        let dates = ["May 7", "May 8", "May 9", " [6] 7  8 "]
        #expect(moved(dates, ["May 8", "May 9", "May 10", "  6 [7] 8 "]) == "7")
    }

    @Test(
        arguments: [
            ("◯ Ham", "◉ Ham", "Ham, checked"), ("[x] Ham", "[ ] Ham", "Ham, not checked"),
            ("  Ham", "✔ Ham", "Ham, checked"),
            ("✔ Ham", "  Ham", "Ham, not checked"),
        ])
    func `a box that is checked or cleared announces its state`(old: String, new: String, expected: String) {
        #expect(moved([old], [new]) == expected)
    }

    @Test(
        arguments: [
            (["one", "two"], ["one", "three"]), (["one", "two"], ["one", "two"]), (["> one", "two"], ["one", "two"]),
            (["a: 1", "b: 2"], ["a: 2", "b: 3"]), (["one   two"], ["   one two"]),
        ] as [([String], [String])])
    func `other changes select nothing`(old: [String], new: [String]) { #expect(moved(old, new) == nil) }

    @Test func `neighbours that are faint tell what is selected`() throws {
        let (faint, plain) = ("\u{1B}[2m", "\u{1B}[22m")
        let old = image(["one", "\(faint)two\(plain)", "\(faint)three\(plain)"])
        let new = image(["\(faint)one\(plain)", "two", "\(faint)three\(plain)"])
        let highlight = try #require(MovedHighlight(from: old, to: new))
        #expect(highlight.item(in: new).spoken == "two, 2 of 3")
    }

    @Test func `of two buttons the one on a coloured ground is selected`() throws {
        let (here, other, off) = ("\u{1B}[44m", "\u{1B}[100m", "\u{1B}[m")
        let first = image(["\(here) OK \(off)  \(other) Cancel \(off)"])
        let second = image(["\(other) OK \(off)  \(here) Cancel \(off)"])
        #expect(MovedHighlight(from: first, to: second)?.text == "Cancel")
        #expect(MovedHighlight(from: second, to: first)?.text == "OK")
    }
}
