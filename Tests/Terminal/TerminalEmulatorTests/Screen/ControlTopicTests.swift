import Testing

@testable import TerminalEmulator

/// Each topic of xterm's list of control sequences, by effects that programs can see: text, cursor and answers.
struct ControlTopicTests {
    /// The screen of 5 rows and 20 columns that a stream produces.
    struct Case: CustomTestStringConvertible, Sendable {
        var stream: String
        var lines: [String]
        /// The cursor's row and column, counted from 1.
        var cursor: (Int, Int)
        var testDescription: String { stream.debugDescription }

        init(_ stream: String, _ lines: [String], _ row: Int, _ column: Int) {
            self.stream = stream
            self.lines = lines
            cursor = (row, column)
        }
    }

    private func check(_ test: Case) {
        let terminal = Terminal(rows: 5, columns: 20, test.stream)
        let cursor = terminal.screen.cursor
        #expect(terminal.lines == test.lines)
        #expect((cursor.row + 1, cursor.column + 1) == test.cursor)
    }

    @Test(arguments: [
        Case("a\tb", ["a       b"], 1, 10), Case("\u{1B}[3g\ta", ["                   a"], 1, 20),
        Case("\u{1B}[5G\u{1B}H\r\ta", ["    a"], 1, 6), Case("\u{1B}[9G\u{1B}[g\r\ta", ["                a"], 1, 18),
        Case("\u{1B}[2Ia", ["                a"], 1, 18),
        Case("\u{1B}[18G\u{1B}[Za\u{1B}[2Zb", ["        b       a"], 1, 10),
        Case("\u{1B}[3g\u{1B}[?5W\ta", ["        a"], 1, 10), Case("\u{1B}[3g\u{1B}c\ta", ["        a"], 1, 10),
    ])
    func `tabs stop where they are set`(test: Case) { check(test) }

    @Test(arguments: [
        Case("ab\u{1B}[3bc", ["abbbbc"], 1, 7), Case("漢\u{1B}[2b", ["漢漢漢"], 1, 7), Case("\u{1B}[3bx", ["x"], 1, 2),
        Case("a\u{1B}[C\u{1B}[3bx", ["a x"], 1, 4),
        Case("\u{1B}[19Ga\u{1B}[2bx", ["                  aa", "ax"], 2, 3),
        Case("a\u{1B}[0bx", ["aax"], 1, 4), Case("a\n\u{1B}[3b", ["a"], 2, 2),
    ])
    func `the last character is repeated, and only a character (REP)`(test: Case) { check(test) }

    @Test(arguments: [
        Case("\u{1B}[2;4r\u{1B}#8", Array(repeating: String(repeating: "E", count: 20), count: 5), 1, 1),
        Case("ab\u{1B}[2;4r\u{1B}#8\u{1B}[2J\u{1B}[5Hx\nz", ["", "", "", "x", " z"], 5, 3),
    ])
    func `the alignment pattern fills the screen and lifts the margins (DECALN)`(test: Case) { check(test) }

    @Test(arguments: [
        Case("\u{1B}[2;4r\u{1B}[?6h\u{1B}[Hx", ["", "x"], 2, 2),
        Case("\u{1B}[2;4r\u{1B}[?6h\u{1B}[9;1Hx", ["", "", "", "x"], 4, 2),
        Case("\u{1B}[2;4r\u{1B}[?6h\u{1B}[2dx\u{1B}[?6ly", ["y", "", "x"], 1, 2),
        Case("\u{1B}[2;4r\u{1B}[?6h\u{1B}7\u{1B}[?6l\u{1B}[5H\u{1B}8\u{1B}[3Hx", ["", "", "", "x"], 4, 2),
        Case("\u{1B}[?69h\u{1B}[5;9s\u{1B}[?6h\u{1B}[1;2Hx", ["     x"], 1, 7),
        Case("\u{1B}[2;4r\u{1B}[?6h\u{1B}[!p\u{1B}[Hx", ["x"], 1, 2),
    ])
    func `places count from the margins in origin mode (DECOM)`(test: Case) { check(test) }

