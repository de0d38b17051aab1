import TerminalEmulator
import Testing

@testable import TerminalReader

/// The speech for frames over a page that continues on both sides of them.
struct CoveringFrameTests {
    /// A page whose lines are wider than the frames over it.
    private static let page =
        "\u{1B}[H"
        + (0..<22).map { "Line \($0) of a text that goes on and on to the edge\u{1B}[K" }.joined(separator: "\r\n")

    private static func at(_ row: Int, _ column: Int, _ lines: [String]) -> String {
        lines.enumerated().map { "\u{1B}[\(row + $0.offset);\(column)H\($0.element)" }.joined()
    }

    private static func player() -> Player {
        var player = Player(columns: 50, rows: 24)
        _ = player.write("\u{1B}[?1049h\u{1B}[?25l" + page) + player.wait(1)
        return player
    }

    /// A dialog with two buttons, one of which is highlighted.
    private static func dialog(_ focus: Int) -> String {
        let buttons = ["Keep", "Drop"].enumerated().map {
            ($0.offset == focus ? "\u{1B}[7m" : "") + "< \($0.element) >\u{1B}[m"
        }.joined(separator: "  ")
        return at(
            4, 10,
            [
                "┌─ Shoes ──────────────┐", "│ Keep the old shoes?  │", "│                      │", "│  \(buttons)  │",
                "└──────────────────────┘",
            ])
    }

    @Test func `the text next to a dialog is not read with it`() {
        var player = Self.player()
        #expect(
            texts(player.press("d") + player.write(Self.dialog(0))) == [
                "Shoes, Keep the old shoes?", "Keep, button, 1 of 2",
            ])
        #expect(texts(player.press("\t") + player.write(Self.dialog(1))) == ["Drop, button, 2 of 2"])
    }

    /// A frame around lines, padded to the longest of them.
    private static func frame(_ title: String, _ lines: [String]) -> [String] {
        let width = (lines.map(\.count).max() ?? 0) + 2
        return [
            "┌─ \(title) ".padded(to: 4 + title.count) + String(repeating: "─", count: width - title.count - 3) + "┐"
        ]
            + lines.map { "│ \($0.padded(to: width - 1))│" } + ["└" + String(repeating: "─", count: width) + "┘"]
    }

    @Test func `a change in a high frame is read without the text next to it`() {
        var player = Self.player()
        let letter = (1...16).map { "Words of letter \($0)" }
        _ = player.press("o")
        _ = player.write(Self.at(2, 10, Self.frame("Letter", letter)))
        _ = player.press("x")
        let spoken = player.write(Self.at(5, 12, ["Something else   "]))
        #expect(texts(spoken) == ["Something else"])
    }

    @Test func `of a question over a dialog only the question is read`() {
        var player = Self.player()
        _ = player.press("o")
        _ = player.write(Self.at(2, 10, Self.frame("Letter", (1...8).map { "Words of a long letter \($0) to her" })))
        _ = player.press("s")
        let spoken = player.write(Self.at(4, 20, Self.frame("Sure", ["Send it?", "", "< Yes >"])))
        #expect(texts(spoken).first == "Sure, Send it?")
        #expect(!texts(spoken).contains { $0.contains("etter") || $0.contains("text") })
    }

    @Test func `of two frames that lie over each other the upper one is found`() {
        var terminal = Terminal(size: Size(rows: 24, columns: 50))
        let letter = Self.frame("Letter", (1...8).map { "Words of a long letter \($0) to her" })
        let question = Self.frame("Sure", ["Send it?", "", "< Yes >"])
        terminal.feed(("\u{1B}[?1049h" + Self.page + Self.at(2, 10, letter) + Self.at(4, 20, question)).utf8)
        let image = ScreenImage(terminal.screen)
        let boxes = BoxDetector.boxes(in: image)
        #expect(boxes.map(\.title) == ["Letter", "Sure"])
        #expect(CoveringBox.only(boxes, in: image)?.title == "Sure")
    }

    private static let line = String(repeating: "▔", count: 50)
    private static let end = String(repeating: "▁", count: 50)

    /// A list between two lines from edge to edge.
    private static func palette(_ items: [String], _ selected: Int) -> String {
        let rows = items.enumerated().map {
            ($0.offset == selected ? "\u{1B}[46m" : "") + " \($0.element)".padded(to: 50) + "\u{1B}[m"
        }
        return at(3, 1, [line, "".padded(to: 50)] + rows + [end])
    }

    @Test func `the selected item of a list between two lines that a key has laid over a text is read`() {
        var player = Self.player()
        _ = player.press("j")
        _ = player.write("\u{1B}[12;1H\u{1B}[7mLine 11 of a text that goes on and on to the edge\u{1B}[m")
        #expect(
            texts(player.press("\u{10}") + player.write(Self.palette(["Keys", "Quit", "Theme"], 0))).last
                == "Keys, 1 of 3")
        let moved = player.press("\u{1B}[B") + player.write(Self.palette(["Keys", "Quit", "Theme"], 1))
        #expect(texts(moved) == ["Quit, 2 of 3"])
    }
}
