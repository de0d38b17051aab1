import Speech
import TerminalEmulator
import TestSupport
import Testing

@testable import TerminalReader

/// The echo that is spoken before the screen is analysed must equal the one found by the analysis.
@Suite struct `The echo of a typed character` {
    /// Returns the immediate echo, the machine's speech after it, and its speech without it.
    private func echoes(
        after start: String, _ key: String, writes text: String, columns: Int = 80,
        settings: SpeakingSettings = SpeakingSettings(), secret: Bool = false
    ) -> (plain: Spoken?, rest: [Spoken], spoken: [Spoken]) {
        var machine = SpeakingMachine(settings: settings)
        var terminal = Terminal(size: Size(rows: 24, columns: columns))
        terminal.feed(start.utf8)
        _ = machine.handle(terminal.settled(1))
        if secret { _ = machine.handle(.secrecy(true)) }
        _ = machine.handle(.key(key, time: Instant(seconds: 2)))
        terminal.feed(text.utf8)
        let event = terminal.settled(2.001)
        var unasked = machine
        let plain = machine.plainEcho(of: event)
        return (plain, machine.handle(event), unasked.handle(event))
    }

    @Test(arguments: [("$ ", "a"), ("$ echo ", "é"), ("", "x"), ("one\r\ntwo\r\n> ", "漢"), ("$ ", ";")])
    func `is spoken at once where it is plain, and once`(start: String, key: String) {
        let (plain, rest, spoken) = echoes(after: start, key, writes: key)
        #expect(plain != nil && rest.isEmpty && spoken == [plain])
    }

    @Test(arguments: [
        ("$ ", "a", "ab"), ("$ ", "a", "b"), ("$ ", "a", "\u{1B}[5;5Ha"), ("$ ", "a", "\u{1B}[8ma"),
        ("$ ", "a", "a\u{7}"), ("$ ", "\t", "a"), ("\u{1B}[?1049h", "a", "a"), ("$ ", " ", " "),
        ("\u{1B}[2J\u{1B}[5;5H> ", "a", "a"), ("Password: ", "a", "a"),
    ])
    func `is not spoken at once where it may be something else`(start: String, key: String, text: String) {
        #expect(echoes(after: start, key, writes: text).plain == nil)
    }

    @Test func `does not hide the word that it ends`() {
        var settings = SpeakingSettings()
        settings.keyEcho = .both
        let (plain, rest, spoken) = echoes(after: "$ echo", ";", writes: ";", settings: settings)
        #expect(plain == nil && rest == spoken && rest.last == .say("echo"))
        #expect(echoes(after: "$ ech", "o", writes: "o", settings: settings).plain != nil)
    }

    @Test func `is not spoken at once for secrets, at the edge, and where it is turned off`() {
        #expect(echoes(after: "name: ", "a", writes: "a", secret: true).plain == nil)
        #expect(echoes(after: "1234", "a", writes: "a", columns: 5).plain == nil)
        var settings = SpeakingSettings()
        settings.keyEcho = .words
        #expect(echoes(after: "$ ", "a", writes: "a", settings: settings).plain == nil)
    }

    @Test(arguments: 0..<200)
    func `leaves the machine as it would be, whatever was drawn before`(seed: Int) {
        var random = SeededGenerator(seed: UInt64(seed))
        var settings = SpeakingSettings()
        settings.keyEcho = SpeakingSettings.KeyEcho.allCases[seed % SpeakingSettings.KeyEcho.allCases.count]
        var (machine, unasked) = (SpeakingMachine(settings: settings), SpeakingMachine(settings: settings))
        var terminal = Terminal(size: Size(rows: 6, columns: 20))
        let pieces = [
            "word ", "$ ", "> ", "\r\n", "\u{1B}[2;3H", "\u{1B}[K", "\u{1B}[2J", "\u{1B}[H", "\u{1B}[7m", "\u{1B}[m",
            "\u{8}", "\u{8} \u{8}", "\r", "\u{1B}[?1049h", "\u{1B}[?1049l", "\u{7}", "50%",
            "┌──┐\r\n│OK│\r\n└──┘", "\u{1B}[@", "\u{1B}[?25l", "\u{1B}[?25h", "Password: ", "\r\n$ ", "*",
        ]
        let keys = ["a", "b", "7", "-", "é", "漢", "\r", "\t", "\u{7F}", "\u{1B}[A", "\u{1B}[C"]
        for step in 0..<60 {
            let time = Double(step) * 0.1
            if Bool.random(using: &random), let key = keys.randomElement(using: &random) {
                // Earlier speech is stopped; in rare cases there is none.
                let others = (
                    machine.handle(.key(key, time: Instant(seconds: time))),
                    unasked.handle(.key(key, time: Instant(seconds: time)))
                )
                #expect(others.0.filter { $0 != .stop } == others.1.filter { $0 != .stop })
                // Mostly it is echoed.
                if Int.random(in: 0..<8, using: &random) > 0 { terminal.feed(key.utf8) }
            } else {
                for _ in 0..<Int.random(in: 1...4, using: &random) {
                    terminal.feed(pieces.randomElement(using: &random)?.utf8 ?? "".utf8)
                }
            }
            let event = terminal.settled(time)
            let plain = machine.plainEcho(of: event)
            let (rest, spoken) = (machine.handle(event), unasked.handle(event))
            #expect(plain == nil ? rest == spoken : rest.isEmpty && spoken.count <= 1)
        }
    }
}

extension Terminal {
    fileprivate mutating func settled(_ time: Double) -> SpeakingEvent {
        .screen(screen, scrollback: scrollback, operations: drainOperations(), time: Instant(seconds: time))
    }
}

extension SpeakingMachine {
    fileprivate mutating func plainEcho(of event: SpeakingEvent) -> Spoken? {
        guard case .screen(_, _, let operations, let time) = event else { return nil }
        return plainEcho(of: operations, at: time)
    }
}
