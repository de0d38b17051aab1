import Testing

@testable import TerminalReader

/// A bar below a list that heads what is told of the item, and listings that are written over a text.
struct HeadingBarTests {
    /// Hours of a day, of which one stands out, above a bar and what is to do then.
    static func day(_ hour: Int, _ duty: String) -> String {
        let hours = (8..<18).map { ($0 == hour ? "\u{1B}[7m\($0):00\u{1B}[m" : "\($0):00") + "\u{1B}[K" }
        return "\u{1B}[H\u{1B}[44m?:help\u{1B}[K\u{1B}[m\r\n" + hours.joined(separator: "\r\n")
            + "\r\n\u{1B}[44mMonday at \(hour):00\u{1B}[K\u{1B}[m\r\n\(duty)\u{1B}[K\r\n\u{1B}[K"
            + "\r\n\r\n\u{1B}[44mDiary 1.0\u{1B}[K\u{1B}[m"
    }

    @Test func `what the bar says is told with what stands below it, and is no item of a list`() {
        var player = Player(columns: 50, rows: 16)
        _ = player.write("\u{1B}[?1049h\u{1B}[?25l" + Self.day(9, "nothing")) + player.wait(1)
        let spoken = player.press("j") + player.write(Self.day(10, "Dentist in town"))
        #expect(texts(spoken) == ["Monday at 10:00", "Dentist in town"])
        #expect(texts(player.press("j") + player.write(Self.day(11, "nothing"))) == ["Monday at 11:00", "nothing"])
    }

    @Test func `a screen that gets smaller than the place of the bar is read as any other`() {
        var player = Player(columns: 50, rows: 16)
        _ = player.write("\u{1B}[?1049h\u{1B}[?25l" + Self.day(9, "nothing")) + player.wait(1)
        _ = player.press("j")
        _ = player.write(Self.day(10, "Dentist in town"))
        player.resize(columns: 50, rows: 8)
        _ = player.write("\u{1B}[H\u{1B}[J")
        let spoken = player.press("?") + player.write("\u{1B}[HHelp of the diary")
        #expect(texts(spoken) == ["Help of the diary"])
    }

    /// A letter above its line of state, with the cursor in the letter.
    static let letter =
        "\u{1B}[?1049h" + (1...6).map { "Line \($0) of the letter" }.joined(separator: "\r\n")
        + "\u{1B}[11;1H\u{1B}[7mletter.txt\u{1B}[K\u{1B}[m\u{1B}[6;3H"
    static let names = ["describe-bindings", "describe-command", "describe-key", "--end--"]
    static let listing = "\u{1B}[H" + names.map { "\($0)\u{1B}[K" }.joined(separator: "\r\n")

    @Test func `a listing over a text is read from its first line to that with the cursor`() {
        var player = Player(columns: 50, rows: 12)
        _ = player.write(Self.letter) + player.wait(1)
        #expect(texts(player.press("?") + player.write(Self.listing)) == Self.names)
    }

    @Test func `a page is read of which a sign alone stands out`() {
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
