import TerminalEmulator
import TerminalReader
import Testing

struct `Parts of the screen side by side` {
    private static func screen(_ line: String, _ left: [String], _ right: [String], bar: String) -> String {
        let rows = zip(left, right).map { $0 + String(repeating: " ", count: 20 - $0.count) + line + $1 }
        return "\u{1B}[?1049h\u{1B}[H" + rows.joined(separator: "\r\n") + "\r\n" + bar + "\u{1B}[H"
    }

    private static let left = ["one", "two", "three", "~", "~"]
    private static let right = ["alpha", "bravo", "charlie", "delta", "echo"]
    private static let bar = "\u{1B}[7ma.txt     1,1   All  b.txt    1,1   All  \u{1B}[m"

    private func panes(_ text: String) -> [ScreenRegion] {
        ScreenModel(showing: text, rows: 7, columns: 41).regions.filter { $0.kind == .pane }
    }

    @Test(arguments: ["│", "\u{1B}[7m|\u{1B}[m", "\u{1B}[7m \u{1B}[m"])
    func `a line over the height of a window divides it`(_ line: String) {
        let found = panes(Self.screen(line, Self.left, Self.right, bar: Self.bar))
        #expect(found.map(\.frame.columns) == [0..<20, 21..<41])
        #expect(found.map(\.frame.rows) == [0..<5, 0..<5])
        #expect(found.map(\.label) == ["a.txt", "b.txt"])
    }

    @Test(arguments: ["|", ":"])
    func `a line of characters that look like text divides nothing`(_ line: String) {
        #expect(panes(Self.screen(line, Self.left, Self.right, bar: Self.bar)).isEmpty)
    }

    @Test func `a line that ends before the window does divides nothing`() {
        let rows = Array(Self.left.dropLast()) + ["a line of text as long as that"]
        let text = rows.enumerated().map { row, text in
            row == 4 ? text : text + String(repeating: " ", count: 20 - text.count) + "│" + Self.right[row]
        }
        #expect(panes("\u{1B}[?1049h\u{1B}[H" + text.joined(separator: "\r\n") + "\r\n" + Self.bar).isEmpty)
    }

    @Test func `what has lines at its edges is a table`() {
        let row = "│ one │ two                           │"
        let text = Array(repeating: row, count: 5).joined(separator: "\r\n")
        #expect(panes("\u{1B}[?1049h\u{1B}[H" + text + "\r\n" + Self.bar).isEmpty)
    }

    private func player() -> Player {
        var player = Player(columns: 41, rows: 7)
        _ = player.write(Self.screen("│", Self.left, Self.right, bar: Self.bar) + "\u{1B}[H")
        _ = player.wait(0.3)
        return player
    }

    @Test func `only the pane with the cursor is read`() {
        var player = player()
        #expect(player.press("j") + player.write("\u{1B}[2;1H") == [.stop, .say("two")])
        #expect(player.press("\u{17}") + player.press("l") + player.write("\u{1B}[2;22H") == [.stop, .say("bravo")])
    }

    @Test func `automatic changes in the other pane are read without the text next to them`() {
        var player = player()
        _ = player.press("j") + player.write("\u{1B}[2;1H")
        #expect(player.write("\u{1B}[5;22Hfoxtrot\u{1B}[2;1H", after: 3) == [.say("foxtrot")])
    }
}
