import TerminalEmulator
import Testing

@testable import TerminalReader

/// Text that is typed, proposed, searched and cut in the line of the cursor.
struct EditingTests {
    private func isNoStop(_ item: Spoken) -> Bool { item != .stop }

    @Test func `a proposal behind the cursor is silent, and typing it is echoed`() {
        var player = Player()
        _ = player.write("$ ")
        // As fish writes: the letter, and the proposed completion.
        _ = player.press("e")
        #expect(player.write("e\u{1B}[K\u{1B}[90mcho\u{1B}[m\r\u{1B}[3C") == [.character("e")])
        #expect(player.write("\u{1B}[K\u{1B}[90mcho hello\u{1B}[m\r\u{1B}[3C").isEmpty)
        #expect(player.press("c").filter(isNoStop).isEmpty)
        #expect(player.write("c\u{1B}[90mho hello\u{1B}[m\r\u{1B}[4C") == [.character("c")])
    }

    @Test func `a clock at the right of the line is not read with what is typed`() {
        var player = Player()
        _ = player.write("$ \u{1B}[70C12:30:05\r\u{1B}[2C")
        _ = player.press("a")
        #expect(player.write("a\r\u{1B}[72C12:30:06\r\u{1B}[3C") == [.character("a")])
        _ = player.press("\u{7F}")
        #expect(player.write("\u{8} \r\u{1B}[72C12:30:07\r\u{1B}[2C") == [.character("a")])
    }

    @Test(
        arguments: [
            ("(reverse-i-search)`': ", "", false), ("(reverse-i-search)`ec': echo hi", "echo hi", false),
            ("(failed reverse-i-search)`zz': ls", "ls", true),
        ] as [(String, String, Bool)])
    func `a search in the history is understood`(line: String, match: String, isFailed: Bool) throws {
        let search = try #require(HistorySearch(line))
        #expect(search.match == match && search.isFailed == isFailed)
    }

    @Test(arguments: ["$ echo i-search", "(reverse-i-search)", "search)`x", ""])
    func `another line is no search in the history`(line: String) { #expect(HistorySearch(line) == nil) }

    @Test func `a bracket is echoed where the cursor shows for a moment which one it closes`() {
        var player = Player()
        _ = player.write("?- run(one, two")
        _ = player.press(")")
        #expect(player.write(")\r\u{1B}[6C") + player.wait(0.1) == [.character("right paren")])
        #expect(player.write("\r\u{1B}[16C") + player.wait(1) == [])
        _ = player.press(".")
        #expect(player.write(".") == [.character("dot")])
    }

    @Test func `a line that is shifted says how far`() {
        var player = Player(rows: 6)
        _ = player.write("\u{1B}[?1049h\u{1B}[2Jif a:\r\nb()\u{1B}[2;1H")
        _ = player.wait(0.5)
        _ = player.press(">")
        _ = player.press(">")
        #expect(player.write("\u{1B}[2;1H\u{1B}[K    b()\u{1B}[2;5H") == [.say("indent 4")])
    }

    @Test func `questions are read each time, and the shell's prompt once`() {
        var player = Player()
        _ = player.write("$ ")
        _ = player.press("\r")
        _ = player.write("\r\n$ ")
        _ = player.press("\r")
        #expect(player.write("\r\nName: ") == [.say("Name:")])
        _ = player.press("\r")
        #expect(player.write("\r\nToo short.\r\nName: ") == [.say("Too short."), .say("Name:")])
        #expect(player.machine.learnedPrompt == "$")
        _ = player.press("\r")
        #expect(player.write("\r\nThanks.\r\n$ ") == [.say("Thanks."), .say("$")])
        _ = player.press("\r")
        #expect(player.write("\r\nfile\r\n$ ") == [.say("file")])
    }

    @Test func `a number that falls again and again is a meter and no longer announced`() {
        var player = Player()
        _ = player.write("\u{1B}[2J\u{1B}[3;1Hcpu 20%\u{1B}[6;1H> ")
        _ = player.wait(0.5)
        let heard = [30, 60, 40, 70, 50, 80, 60, 90, 40, 95].flatMap {
            player.write("\u{1B}[3;1Hcpu \($0)%\u{1B}[6;3H", after: 0.5)
        }
        let said = heard.filter { if case .say = $0 { true } else { false } }
        #expect(said == [.say("30%"), .say("60%"), .say("70%"), .say("80%")])
    }
}
