import Speech
import TerminalEmulator
import Testing

@testable import TerminalReader

/// Output that tries to be announced as something else, too often or too long.
struct HostileOutputTests {
    private func said(_ spoken: [Spoken]) -> [String] {
        spoken.compactMap {
            switch $0 {
            case .say(let text), .notice(let text), .character(let text): text
            default: nil
            }
        }
    }

    @Test(arguments: [
        "\u{1B}]9;canary\u{7}", "\u{1B}]777;notify;canary;canary\u{7}", "\u{1B}]99;;canary\u{1B}\\",
        "\u{1B}]1337;File=name=canary:AAAA\u{7}", "\u{1B}]50;canary\u{7}", "\u{1B}]7;file://host/canary\u{7}",
        "\u{1B}]2;canary\u{7}", "\u{1B}]52;c;Y2FuYXJ5\u{7}", "\u{1B}P+q63616E617279\u{1B}\\",
    ])
    func `sequences that are not shown as text are not spoken automatically (hostile 54)`(sequence: String) {
        var player = Player()
        _ = player.write("$ ")
        #expect(said(player.write(sequence) + player.wait(1)).allSatisfy { !$0.contains("canary") })
    }

    @Test func `where a link leads is not taken for its text (hostile 54)`() {
        var player = Player()
        let spoken = said(player.write("See \u{1B}]8;;https://evil.example/\u{1B}\\the bank\u{1B}]8;;\u{1B}\\ now\r\n"))
        #expect(spoken.contains { $0.contains("the bank") })
        #expect(!spoken.contains { $0.contains("evil") })
    }

    @Test(arguments: [
        "e" + String(repeating: "\u{301}", count: 100_000), String(repeating: "👩\u{200D}", count: 50_000),
        String(repeating: "x", count: 1_000_000), String(repeating: "a\u{202E}\u{2066}", count: 50_000),
    ])
    func `speech at once is bounded, however long the line is (hostile 63)`(text: String) {
        var player = Player()
        let spoken = said(player.write(text + "\r\n") + player.wait(1))
        #expect(spoken.map(\.unicodeScalars.count).reduce(0, +) < 40_000)
        for text in spoken {
            #expect(text.unicodeScalars.allSatisfy { !["\u{202E}", "\u{2066}"].contains($0) })
        }
    }

    @Test func `noise that never ends is summed up and stops at a key (hostile 65)`() {
        var random = SystemRandomNumberGenerator()
        var player = Player()
        _ = player.write("$ ")
        _ = player.press("\r")
        var spoken: [Spoken] = []
        for _ in 0..<50 {
            let noise = (0..<20_000).map { _ in UInt8.random(in: 0...255, using: &random) }
            spoken += player.write(String(decoding: noise, as: UTF8.self) + String(repeating: "y\n", count: 2_000))
        }
        #expect(said(spoken).count <= 30)
        #expect(player.press("\u{3}").first == .stop)
        for _ in 0..<10 { #expect(said(player.write(String(repeating: "y\r\n", count: 2_000))) == []) }
    }

    @Test func `endless flips and repaints are read once, and at their end as they are then (hostile 66)`() {
        var player = Player()
        _ = player.write("$ ")
        _ = player.press("\r")
        var spoken: [Spoken] = []
        for number in 0..<200 {
            let flips = String(repeating: "\u{1B}[?1049h\u{1B}[2JIn\u{1B}[?1049l", count: 50)
            spoken += player.write("\(flips)\rstep \(number)\u{1B}[K", after: 0.02)
        }
        #expect(said(spoken).count <= 30, "\(said(spoken).count)")
        spoken += player.write("\r\nfinished\r\n$ ") + player.wait(1)
        #expect(said(spoken).contains { $0.contains("finished") })
    }

    @Test(arguments: [
        "\u{1B}[8mcanary\u{1B}[m", "\u{1B}[31;41mcanary\u{1B}[m", "\u{1B}[38;5;7;48;5;7mcanary\u{1B}[m",
        "\u{1B}[38;2;1;2;3;48;2;1;2;3mcanary\u{1B}[m", "canary\r\u{1B}[K", "canary\u{1B}[2J\u{1B}[H",
        "canary\u{1B}[6D\u{1B}[6X", "\u{1B}[30;7;40mcanary\u{1B}[m",
    ])
    func `invisible text is not spoken (hostile 67)`(sequence: String) {
        var player = Player()
        _ = player.write("$ ")
        let spoken = said(player.write("\(sequence)\r\nok\r\n") + player.wait(1))
        #expect(!spoken.contains { $0.contains("canary") }, "\(spoken)")
        #expect(spoken.contains { $0.contains("ok") })
    }

    @Test(arguments: ["password field", "312 lines, not all read", "finished, status 0", "review mode off"])
    func `what a program prints is never taken for Earshot's own words (hostile 68)`(text: String) {
        var player = Player()
        let spoken = player.write("\(text)\r\n\u{1B}]2;\(text)\u{7}\u{1B}]9;\(text)\u{7}") + player.wait(1)
        #expect(spoken.contains(.say(text)))
        #expect(!spoken.contains { if case .notice = $0 { true } else { false } })
        #expect(player.secrecy(true) == [.notice("password field")])
    }

    @Test(arguments: ["漢", "x", " x", "\u{1F469}\u{200D}\u{1F4BB}"])
    func `text that never ends and has no blanks is not held for ever`(piece: String) {
        var held = HeldText()
        var spoken = 0
        for _ in 0..<5_000 { spoken += held.add(piece, at: .zero).count }
        #expect(spoken + Thresholds.Held.longest + 1 >= 5_000 * piece.count)
        #expect(held.take().count <= Thresholds.Held.longest + 1)
    }

    @Test func `bells are one sound at a time (hostile 69)`() {
        var player = Player()
        var bells = 0
        for _ in 0..<100 {
            let spoken = player.write(String(repeating: "\u{7}", count: 1_000), after: 0.001)
            bells += spoken.count { $0 == .sound(.bell) }
        }
        #expect((1...4).contains(bells), "\(bells) bells in a tenth of a second")
    }

    @Test(arguments: [1, 2, 3], [1, 3, 9])
    func `the smallest screens are read like any other`(_ rows: Int, _ columns: Int) {
        var player = Player(columns: columns, rows: rows)
        let keys = ["\u{1B}[B", "\r", "x", "\t", " ", "\u{1B}[6~", "\u{7F}"]
        let words = ["[ ] a", "[x] a", "│b│", "┌─┐", "q Quit  h Help", "\u{1B}[7mc\u{1B}[m", "1  2", "50%...", ""]
        for screen in ["", "\u{1B}[?1049h", "\u{1B}[?25l", "\u{1B}[?25h\u{1B}[2J"] {
            _ = player.write(screen) + player.wait(1)
            for (number, word) in (words + words.reversed()).enumerated() {
                _ = player.press(keys[number % keys.count])
                let row = number % rows + 1
                _ = player.write("\u{1B}[\(row);1H\u{1B}[K\(word)\u{1B}[\(rows);\(columns)H") + player.wait(1)
            }
        }
        #expect(player.terminal.screen.rows == rows)
    }
}
