import TerminalReader
import Testing

struct SpeakingMachineTests {
    @Test func `a flood is summed up, and a key ends all speech of it`() {
        var player = Player()
        _ = player.write("$ ")
        _ = player.press("\r")
        var spoken: [Spoken] = []
        for block in 0..<200 {
            spoken += player.write((0..<100).map { "\r\nline \(block * 100 + $0)" }.joined())
        }
        let said = spoken.filter { if case .say = $0 { true } else { false } }
        #expect(said.count == 5 && spoken.count < 30)
        #expect(player.press("\u{3}") == [.stop])
        #expect(player.wait(5) == [])
    }

    @Test func `a flood of output that ends announces its number of lines`() {
        var player = Player()
        _ = player.write("$ ")
        _ = player.press("\r")
        _ = player.write("\r\n" + (1...312).map { "line \($0)\r\n" }.joined() + "$ ")
        #expect(player.wait(1) == [.notice("312 lines, not all read"), .say("line 312")])
        #expect(player.wait(1) == [])
    }

    @Test(arguments: [0, 1, 5]) func `as many lines of a flood are read as are set`(_ count: Int) {
        var settings = SpeakingSettings()
        settings.startLines = count
        let lines = (1...40).map { "line \($0)\r\n" }
        for start in ["\r\n", ""] {
            var player = Player(settings: settings)
            _ = player.write("$ ")
            _ = player.press("\r")
            // The end of the command's line may come before the output or with it.
            if start.isEmpty { _ = player.write("\r\n") }
            #expect(texts(player.write(start + lines.joined())) == lines.prefix(count).map { String($0.dropLast()) })
        }
    }

    @Test func `a secret is neither spoken nor kept`() {
        var player = Player()
        _ = player.write("Password: ")
        _ = player.secrecy(true)
        for key in "hunter2" {
            let spoken = player.press(String(key)) + player.write("*")
            #expect(spoken.allSatisfy { $0 == .stop || $0 == .sound(.secret) })
        }
        #expect(!String(describing: player.machine).contains("hunter"))
    }

    @Test func `a prompt for a secret is read, then that it is one, also when the echo is off before`() {
        var player = Player()
        #expect(player.write("Password: ") == [.say("Password:")])
        #expect(player.secrecy(true) == [.notice("password field")])
        #expect(player.secrecy(true) == [])
        #expect(player.secrecy(false) == [])
        #expect(player.press("\r") == [.stop])
        _ = player.write("\r\n")
        _ = player.secrecy(true)
        #expect(player.write("Again: ") == [.say("Again:")])
        #expect(player.press("x") == [.stop, .sound(.secret)])
        #expect(player.write("*") == [])
        #expect(player.write("*") == [])
    }

    @Test(arguments: ["canary", "******"])
    func `a line that asks for a secret is not echoed whatever the program shows`(shown: String) {
        var player = Player()
        _ = player.write("me@host's password: ")
        for (key, echo) in zip("canary", shown) {
            #expect(player.press(String(key)).last == .sound(.secret))
            #expect(player.write(String(echo)) == [])
        }
        #expect(player.press("\r").allSatisfy { $0 == .stop })
        #expect(player.write("\r\nwelcome\r\n$ ") == [.say("welcome"), .say("$")])
        let echo = player.press("a") + player.write("a")
        #expect(echo == [.stop, .character("a")])
    }

    @Test func `characters that were typed faster than they show up are echoed one by one`() {
        var player = Player()
        _ = player.write("$ ")
        _ = player.press("a") + player.press("b") + player.press("c")
        #expect(player.write("ab") == [.character("a"), .character("b")])
        #expect(player.write("c") == [.character("c")])
        _ = player.press("d")
        #expect(player.write("\u{1B}7\u{1B}[24;70H12:00\u{1B}8").allSatisfy { $0 != .character("d") })
        #expect(player.write("d").last == .character("d"))
    }

