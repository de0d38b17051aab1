import Testing

@testable import TerminalReader

/// Text with different backgrounds next to a line that is neither a message nor an item.
struct GroundedWordsTests {
    private func press(_ key: String, _ drawn: String, _ player: inout Player) -> [String] {
        _ = player.press(key)
        return texts(player.write(drawn))
    }

    @Test func `a candidate that was put into a line is not read once more among the others`() {
        var player = Player(columns: 40, rows: 12)
        _ = player.write("$ demo\r\n\u{1B}[?1049h\u{1B}[2J\u{1B}[5;1Hopen a")
        _ = player.wait(0.5)
        let others = "\u{1B}[12;1Happle \u{1B}[7mapricot\u{1B}[m avocado\u{1B}[5;13H"
        let heard = press("\t", "\u{1B}[5;1Hopen apricot" + others, &player)
        #expect(heard.contains { $0.hasSuffix("pricot") })
        #expect(!heard.contains { $0.contains("avocado") })
    }

    @Test func `buttons side by side on grounds of their own are no item of a list`() {
        var player = Player(columns: 40, rows: 12)
        _ = player.write(
            "\u{1B}[?1049h\u{1B}[2J\u{1B}[3;5HThe file has changed.\u{1B}[4;5HDo you want to keep it?"
                + "\u{1B}[5;5H\u{1B}[44m Keep \u{1B}[m  \u{1B}[41m Lose \u{1B}[m\u{1B}[6;5HIt was read an hour ago.\u{1B}[?25l"
        )
        #expect(ScreenModel(ScreenImage(player.terminal.screen)).lists.isEmpty)
    }
}
