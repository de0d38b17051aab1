import TerminalEmulator
import Testing

@testable import TerminalReader

/// The speech for a program that hides the cursor.
struct HiddenCursorTests {
    @Test func `the cost of rows that are distinguished by their words is in proportion to them`() {
        let rise = growth(from: 200) { size in
            let images = [1, 7].map { factor in
                var terminal = Terminal(size: Size(rows: size, columns: 60))
                let rows = (0..<size).map { row in
                    "a b c \(row * factor) e\(factor) f\(factor) g\(factor) h\(factor + row)"
                }
                terminal.feed("\u{1B}[?1049h\u{1B}[?25l\u{1B}[H\(rows.joined(separator: "\r\n"))".utf8)
                return ScreenImage(terminal.screen)
            }
            let model = ScreenModel(images[1], depth: .choices)
            return {
                _ = SpeakingMachine().hidden(Array(0..<size), from: images[0], to: images[1], model)
            }
        }
        #expect(rise < proportionalGrowth)
    }

    @Test func `a row is known again by most of its words`() {
        let known = KnownRows((0..<500).map { "\($0) root 20 0 \($0 * 3) R sshd\($0)" })
        #expect(known.contains("77 root 20 0 5 S sshd77"))
        #expect(!known.contains("9999 nobody 21 0 5 S other"))
        #expect(!known.contains("77 root 20"))
    }

    @Test(arguments: [(["79", "79"], ["Speakers 79"]), (["79", "60"], ["Speakers 79", "60"])])
    func `a value that a key changes may stand in rows below each other`(_ values: [String], _ heard: [String]) {
        var player = Player(columns: 40, rows: 10)
        func draw(_ values: [String]) -> String {
            "\u{1B}[3;1HSpeakers    \(values[0]) ▮▮▮\u{1B}[4;1H            \(values[1]) ▮▮▮\u{1B}[6;1HMicrophone  50 ▮▮"
        }
        _ = player.write("\u{1B}[?1049h\u{1B}[?25lMixer" + draw(["80", "80"])) + player.wait(1)
        #expect(player.press("\u{1B}[D") + player.write(draw(values)) == [.stop] + heard.map { .say($0) })
    }

    @Test func `a cell next to a bar that has the background of the screen is no cursor`() {
        var terminal = Terminal(size: Size(rows: 6, columns: 20))
        terminal.feed(
            "\u{1B}[?1049h\u{1B}[?25l\u{1B}[48;5;232m\u{1B}[2J\u{1B}[2;2H\u{1B}[44malpha        \u{1B}[3;2H\u{1B}[48;5;232mbravo\u{1B}[2;2H"
                .utf8)
        #expect(!ScreenImage(terminal.screen).withDrawnCursor.cursor.isVisible)
    }

    private static func list(_ selected: Int) -> String {
        let items = ["one", "two", "three"].enumerated().map { index, item in
            index == selected ? "\u{1B}[7m  \(item)      \u{1B}[m" : "  \(item)      "
        }
        return "\u{1B}[3;1H" + items.joined(separator: "\r\n")
    }

    @Test(arguments: ["", list(1)])
    func `a message with a time in the last row is read right after a key`(_ list: String) {
        var player = Player(columns: 50, rows: 10)
        _ = player.write("\u{1B}[?1049h\u{1B}[?25l\u{1B}[Htitle\(list)") + player.wait(1)
        _ = player.press("x")
        let spoken = player.write("\u{1B}[10;1H12:30:01 disk failure on sda\u{1B}[H")
        #expect(spoken.contains { if case .say(let text) = $0 { text.contains("disk failure") } else { false } })
    }

    @Test func `a message with a time is read without a key, and where a clock was before`() {
        var player = Player(columns: 50, rows: 10)
        _ = player.write("\u{1B}[?1049h\u{1B}[?25l\u{1B}[Htitle\u{1B}[10;1H12:30:00 all well\u{1B}[H") + player.wait(1)
        #expect(player.write("\u{1B}[10;1H12:30:01 all well\u{1B}[H", after: 1) == [])
        let spoken = player.write("\u{1B}[10;1H12:30:02 disk failure on sda\u{1B}[H", after: 1)
        #expect(spoken.contains { if case .say(let text) = $0 { text.contains("disk failure") } else { false } })
        #expect(player.write("\u{1B}[10;1H12:30:03 disk failure on sda\u{1B}[H", after: 1) == [])
        _ = player.press("x")
        #expect(player.write("\u{1B}[10;1H12:30:04 disk failure on sda\u{1B}[H", after: 1) == [])
    }

    @Test func `a page of which only a symbol is highlighted is read`() {
        var player = Player(columns: 50, rows: 12)
        _ =
            player.write("\u{1B}[?1049h\u{1B}[?25l" + (1...8).map { "Old \($0)" }.joined(separator: "\r\n"))
            + player.wait(1)
        let lines = [
            "aaa does this", "bbb does that", "ccc does what is said in a line", "\u{1B}[7m+\u{1B}[m that goes on",
        ]
        let page = "\u{1B}[H\u{1B}[J" + (lines + ["ddd ends", "eee begins"]).joined(separator: "\r\n")
        #expect(texts(player.press("?") + player.write(page)).first == "aaa does this")
    }
}
