import Testing

@testable import TerminalEmulator

struct ReportTests {
    @Test(arguments: [
        ("\u{1B}[?15n", "\u{1B}[?13n"), ("\u{1B}[?25n", "\u{1B}[?21n"), ("\u{1B}[?26n", "\u{1B}[?27;1;0;0n"),
        ("\u{1B}[?53n", "\u{1B}[?50n"), ("\u{1B}[?55n", "\u{1B}[?50n"), ("\u{1B}[?56n", "\u{1B}[?57;0n"),
        ("\u{1B}[?62n", "\u{1B}[0*{"), ("\u{1B}[?63;9n", "\u{1B}P9!~0000\u{1B}\\"), ("\u{1B}[?75n", "\u{1B}[?70n"),
        ("\u{1B}[?85n", "\u{1B}[?83n"), ("\u{1B}[?996n", ""), ("\u{1B}[?1234n", ""), ("\u{1B}[7n", ""),
        ("\u{1B}[x", "\u{1B}[2;1;1;128;128;1;0x"), ("\u{1B}[1x", "\u{1B}[3;1;1;128;128;1;0x"),
        ("\u{1B}[>c", "\u{1B}[>41;277;0c"), ("\u{1B}[=c", "\u{1B}P!|00000000\u{1B}\\"), ("\u{1B}[1c", ""),
        ("\u{1B}[4h\u{1B}[4$p", "\u{1B}[4;1$y"), ("\u{1B}[20$p", "\u{1B}[20;2$y"), ("\u{1B}[9$p", "\u{1B}[9;0$y"),
        ("\u{1B}[?7$p", "\u{1B}[?7;1$y"), ("\u{1B}[?1049h\u{1B}[?47$p", "\u{1B}[?47;1$y"),
        ("\u{1B}[?3$p", "\u{1B}[?3;4$y"), ("\u{1B}[?1006h\u{1B}[?1006$p", "\u{1B}[?1006;1$y"),
        ("\u{1B}[3g\u{1B}[1;5H\u{1B}H\u{1B}[2$w", "\u{1B}P2$u5\u{1B}\\"),
        ("\u{1B}[>4;2m\u{1B}[?4m", "\u{1B}[>4;0m"), ("\u{1B}[?1m", ""),
        ("\u{1B}[38;2;1;2;3;4:3m\u{1B}P$qm\u{1B}\\", "\u{1B}P1$r4:3;38:2:1:2:3m\u{1B}\\"),
        ("\u{1B} G\u{1B}[5n\u{1B} F\u{1B}[5n", "\u{9B}0n\u{1B}[0n"),
    ])
    func `reports say what is so`(query: String, answer: String) {
        var terminal = Terminal(query)
        let bytes = terminal.drainReplies()
        #expect(bytes == answer.unicodeScalars.map { UInt8($0.value) })
    }

    @Test(arguments: [(RGB(red: 0, green: 0, blue: 0), 1), (RGB(red: 255, green: 255, blue: 230), 2)])
    func `the colour scheme is reported where the host knows it`(background: RGB, scheme: Int) {
        var options = Options()
        options.background = background
        var terminal = Terminal(options: options, "\u{1B}[?996n")
        #expect(terminal.replies() == "\u{1B}[?997;\(scheme)n")
    }

    @Test
    func `a combining mark after a drain is reported with its character`() {
        var terminal = Terminal(rows: 2, columns: 10, "xe")
        _ = terminal.drainOperations()
        terminal.feed("\u{301}")
        #expect(terminal.drainOperations() == [.write(.init(row: 0, columns: 1..<2, text: "e\u{301}"))])
        terminal.feed("\u{1B}[2;10H❤")
        _ = terminal.drainOperations()
        terminal.feed("\u{FE0F}")
        #expect(terminal.screen.text(row: 1) == "❤\u{FE0F}")
        let writes = terminal.drainOperations().compactMap {
            if case .write(let write) = $0 { write.text } else { nil }
        }
        #expect(writes == ["❤\u{FE0F}"])
    }
}
