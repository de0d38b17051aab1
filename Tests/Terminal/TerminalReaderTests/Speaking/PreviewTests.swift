import Testing

@testable import TerminalReader

/// Prompts that show a line's result in grey below it, and its completion behind the cursor.
struct PreviewTests {
    /// A prompt with typed text and a preview of its result.
    private func previewed() -> Player {
        var player = Player(columns: 40, rows: 12)
        _ = player.write("Welcome\r\n> ") + player.wait(1)
        _ = player.press("2")
        _ = player.write("2") + player.wait(0.3)
        _ = player.press("1")
        #expect(texts(player.write("1\r\n\u{1B}[90m21\u{1B}[m\u{1B}[5G\u{1B}[1A") + player.wait(1)) == ["1"])
        return player
    }

    @Test func `an answer is read though it was shown before`() {
        var player = previewed()
        _ = player.press("\r")
        let spoken = player.write("\u{1B}[1B\u{1B}[2K\u{1B}[1A\r\r\n\u{1B}[33m21\u{1B}[m\r\n> ") + player.wait(1)
        #expect(texts(spoken) == ["21"])
    }

    @Test func `moving in a line is read though another text is shown below it`() {
        var player = previewed()
        _ = player.press("\u{1B}[D")
        let spoken = player.write("\u{1B}[1B\u{1B}[2K\r\u{1B}[90mnothing\u{1B}[m\u{1B}[1A\u{1B}[4G") + player.wait(1)
        #expect(texts(spoken) == ["1"])
    }

    @Test func `a suggestion is read as it is accepted`() {
        var player = previewed()
        _ = player.press("a")
        #expect(texts(player.write("a\u{1B}[90mbc\u{1B}[m\u{1B}[6G") + player.wait(1)) == ["a"])
        _ = player.press("\u{1B}[C")
        #expect(texts(player.write("bc\u{1B}[1B\u{1B}[2K\u{1B}[1A") + player.wait(1)) == ["bc"])
    }

    @Test func `a suggestion accepted where typing is hidden is not read`() {
        var player = previewed()
        _ = player.secrecy(true)
        _ = player.press("a")
        _ = player.write("a\u{1B}[90mbc\u{1B}[m\u{1B}[6G") + player.wait(1)
        _ = player.press("\u{1B}[C")
        let spoken = texts(player.write("bc\u{1B}[1B\u{1B}[2K\u{1B}[1A") + player.wait(1))
        #expect(!spoken.contains { $0.contains("b") || $0.contains("c") })
    }

    @Test func `a later suggestion is not read`() {
        var player = previewed()
        _ = player.press("a")
        _ = player.write("a") + player.wait(1)
        let spoken = player.write("\u{1B}[90mbc\r\n[ 'apple' ]\u{1B}[m\u{1B}[1A\u{1B}[6G") + player.wait(1)
        #expect(texts(spoken) == [])
    }
}
