import Testing

@testable import TerminalReader

/// A bar below a list that is the heading of the item's details.
struct HeadingBarTests {
    /// Hours of a day, one of which is highlighted, above a bar and the task for that hour.
    static func day(_ hour: Int, _ duty: String) -> String {
        let hours = (8..<18).map { ($0 == hour ? "\u{1B}[7m\($0):00\u{1B}[m" : "\($0):00") + "\u{1B}[K" }
        return "\u{1B}[H\u{1B}[44m?:help\u{1B}[K\u{1B}[m\r\n" + hours.joined(separator: "\r\n")
            + "\r\n\u{1B}[44mMonday at \(hour):00\u{1B}[K\u{1B}[m\r\n\(duty)\u{1B}[K\r\n\u{1B}[K"
            + "\r\n\r\n\u{1B}[44mDiary 1.0\u{1B}[K\u{1B}[m"
    }

    @Test func `the text of the bar is read with the lines below it, and is no item of a list`() {
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

    @Test func `another program that has the screen for a while does not take the bar for an item`() {
        var player = Player(columns: 50, rows: 16)
        _ = player.write("\u{1B}[?1049h\u{1B}[?25l" + Self.day(9, "nothing")) + player.wait(1)
        _ = player.press("j")
        _ = player.write(Self.day(10, "Dentist in town"))
        _ = player.press("e")
        _ = player.write("\u{1B}[?25h\u{1B}[?1049l")
        let back = player.write("\u{1B}[?1049h\u{1B}[?25l" + Self.day(10, "Tea with Ann")) + player.wait(1)
        #expect(texts(back) == ["Monday at 10:00", "Tea with Ann"])
    }
}