    @Test func `reports of the terminal, the mouse and focus end no speech`() {
        var player = Player()
        _ = player.write("text\r\n")
        for report in ["\u{1B}[I", "\u{1B}[<0;3;3M", "\u{1B}[?62;c", "\u{1B}[97;1:3u"] {
            #expect(player.press(report) == [])
        }
        #expect(player.press("x") == [.stop])
    }

    @Test func `after a key in a flood nothing of it is spoken, and what waits at its end is`() {
        var player = Player()
        _ = player.write("$ ")
        _ = player.press("\r")
        _ = player.write((0..<100).map { "\r\nline \($0)" }.joined())
        #expect(player.press("\u{3}") == [.stop])
        for block in 0..<20 {
            #expect(player.write((0..<100).map { "\r\nline \(block * 100 + $0)" }.joined(), after: 0.2) == [])
        }
        _ = player.write("\r\nReally stop? ")
        #expect(player.wait(1) == [.say("Really stop?")])
    }

    @Test func `lines that come one by one, but faster than a voice reads, are a flood in the end`() {
        var player = Player()
        var spoken: [Spoken] = []
        for number in 0..<1_000 { spoken += player.write("line \(number)\r\n", after: 0.05) }
        #expect(spoken.count { if case .say = $0 { true } else { false } } < 40)
        #expect(player.wait(1).last == .say("line 999"))
        var slow: [Spoken] = []
        for number in 0..<100 { slow += player.write("slow \(number)\r\n", after: 1) }
        #expect(slow == (0..<100).map { .say("slow \($0)") })
    }

    @Test func `concealed text is not spoken (hostile 67)`() {
        var player = Player()
        #expect(player.write("user \u{1B}[8mhunter2\u{1B}[m ok\r\n") == [.say("user ok")])
    }

    @Test func `a command that took long is announced with its status`() {
        var player = Player()
        _ = player.write("\u{1B}]133;A\u{7}$ \u{1B}]133;B\u{7}")
        _ = player.press("\r")
        _ = player.write("\r\n\u{1B}]133;C\u{7}")
        let spoken = player.write("oops\r\n\u{1B}]133;D;2\u{7}\u{1B}]133;A\u{7}$ ", after: 20)
        #expect(spoken.suffix(2) == [.sound(.failure), .notice("finished, status 2")])
        _ = player.press("\r")
        _ = player.write("\r\n\u{1B}]133;C\u{7}")
        let short = player.write("ok\r\n\u{1B}]133;D;0\u{7}\u{1B}]133;A\u{7}$ ", after: 1)
        #expect(short == [.say("ok")])
    }

    @Test(arguments: [
        (SpeakingSettings.KeyEcho.none, [] as [Spoken]), (.characters, [.character("space")]), (.words, [.say("ls")]),
        (.both, [.character("space"), .say("ls")]),
    ])
    func `key echo is as set`(_ echo: SpeakingSettings.KeyEcho, _ expected: [Spoken]) {
        var settings = SpeakingSettings()
        settings.keyEcho = echo
        var player = Player(settings: settings)
        _ = player.write("$ ls")
        _ = player.press("l")
        let spoken = player.press(" ") + player.write(" ")
        #expect(spoken.filter { $0 != .stop } == expected)
    }

    @Test func `completion says what it added`() {
        var player = Player()
        _ = player.write("$ cat READ")
        let spoken = player.press("\t") + player.write("ME.md ")
        #expect(spoken == [.stop, .say("ME.md")])
    }

