import TerminalEmulator
import Testing

@testable import TerminalReader

/// The last rows of a screen: text, messages, and prompts in which something is typed.
struct EdgesTests {
    private static let bar = "\u{1B}[7m" + String(repeating: " ", count: 40) + "\u{1B}[m"

    private func started(_ picture: String) -> (player: Player, heard: [String]) {
        var player = Player(columns: 40, rows: 8)
        let heard = player.write("\u{1B}[?1049h\u{1B}[H" + picture) + player.wait(1)
        return (player, texts(heard))
    }

    private static func lines(_ numbers: ClosedRange<Int>) -> String {
        numbers.map { "line \($0)" }.joined(separator: "\r\n")
    }

    @Test func `the last line of a text above a bar is no message`() {
        #expect(started(Self.lines(1...7) + "\u{1B}[8;1H\(Self.bar)\u{1B}[1;1H").heard == ["line 1"])
    }

    @Test func `a message above a bar is read`() {
        #expect(
            started("line 1\r\n~\r\n~\r\n~\r\n~\r\n~\r\n8 lines read\u{1B}[8;1H\(Self.bar)\u{1B}[1;1H").heard
                == ["line 1", "8 lines read"])
    }

    @Test func `what a prompt covered is no news when it has gone`() {
        var (player, _) = started(Self.lines(1...8) + "\u{1B}[1;1H")
        _ = player.press("\u{6}")
        #expect(texts(player.write("\u{1B}[8;1HFind: \u{1B}[K")) == ["Find:"])
        _ = player.press("\r")
        #expect(texts(player.write("\u{1B}[8;1Hline 8\u{1B}[K\u{1B}[3;1H")) == ["line 3"])
    }

    @Test func `a message in the place of a prompt is read`() {
        var (player, _) = started(Self.lines(1...7) + "\u{1B}[1;1H")
        _ = player.press("\u{6}")
        _ = player.write("\u{1B}[8;1HFind: \u{1B}[K")
        _ = player.press("\r")
        #expect(texts(player.write("\u{1B}[8;1HNot found\u{1B}[K\u{1B}[1;1H")).contains("Not found"))
    }

    @Test func `an n that is typed in the last row searches nothing`() {
        var (player, _) = started("\u{1B}[44mArticles\u{1B}[m\r\n one\r\n two\u{1B}[8;1HSearch for: ")
        _ = player.press("n")
        #expect(texts(player.write("n")) == ["n"])
    }
}
