import TerminalEmulator
import Testing

@testable import TerminalReader

/// Items that only a colour marks, in separate rows or next to other columns.
struct TallItemTests {
    private static let red = "\u{1B}[31m"
    private static let plain = "\u{1B}[m"

    private func image(_ lines: [String]) -> ScreenImage {
        var terminal = Terminal(size: Size(rows: 8, columns: 60))
        terminal.feed(("\u{1B}[?25l" + lines.joined(separator: "\r\n")).utf8)
        return ScreenImage(terminal.screen)
    }

    @Test func `an item of two rows is said with both`() {
        let items = [["09:00", "Dentist"], ["11:00", "Meeting"]]
        func picture(_ selected: Int) -> ScreenImage {
            image(
                items.enumerated().flatMap { index, rows in
                    rows.map { index == selected ? "\(Self.red)\($0)\(Self.plain)" : $0 } + [""]
                })
        }
        let moved = MovedHighlight(from: picture(0), to: picture(1))
        #expect(moved?.item(in: picture(1)).spoken == "11:00, Meeting")
    }

    @Test func `columns of one row that are far apart are one item`() {
        func row(_ name: String, _ subject: String, _ lit: Bool) -> String {
            let text = "\(name)\(String(repeating: " ", count: 20))\(subject)"
            return lit ? "\u{1B}[7m\(text)     \(Self.plain)" : text
        }
        let old = image(["", row("Ann", "Picnic", true), row("Bob", "Invoice", false)])
        let new = image(["", row("Ann", "Picnic", false), row("Bob", "Invoice", true)])
        #expect(MovedHighlight(from: old, to: new)?.text == "Bob Invoice")
    }

    @Test func `the bar at the cursor shows which of several columns has the focus`() {
        var terminal = Terminal(size: Size(rows: 8, columns: 60))
        let lit = "\u{1B}[7m"
        let rows = [
            "home      \(lit) docs           \(Self.plain)", "\(lit) tmp    \(Self.plain)   music", "usr       notes",
        ]
        terminal.feed(("\u{1B}[?25l~/tmp/docs\r\n" + rows.joined(separator: "\r\n") + "\u{1B}[2;11H").utf8)
        #expect(ScreenModel(ScreenImage(terminal.screen)).selected.first?.spoken == "docs, 1 of 3")
    }
}