    @Test func `a table of output is read without its lines`() {
        var player = Player()
        #expect(
            player.write("┌──────┬───┐\r\n│ name │ 1 │\r\n└──────┴───┘\r\n") == [.say("name, 1")])
    }

    @Test func `wrapped rows are one line`() {
        var player = Player(columns: 10, rows: 5)
        #expect(player.write("one two three four\r\n") == [.say("one two three four")])
        // The row is full with the blank between two words.
        #expect(player.write("messages  3 new\r\n") == [.say("messages 3 new")])
        #expect(player.write("messages 3 new ones\r\n") == [.say("messages 3 new ones")])
        // A wide character that went to the next row leaves no blank.
        #expect(player.write("abc日本語日本語\r\n") == [.say("abc日本語日本語")])
    }

    @Test func `a clock in the last row is silent`() {
        var player = Player(columns: 30, rows: 6)
        _ = player.write("text\u{1B}7\u{1B}[6;1Hclock 10:00:00\u{1B}8")
        for second in 1...30 {
            #expect(player.write("\u{1B}7\u{1B}[6;7H10:00:\(second)\u{1B}8", after: 1) == [])
        }
    }

    @Test func `hostile output of any kind is taken without a trap`() {
        var player = Player(columns: 7, rows: 3)
        var state: UInt64 = 42
        for _ in 0..<3_000 {
            state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
            let pieces = [
                "\u{1B}[?1049h", "\u{1B}[?1049l", "\u{1B}[2J", "\u{1B}[7m", "\u{1B}[3;7H", "\u{1B}[H", "\u{1B}[L",
                "\u{1B}[M",
                "┌─┐", "│", "└─┘", "< OK >", "[ ]", "日本", "\r\n", "e\u{301}", "100%", "\u{1B}M", "\u{1B}c",
                "\u{1B}[2;3r",
            ]
            let piece = pieces[Int(state >> 33) % pieces.count]
            if state >> 60 == 0 { _ = player.press(["a", "\u{1B}[A", "\r", "\u{7F}"][Int(state >> 20) % 4]) }
            let spoken = player.write(piece)
            #expect(spoken.allSatisfy { if case .say(let text) = $0 { !text.isEmpty } else { true } })
        }
    }

    @Test func `a list that a prompt library draws on the primary screen is read by its selected item`() {
        func list(_ selected: Int) -> String {
            let items = ["Commit", "Push to origin", "Create a fork"]
            return items.enumerated().map { index, item in
                "\u{1B}[2K" + (index == selected ? "\u{1B}[36m❯ \(item)\u{1B}[m" : "  \(item)")
            }.joined(separator: "\r\n")
        }
        var player = Player()
        _ = player.write("$ tool\r\n? What next?\r\n" + list(0) + "\u{1B}[?25l")
        let first = player.press("\u{1B}[B") + player.write("\u{1B}[2A\r" + list(1))
        #expect(first == [.stop, .say("Push to origin, 2 of 3")])
        let second = player.press("\u{1B}[B") + player.write("\u{1B}[2A\r" + list(2))
        #expect(second == [.stop, .say("Create a fork, 3 of 3")])
    }

    @Test func `buttons of a box in inverse video are read as they are chosen`() {
        func box(_ yes: Bool) -> String {
            let buttons = yes ? "\u{1B}[7m Yes \u{1B}[m     No  " : " Yes     \u{1B}[7m No \u{1B}[m "
            return "\u{1B}[H┌─ Quit ─────────┐\r\n│ Really?        │\r\n│ \(buttons) │\r\n└────────────────┘"
        }
        var player = Player()
        #expect(
            player.write("\u{1B}[?1049h\u{1B}[?25l\u{1B}[2J" + box(true)) + player.wait(0.1) == [
                .say("Quit, Really?"), .say("Yes, button, 1 of 2"),
            ])
        let spoken = player.press("\u{1B}[C") + player.write(box(false))
        #expect(spoken == [.stop, .say("No, button, 2 of 2")])
    }

    @Test func `candidates of a completion are read and the same prompt is not`() {
        var player = Player()
        _ = player.write("$ ")
        _ = player.write("cat RE")
        let spoken = player.press("\t") + player.write("\r\nREADME.md  RECIPES.md\r\n$ cat RE")
        #expect(spoken.contains(.say("README.md, RECIPES.md")))
    }
}
