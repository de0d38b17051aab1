import Testing

@testable import TerminalReader

/// The answer to a key, in programs that draw more than it.
struct AnsweredKeyTests {
    private static let bar = "\u{1B}[44m"
    private static let plain = "\u{1B}[m"

    private func screen(_ rows: [String], cursor: String? = nil) -> String {
        let position = cursor.map { "\u{1B}[?25h\u{1B}[\($0)H" } ?? "\u{1B}[?25l"
        return "\u{1B}[H" + rows.map { $0 + "\u{1B}[K" }.joined(separator: "\r\n") + "\u{1B}[J" + position
    }

    private func started(_ picture: String) -> Player {
        var player = Player(columns: 40, rows: 12)
        _ = player.write("\u{1B}[?1049h" + picture) + player.wait(1)
        return player
    }

    @Test func `a character that is typed over a selection is spoken alone`() {
        let text = ["one line", "two lines", "three lines", "four lines"]
        var player = started(screen(text + ["the \(Self.bar)golf\(Self.plain) course"], cursor: "1;1"))
        _ = player.press("y")
        #expect(texts(player.write(screen(text + ["the y course"], cursor: "5;6")) + player.wait(1)) == ["y"])
    }

    @Test(arguments: ["|", "▏", "█"], [nil, "1;1", "12;1"])
    func `text typed before a cursor that is drawn as a symbol is spoken alone`(caret: String, cursor: String?) {
        let frame = { (text: String) in
            self.screen([
                "┏━ Lists ━━━━┓", "┃  Home      ┃", "┃  \(text.padded(to: 10))┃", "┗━━━━━━━━━━━━┛", "EDIT 10:00:00",
            ])
        }
        var player = started(frame("Wo\(caret)"))
        _ = player.press("r")
        #expect(texts(player.write(frame("Wor\(caret)")) + player.wait(1)) == ["r"])
        _ = player.press("\u{7F}")
        #expect(texts(player.write(frame("Wo\(caret)")) + player.wait(1)) == ["r"])
        _ = player.press(" ")
        #expect(texts(player.write(frame("Wo \(caret)")) + player.wait(1)) == ["space"])
    }

    private func page(_ title: String, _ lines: [String]) -> String {
        screen(["\u{1B}[7m" + title.padded(to: 40) + Self.plain] + lines)
    }

    @Test func `the title in the bar at the top is read before the page that comes with it`() {
        var player = started(page("Flows", ["first flow of the day", "second flow", "third flow"]))
        _ = player.press("?")
        let help = ["how to move about", "keys that all have", "leave it with escape", "search by a slash", "end"]
        #expect(texts(player.write(page("Help", help)) + player.wait(1)).first == "Help")
    }
}