    @Test(arguments: [
        Case("abc\u{1B}[2Ex", ["abc", "", "x"], 3, 2), Case("\u{1B}[4;5Hx\u{1B}[2Fy", ["", "y", "", "    x"], 2, 2),
        Case("\u{1B}[7`x\u{1B}[3ay", ["      x   y"], 1, 12), Case("\u{1B}[2ex\u{1B}[2dy", ["", " y", "x"], 2, 3),
        Case("a\u{1B}[99Cb\u{1B}[99Dc\u{1B}[99Bd\u{1B}[99Ae", ["c e                b", "", "", "", " d"], 1, 4),
        Case("\u{1B}[2;3r\u{1B}[5Hx\u{1B}[9Ay", ["", " y", "", "", "x"], 2, 3),
    ])
    func `the cursor goes where it is sent and stays on the screen`(test: Case) { check(test) }

    @Test(arguments: [
        Case("abc\u{1B}[1;1H\u{1B}6", [" abc"], 1, 1), Case("abc\u{1B}[1;20H\u{1B}9", ["bc"], 1, 20),
        Case("abc\r\nabc\u{1B}[1;2H\u{1B}['}", ["a bc", "a bc"], 1, 2),
        Case("abc\r\nabc\u{1B}[1;2H\u{1B}['~", ["ac", "ac"], 1, 2), Case("abc\u{1B}[ @", ["bc"], 1, 4),
        Case("abc\u{1B}[2 A", ["  abc"], 1, 4),
    ])
    func `columns are inserted, deleted and scrolled`(test: Case) { check(test) }

    @Test(arguments: [
        Case("\u{1B}[?45h\r\nx\u{8}\u{8}y", ["                   y", "x"], 1, 20),
        Case("\r\nx\u{8}\u{8}y", ["", "y"], 2, 2),
    ])
    func `backspace goes to the row before only in its mode (reverse wraparound)`(test: Case) { check(test) }

    @Test(arguments: [
        Case("\u{1B}[1\"qab\u{1B}[\"qcd\u{1B}[?2K", ["ab"], 1, 5),
        Case("\u{1B}[1\"qab\u{1B}[2\"qcd\u{1B}[?2J", ["ab"], 1, 5),
        Case("\u{1B}[1\"qab\u{1B}[2K", [""], 1, 3), Case("\u{1B}Vab\u{1B}Wcd\u{1B}[?2K", ["ab"], 1, 5),
    ])
    func `selective erasure spares what is protected (DECSCA)`(test: Case) { check(test) }

    @Test(arguments: [
        1, 4, 5, 6, 7, 8, 9, 12, 25, 40, 45, 66, 67, 69, 95, 1000, 1002, 1003, 1004, 1005, 1006, 1007, 1015, 1016, 47,
        1047, 1049, 2004, 2026, 2027, 2031, 2048,
    ])
    func `a mode is reported as it was set, and restored as it was saved (DECRQM, XTSAVE)`(mode: Int) {
        var terminal = Terminal("\u{1B}[?\(mode)h\u{1B}[?\(mode)$p")
        #expect(terminal.replies() == "\u{1B}[?\(mode);1$y")
        terminal.feed("\u{1B}[?\(mode)s\u{1B}[?\(mode)l\u{1B}[?\(mode)$p")
        #expect(terminal.replies() == "\u{1B}[?\(mode);2$y")
        terminal.feed("\u{1B}[?\(mode)r\u{1B}[?\(mode)$p")
        #expect(terminal.replies() == "\u{1B}[?\(mode);1$y")
    }

