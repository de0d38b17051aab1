import TerminalEmulator
import Testing

@testable import TerminalReader

/// Candidates and proposals that a key takes over into the line that is typed.
struct CompletionTests {
    private func texts(_ spoken: [Spoken]) -> [String] {
        spoken.compactMap { if case .say(let text) = $0 { text } else { nil } }
    }

    @Test func `the candidate that is chosen from those below is said whole`() {
        var player = Player()
        _ = player.write("> cat report-\r\nreport-june.txt  report-may.txt\u{1B}[A\r\u{1B}[13C")
        _ = player.press("\t")
        let list = "\r\nreport-june.txt  report-may.txt\u{1B}[K\u{1B}[A\r"
        #expect(texts(player.write("\r> cat report-june.txt\(list)\u{1B}[21C")) == ["report-june.txt"])
        _ = player.press("\t")
        #expect(texts(player.write("\r> cat report-may.txt\u{1B}[K\(list)\u{1B}[20C")) == ["report-may.txt"])
    }

    @Test func `a member behind a dot is said whole, without what calls it`() {
        var player = Player()
        let list = "\r\nisabs()  islink()\r\nisdir()\u{1B}[2A\r"
        _ = player.write("> os.path.is\(list)\u{1B}[12C")
        _ = player.press("\t")
        #expect(texts(player.write("\r> os.path.isabs\(list)\u{1B}[15C")) == ["isabs"])
    }

    @Test func `where the last row is typed in, candidates stand above it`() {
        var player = Player(columns: 40, rows: 4)
        _ = player.write("\u{1B}[?1049h\u{1B}[3;1Hautoclose autoindent autosave\u{1B}[4;1H> set autoclose")
        _ = player.wait(1)
        _ = player.press("\t")
        #expect(texts(player.write("\u{1B}[4;1H> set autoindent")) == ["autoindent"])
    }

    @Test func `what was proposed goes unheard with the character that is erased`() {
        var player = Player()
        _ = player.write("> fals")
        _ = player.write("\u{1B}[90me\u{1B}[m\u{1B}[D")
        _ = player.press("\u{7F}")
        #expect(player.write("\u{1B}[D\u{1B}[K") == [.character("s")])
    }

    @Test func `a proposal that Tab takes over is said`() {
        var player = Player()
        _ = player.write("> ")
        _ = player.press("c")
        #expect(player.write("c\u{1B}[90mat unique.txt\u{1B}[m\r\u{1B}[3C") == [.character("c")])
        _ = player.press("\t")
        #expect(texts(player.write("\r> cat unique.txt \r\u{1B}[17C")) == ["at unique.txt"])
    }

    @Test func `without candidates only what was added is said`() {
        var player = Player()
        _ = player.write("> cat uni")
        _ = player.press("\t")
        #expect(texts(player.write("que.txt ")).first?.hasPrefix("que.txt") == true)
    }
}
