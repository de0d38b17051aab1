import Testing

@testable import TerminalReader

/// Two lists side by side, each with its selected item.
struct FocusedColumnTests {
    private static let alternate = "\u{1B}[?1049h\u{1B}[?25l"

    /// Draws names next to other ones. The selected item of each list has a style (SGR).
    private static func draw(
        _ left: (at: Int, look: String), _ right: (at: Int, look: String), line: String = "│",
        names: [[String]] = [["Archive", "Inbox", "Sent"], ["Garden plans", "The red bike", "Lunch", "Tea"]]
    ) -> String {
        func cell(_ names: [String], _ row: Int, _ bar: (at: Int, look: String), _ width: Int) -> String {
            let text = (names.indices.contains(row) ? " \(names[row])" : "").padded(to: width)
            return row == bar.at ? "\u{1B}[\(bar.look)m\(text)\u{1B}[m" : text
        }
        let rows = (0..<9).map { cell(names[0], $0, left, 13) + line + cell(names[1], $0, right, 40) }
        return "\u{1B}[H\u{1B}[7m\("Mail".padded(to: 54))\u{1B}[m\r\n" + rows.joined(separator: "\r\n")
            + "\r\n\u{1B}[7m\("ready".padded(to: 54))\u{1B}[m"
    }

    @Test(arguments: ["│", "\u{1B}[7m \u{1B}[m"])
    func `of columns that look alike the reader reads the one in which a key moves the bar`(_ line: String) {
        var player = Player(columns: 54, rows: 11)
        let first = player.write(Self.alternate + Self.draw((1, "7"), (0, "7"), line: line)) + player.wait(1)
        #expect(first.contains(.say("Garden plans, 1 of 4")))
        #expect(
            player.press("j") + player.write(Self.draw((1, "7"), (1, "7"), line: line)) == [
                .stop, .say("The red bike, 2 of 4"),
            ])
        #expect(
            player.press("J") + player.write(Self.draw((2, "7"), (1, "7"), line: line)) == [
                .stop, .say("Sent, 3 of 3"),
            ])
    }

    @Test func `the reader reads the column whose bar got the style of the focus`() {
        var player = Player(columns: 54, rows: 11)
        let lit = ["All", "song 1"].map { "\u{1B}[44;1m\($0.padded(to: 54))\u{1B}[m" }
        _ = player.write(Self.alternate + (lit + ["song 2", "song 3"]).joined(separator: "\r\n"))
        _ = player.wait(1)
        let page = player.press("3") + player.write("\u{1B}[2J" + Self.draw((1, "44;1"), (0, "30;47")))
        #expect(page.contains(.say("Inbox, 2 of 3")) && !page.contains { "\($0)".contains("Garden") })
        #expect(
            player.press("\t") + player.write(Self.draw((1, "30;47"), (0, "44;1"))) == [
                .stop, .say("Garden plans, 1 of 4"),
            ])
        #expect(
            player.press("\t") + player.write(Self.draw((1, "44;1"), (0, "30;47"))) == [.stop, .say("Inbox, 2 of 3")])
    }

    @Test func `the reader reads the column that alone answers a key, whatever changes next to it later`() {
        var player = Player(columns: 54, rows: 11)
        let text = ["Dear all,", "the garden is green", "and the bike is red.", "Ann"]
        _ = player.write(Self.alternate + Self.draw((0, "7"), (-1, "7"), names: [["one", "two", "three"], text]))
        _ = player.wait(1)
        func at(_ row: Int, _ text: [String]) -> String {
            Self.draw((row, "7"), (-1, "7"), names: [["one", "two", "three"], text])
        }
        #expect(player.press("j") + player.write(at(1, text)) == [.stop, .say("two, 2 of 3")])
        #expect(player.write(at(1, ["Hello"])) == [])
        #expect(player.press(" ") + player.write(at(1, ["Hello", "again"])) == [.stop, .say("again")])
    }

    @Test func `have a bar with a state below them that is none of their rows`() {
        var player = Player(columns: 40, rows: 11)
        func side(_ names: [String], _ row: Int, _ look: String?) -> String {
            let text = " \(names[row])".padded(to: 18)
            return look.map { "\u{1B}[\($0)m\(text)\u{1B}[m" } ?? text
        }
        func draw(_ left: String, _ right: String) -> String {
            let names = ["alpha", "bravo", "charlie"]
            let rows = (0..<3).map { row in
                " \(side(names, row, row == 1 ? left : nil))  \(side(names, row, row == 1 ? right : nil))"
            }
            return "\u{1B}[H\("Files".padded(to: 40))\r\n" + rows.joined(separator: "\r\n")
                + "\u{1B}[10;1H\u{1B}[30;47m\("what the file is and when it was made".padded(to: 40))\u{1B}[m"
        }
        _ = player.write(Self.alternate + draw("30;44", "30;47")) + player.wait(1)
        #expect(
            player.press("\t") + player.write(draw("30;47", "30;44")) == [.stop, .say("bravo, 2 of 3")])
    }

    @Test(arguments: [("   ", ">"), (" │ ", "❯")])
    func `the reader reads the column whose words stay as a symbol moves in it`(_ line: String, _ sign: String) {
        var player = Player(columns: 54, rows: 12)
        let names = ["alpha", "bravo", "charlie"]
        func draw(_ at: Int, _ text: [String]) -> String {
            "\u{1B}[H"
                + (0..<11).map { row in
                    let name = row < 3 ? "\(row == at ? sign : " ") \(names[row])" : ""
                    return "\u{1B}[2K\(name.padded(to: 16))\(line)\(row < text.count ? text[row] : "")"
                }.joined(separator: "\r\n")
        }
        _ = player.write(Self.alternate + draw(0, ["It is first", "of all letters", "that are"])) + player.wait(1)
        let second = draw(1, ["This one", "comes next", "to it"])
        #expect(player.press("j") + player.write(second) == [.stop, .say("bravo, 2 of 3")])
        let third = draw(2, ["And then", "there is", "one more", "to see"])
        #expect(player.press("j") + player.write(third) == [.stop, .say("charlie, 3 of 3")])
        let keys = [
            "Up      k     \(line)page up", "Down    j     \(line)page down", "Leave   q     \(line)help", "Find    /",
        ]
        let help =
            player.press("?") + player.write("\u{1B}[H" + keys.map { "\u{1B}[2K\($0)" }.joined(separator: "\r\n"))
        #expect(help.contains { "\($0)".contains("page down") })
    }

    @Test func `a table whose row is read whole has no focused column`() {
        var player = Player(columns: 54, rows: 12)
        func draw(_ at: Int, _ load: [String]) -> String {
            "\u{1B}[H"
                + ["init", "shell", "editor"].enumerated().map { row, name in
                    "\(row == at ? ">" : " ") \(name.padded(to: 12))   \(load[row]) MB"
                }.joined(separator: "\r\n")
        }
        _ = player.write(Self.alternate + draw(0, ["10", "20", "30"])) + player.wait(1)
        #expect(
            player.press("j") + player.write(draw(1, ["11", "22", "33"])) == [.stop, .say("shell 22 MB, 2 of 3")])
    }

    @Test func `are known again by most of their words`() {
        func image(_ names: [String]) -> ScreenImage {
            var player = Player(columns: 54, rows: 11)
            _ = player.write(Self.alternate + Self.draw((0, "7"), (0, "7"), names: [names, ["text"]]))
            return ScreenImage(player.terminal.screen)
        }
        let (old, scrolled) = (image(["one", "two", "three", "four"]), image(["two", "three", "four", "five"]))
        let other = image(["up", "down", "leave", "one"])
        let frames = LinedColumns(old)?.frames ?? []
        #expect(frames.count == 2 && FocusedColumn(frames: frames, image: scrolled).keeps(frames[0], since: old))
        #expect(!FocusedColumn(frames: frames, image: other).keeps(frames[0], since: old))
    }
}