    @Test(arguments: [
        ("\u{1B}[2;4r\u{1B}P$qr\u{1B}\\", "\u{1B}P1$r2;4r\u{1B}\\"),
        ("\u{1B}[?69h\u{1B}[3;9s\u{1B}P$qs\u{1B}\\", "\u{1B}P1$r3;9s\u{1B}\\"),
        ("\u{1B}[4 q\u{1B}P$q q\u{1B}\\", "\u{1B}P1$r4 q\u{1B}\\"),
        ("\u{1B}[ q\u{1B}P$q q\u{1B}\\", "\u{1B}P1$r1 q\u{1B}\\"),
        ("\u{1B}[6 q\u{1B}[?12h\u{1B}P$q q\u{1B}\\", "\u{1B}P1$r5 q\u{1B}\\"),
        ("\u{1B}[1\"q\u{1B}P$q\"q\u{1B}\\", "\u{1B}P1$r1\"q\u{1B}\\"),
        ("\u{1B}P$q\"p\u{1B}\\", "\u{1B}P1$r64;1\"p\u{1B}\\"),
        ("\u{1B}P$qm\u{1B}\\", "\u{1B}P1$r0m\u{1B}\\"), ("\u{1B}P$qz\u{1B}\\", "\u{1B}P0$r\u{1B}\\"),
        ("\u{1B}[>q", "\u{1B}P>|Earshot\u{1B}\\"), ("\u{1B}[?u", "\u{1B}[?0u"), ("\u{1B}[>5u\u{1B}[?u", "\u{1B}[?0u"),
        ("\u{1B}P+q544E\u{1B}\\", "\u{1B}P1+r544E=787465726D2D323536636F6C6F72\u{1B}\\"),
        ("\u{1B}P+q5A5A\u{1B}\\", "\u{1B}P0+r\u{1B}\\"), ("\u{1B}[18t", "\u{1B}[8;25;80t"),
        ("\u{1B}[5;7H\u{1B}[6n\u{1B}[?6n", "\u{1B}[5;7R\u{1B}[?5;7R"),
        ("\u{1B}[2;4r\u{1B}[?6h\u{1B}[3;3H\u{1B}[6n", "\u{1B}[3;3R"),
    ])
    func `settings are reported as they are (DECRQSS, XTVERSION, XTGETTCAP)`(query: String, answer: String) {
        var terminal = Terminal(query)
        #expect(terminal.replies() == answer)
    }

    @Test(arguments: [
        ("\u{1B}]4;1;rgb:12/34/56\u{7}\u{1B}]4;1;?\u{1B}\\", "\u{1B}]4;1;rgb:1212/3434/5656\u{1B}\\"),
        ("\u{1B}]4;1;#123456;2;?\u{1B}\\", "\u{1B}]4;2;rgb:0000/cdcd/0000\u{1B}\\"),
        ("\u{1B}]4;1;#123456\u{7}\u{1B}]104;1\u{7}\u{1B}]4;1;?\u{1B}\\", "\u{1B}]4;1;rgb:cdcd/0000/0000\u{1B}\\"),
        ("\u{1B}]4;1;#123456\u{7}\u{1B}]104\u{7}\u{1B}]4;1;?\u{1B}\\", "\u{1B}]4;1;rgb:cdcd/0000/0000\u{1B}\\"),
        ("\u{1B}]11;#fff\u{7}\u{1B}]11;?\u{1B}\\", "\u{1B}]11;rgb:f0f0/f0f0/f0f0\u{1B}\\"),
        (
            "\u{1B}]10;#000000;#ffffff\u{7}\u{1B}]10;?;?\u{1B}\\",
            "\u{1B}]10;rgb:0000/0000/0000\u{1B}\\\u{1B}]11;rgb:ffff/ffff/ffff\u{1B}\\"
        ),
        ("\u{1B}]11;#000000\u{7}\u{1B}]111\u{7}\u{1B}]11;?\u{1B}\\", ""),
        ("\u{1B}]11;#000000\u{7}\u{1B}]11;?\u{7}", "\u{1B}]11;rgb:0000/0000/0000\u{7}"),
        ("\u{1B}]4;0;?\u{7}", "\u{1B}]4;0;rgb:0000/0000/0000\u{7}"),
    ])
    func `colours are reported with the terminator of the query (OSC 4, 10, 11, 104)`(query: String, answer: String) {
        var terminal = Terminal(query)
        #expect(terminal.replies() == answer)
    }
}
