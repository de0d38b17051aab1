import Testing

@testable import TerminalEmulator

/// Streams by which programs, and files that are shown, have broken terminals.
struct HostileStreamTests {
    @Test(arguments: ["21t", "20t", ">q", "c", "6n", "?2575n"])
    func `a title is never sent back, whatever is asked (hostile 50)`(query: String) {
        for command in ["0", "1", "2"] {
            var terminal = Terminal("\u{1B}]\(command);canary; rm -rf\u{7}\u{1B}[\(query)")
            #expect(!terminal.replies().contains("canary"))
        }
    }

    @Test(arguments: ["$q", "+q", "$t", "+Q", "", ">|", "!|"])
    func `an answer never repeats what was asked (hostile 51)`(kind: String) {
        for payload in ["canary", "6361 6e617279", "m;canary\r", "r\ncanary"] {
            var terminal = Terminal("\u{1B}P\(kind)\(payload)\u{1B}\\")
            let reply = terminal.replies()
            #expect(!reply.contains("canary") && !reply.contains("6361") && !reply.contains("\r"))
        }
    }

    @Test func `a string without an end loses nothing of what follows, in any state (hostile 55, 56)`() {
        for start in ["]0;", "]8;;", "]52;c;", "P$q", "P1;2|", "X", "^", "_G"] {
            for end in ["\u{1B}\\", "\u{18}", "\u{1A}", "\u{1B}\u{1}\\"] {
                var terminal = Terminal("\u{1B}\(start)")
                let piece = Array(repeating: UInt8(ascii: "x"), count: 100_000)
                for _ in 0..<20 { terminal.feed(piece) }
                terminal.feed("\(end)\r\u{1B}[2J\u{1B}[Hok")
                #expect(terminal.lines.first == "ok", "\(start) \(end.debugDescription)")
                #expect(terminal.title.utf8.count <= terminal.options.maximumStringLength)
            }
        }
    }

    @Test(arguments: [
        String(repeating: "1;", count: 10_000) + "m", String(repeating: "9", count: 1_000) + "m",
        "38:2" + String(repeating: ":5", count: 1_000) + "m", String(repeating: " ", count: 10_000) + "q",
        String(repeating: "?", count: 1_000) + "h", "1;1;1;1;1;1;1;1;1;1;1;1;1;1;1;1;1m",
        "38:2:59:66:97;48:2:36:40:59;58:2:224:175:104;4:3m",
    ])
    func `too many parameters of a sequence are left out (hostile 58)`(sequence: String) {
        var terminal = Terminal("\u{1B}[\(sequence)")
        terminal.feed("\u{18}\r\u{1B}[2Kok")
        #expect(terminal.lines.first?.hasSuffix("ok") == true)
    }

    @Test(arguments: ["8;65535;65535t", "8;0;0t", "4;99999;99999t", "?3h", "?40h\u{1B}[?3h", "999$|", "999*|", "36t"])
    func `no program changes the size of the terminal (hostile 60)`(sequence: String) {
        let terminal = Terminal("\u{1B}[\(sequence)ok")
        #expect(terminal.size == Size(rows: 25, columns: 80))
    }

    @Test(arguments: ["20;5r", "0;0r", "5;5r", "-1;3r", "99;100r", "?69h\u{1B}[50;5s", "?69h\u{1B}[0;9999s"])
    func `margins that make no sense keep the cursor and all text on the screen (hostile 61)`(margins: String) {
        for mode in ["?6h", "?6l", "?7l", "4h"] {
            var terminal = Terminal(rows: 5, columns: 10, "\u{1B}[\(mode)\u{1B}[\(margins)")
            for place in ["9999;9999H", "0;0H", "5;10H"] {
                terminal.feed("\u{1B}[\(place)漢\u{1B}[D漢x\u{1B}[10Dx\u{1B}[99999L\u{1B}[99999P\u{1B}[99999@")
                let cursor = terminal.screen.cursor
                #expect((0..<5).contains(cursor.row) && (0..<10).contains(cursor.column))
            }
        }
    }

    @Test(arguments: [
        "e" + String(repeating: "\u{301}", count: 200_000), String(repeating: "👩\u{200D}", count: 100_000) + "👩",
        String(repeating: "🇩", count: 100_000), String(repeating: "\u{1100}", count: 100_000),
        String(repeating: "\u{200B}\u{202E}\u{2066}", count: 50_000), String(repeating: "क\u{94D}", count: 50_000),
    ])
    func `a character may be as long as it likes, a cell holds a few scalars of it (hostile 62, 63)`(text: String) {
        let terminal = Terminal(rows: 3, columns: 10, text)
        for row in 0..<3 {
            for column in 0..<10 {
                #expect(terminal.screen[row, column].text.unicodeScalars.count <= 16)
            }
        }
        #expect(terminal.scrollback.count <= terminal.options.scrollbackLines)
    }

    @Test(
        arguments: [
            ([0xFF, 0xFE, 0x41], "\u{FFFD}\u{FFFD}A"), ([0xC0, 0x80, 0x41], "\u{FFFD}\u{FFFD}A"),
            ([0xE2, 0x82, 0x41], "\u{FFFD}A"), ([0xED, 0xA0, 0x80, 0x41], "\u{FFFD}\u{FFFD}\u{FFFD}A"),
            ([0xF4, 0x90, 0x80, 0x80, 0x41], "\u{FFFD}\u{FFFD}\u{FFFD}\u{FFFD}A"), ([0x80, 0x41], "\u{FFFD}A"),
            // An eight-bit CSI or OSC is no control where bytes are UTF-8.
            ([0x9B, 0x32, 0x4A], "\u{FFFD}2J"), ([0x9D, 0x32, 0x3B, 0x78], "\u{FFFD}2;x"),
        ] as [([UInt8], String)])
    func `what is no UTF-8 is shown as replaced, part by part (hostile 64)`(bytes: [UInt8], shown: String) {
        var terminal = Terminal(size: Size(rows: 2, columns: 20))
        terminal.feed(bytes)
        #expect(terminal.screen.text(row: 0) == shown)
    }

    @Test(arguments: [
        // A reset within a sequence, tmux's envelope, pictures, fonts, keys, macros and a macro that calls itself.
        "\u{1B}[1;\u{1B}c", "\u{1B}P\u{1B}[!p\u{1B}\\", "\u{1B}Ptmux;\u{1B}\u{1B}]2;x\u{7}\u{1B}\\",
        "\u{1B}Pq#0;2;0;0;0#0~~@@vv@@~~@@~~$-\u{1B}\\", "\u{1B}P0pS(E)P[0,0]\u{1B}\\",
        "\u{1B}P1;1;1{ @????/????\u{1B}\\", "\u{1B}P0;1|17/726d202d7266\u{1B}\\",
        "\u{1B}P1;0;1!z1B5B312A7A\u{1B}\\\u{1B}[1*z", "\u{1B}P1;0;0!z\u{1B}[1*z\u{1B}\\\u{1B}[1*z\u{1B}[1*z",
    ])
    func `unneeded sequences are skipped, and nothing is run from them (hostile 70, 71)`(sequence: String) {
        var terminal = Terminal(sequence)
        terminal.feed("\u{18}ok")
        #expect(terminal.lines.first == "ok")
        #expect(terminal.replies() == "")
        // The key modes are as before.
        #expect(terminal.modes.contains(.cursorVisible))
    }
}
