import Foundation
import Testing

@testable import Speech

@Suite struct `Speech through speech-dispatcher` {
    private func engine(_ daemon: ScriptedDaemon, sink: MemorySink? = nil, module: String? = nil) throws
        -> DispatcherEngine
    {
        var limits = DispatcherEngine.Limits()
        limits.answer = .milliseconds(80)
        limits.silence = .milliseconds(80)
        limits.retryAfter = .zero
        return try DispatcherEngine(address: daemon.address, module: module, sink: sink, limits: limits)
    }

    /// Ends an engine and returns the events of all utterances.
    private func events(_ session: SpeechSession) async -> [SpeechEvent] {
        session.shutdown()
        var events: [SpeechEvent] = []
        for await event in session.events(replaying: 1000) { events.append(event) }
        return events
    }

    @Test func `index marks report the spoken words, and the end is reported once`() async throws {
        let daemon = try ScriptedDaemon()
        defer { daemon.end() }
        let session = SpeechSession(engine: try engine(daemon))
        let outcome = await session.post(Utterance(text: "one two three")).finished
        #expect(outcome.kind == .finished)
        #expect(outcome.spokenRange == 0..<13)
        let kinds = await events(session).map(\.kind).dropFirst()
        #expect(Array(kinds) == [.started, .word(0..<3), .word(4..<7), .word(8..<13), .finished])
        #expect(daemon.commands.contains("SET SELF SSML_MODE ON"))
        #expect(daemon.commands.contains("SET SELF LANGUAGE en-US"))
        #expect(daemon.commands.contains { $0.hasPrefix("SET SELF CLIENT_NAME ") && $0.contains(":earshot:") })
        let text = #"<speak><mark name="0"/>one <mark name="1"/>two <mark name="2"/>three</speak>"#
        #expect(daemon.commands.contains(text))
    }

    @Test func `settings are said once, and again where they change`() async throws {
        let daemon = try ScriptedDaemon()
        defer { daemon.end() }
        let engine = try engine(daemon)
        let session = SpeechSession(engine: engine)
        _ = await session.post(Utterance(text: "one")).finished
        let before = daemon.commands.count
        _ = await session.post(Utterance(text: "two")).finished
        #expect(daemon.commands[before...].filter { $0.hasPrefix("SET") } == [])
        engine.profile.rate = 449
        _ = await session.post(Utterance(text: "three")).finished
        #expect(daemon.commands[before...].filter { $0.hasPrefix("SET") } == ["SET SELF RATE 100"])
        session.shutdown()
    }

    @Test func `a single character is named by the synthesizer`() async throws {
        let daemon = try ScriptedDaemon()
        defer { daemon.end() }
        let session = SpeechSession(engine: try engine(daemon))
        let outcome = await session.post(Utterance([.text(SpokenText("A", spellsOut: true))])).finished
        #expect(outcome.kind == .finished)
        #expect(daemon.commands.contains("CHAR A"))
        session.shutdown()
    }

    @Test func `sounds are played by our own sink before the text`() async throws {
        let daemon = try ScriptedDaemon()
        defer { daemon.end() }
        let sink = MemorySink()
        let session = SpeechSession(engine: try engine(daemon, sink: sink))
        let utterance = Utterance([.earcon(.border), .text(SpokenText("edge"))])
        #expect(await session.post(utterance).finished.kind == .finished)
        #expect(sink.samples == EarconSet.standard[.border].samples)
        session.shutdown()
    }

    // MARK: Failures

    enum Fault: String, CaseIterable {
        case closesAtOnce, closesInSpeech, closesInAnswer, neverAnswers, neverBegins, neverEnds, talksNonsense
        case endlessLine, answersUnasked, refuses, isDisplaced

        var reason: String {
            switch self {
            case .closesAtOnce, .closesInSpeech, .closesInAnswer: DispatcherFailure.gone.description
            case .neverAnswers, .neverBegins, .neverEnds: DispatcherFailure.silent.description
            case .talksNonsense, .endlessLine, .answersUnasked: DispatcherFailure.nonsense.description
            case .refuses: DispatcherFailure.refused("300 ERR INTERNAL").description
            case .isDisplaced: DispatcherFailure.displaced.description
            }
        }

        /// The part of "one two three" that was spoken.
        var heard: Range<Int> {
            switch self {
            case .closesInSpeech, .neverEnds, .isDisplaced, .talksNonsense, .endlessLine, .answersUnasked: 0..<4
            default: 0..<0
            }
        }

        func act(_ told: ScriptedDaemon.Command) -> [ScriptedDaemon.Act]? {
            func begun(_ text: String, _ number: Int) -> String {
                ScriptedDaemon.queued(number) + ScriptedDaemon.event(701, number)
                    + ScriptedDaemon.marks(text, number, first: 2)
            }
            switch (self, told) {
            case (.closesAtOnce, .connection): return [.close]
            case (.closesInAnswer, .message): return [.say("225-1\r\n22"), .close]
            case (.neverAnswers, .command), (.neverAnswers, .message): return []
            case (.neverBegins, .message(_, let number)): return [.say(ScriptedDaemon.queued(number))]
            case (.neverEnds, .message(let text, let number)): return [.say(begun(text, number))]
            case (.closesInSpeech, .message(let text, let number)): return [.say(begun(text, number)), .close]
            case (.talksNonsense, .message(let text, let number)):
                return [.say(begun(text, number) + "\u{1B}]52;c;hello\u{7}\r\n")]
            case (.endlessLine, .message(let text, let number)):
                return [.say(begun(text, number) + "700-" + String(repeating: "9", count: 5000))]
            case (.answersUnasked, .message(let text, let number)): return [.say(begun(text, number) + "200 OK\r\n")]
            case (.refuses, .command("SPEAK")): return [.say("300 ERR INTERNAL\r\n")]
            case (.isDisplaced, .message(let text, let number)):
                return [.say(begun(text, number) + ScriptedDaemon.event(703, number))]
            default: return nil
            }
        }
    }

    @Test(arguments: Fault.allCases)
    func `whatever the daemon does each utterance ends once, and the next is spoken once it recovers`(fault: Fault)
        async throws
    {
        let daemon = try ScriptedDaemon(fault.act)
        defer { daemon.end() }
        let session = SpeechSession(engine: try engine(daemon))
        let outcome = await session.post(Utterance(text: "one two three")).finished
        #expect(outcome.kind == .failed(fault.reason))
        #expect(outcome.spokenRange == fault.heard)
        daemon.become { _ in nil }
        #expect(await session.post(Utterance(text: "again")).finished.kind == .finished)
        let ends = await events(session).filter(\.kind.isTerminal)
        #expect(ends.count == 2)
    }

    @Test func `a daemon that was started anew between two utterances is asked again`() async throws {
        let daemon = try ScriptedDaemon { told in
            if case .message(let text, let number) = told {
                [
                    .say(
                        ScriptedDaemon.queued(number) + ScriptedDaemon.event(701, number)
                            + ScriptedDaemon.marks(text, number) + ScriptedDaemon.event(702, number)), .close,
                ]
            } else {
                nil
            }
        }
        defer { daemon.end() }
        let session = SpeechSession(engine: try engine(daemon))
        for text in ["one", "two", "three"] {
            #expect(await session.post(Utterance(text: text)).finished.kind == .finished)
        }
        session.shutdown()
    }

    @Test(
        arguments: [
            (nil, DispatcherFailure.notInstalled(path: "/nonexistent/s")),
            ("/bin/true", .notRunning(path: "/nonexistent/s")),
            ("/nonexistent/speech-dispatcher", .notRunning(path: "/nonexistent/s")),
        ] as [(String?, DispatcherFailure)])
    func `a missing daemon is reported with the reason and a remedy`(program: String?, failure: DispatcherFailure)
        async throws
    {
        let address = DispatcherAddress(path: "/nonexistent/s", program: program)
        let session = SpeechSession(engine: try DispatcherEngine(address: address))
        #expect(await session.post(Utterance(text: "one")).finished.kind == .failed(failure.description))
        // It is not tried again for every utterance.
        #expect(await session.post(Utterance(text: "two")).finished.kind == .failed(failure.description))
        session.shutdown()
    }

    @Test func `a missing output module is reported with the available ones`() async throws {
        let daemon = try ScriptedDaemon()
        defer { daemon.end() }
        let session = SpeechSession(engine: try engine(daemon, module: "none"))
        let reason = DispatcherFailure.unknownModule("none", known: ["espeak-ng", "dummy"]).description
        #expect(await session.post(Utterance(text: "one")).finished.kind == .failed(reason))
        session.shutdown()
        let other = SpeechSession(engine: try engine(daemon, module: "dummy"))
        #expect(await other.post(Utterance(text: "one")).finished.kind == .finished)
        #expect(daemon.commands.contains("SET SELF OUTPUT_MODULE dummy"))
        other.shutdown()
    }

    // MARK: Cancelling

    @Test func `what is cancelled is cancelled at the daemon, and its late end is not the next one's`() async throws {
        let daemon = try ScriptedDaemon { told in
            switch told {
            case .message(let text, 1):
                [
                    .say(
                        ScriptedDaemon.queued(1) + ScriptedDaemon.event(701, 1)
                            + ScriptedDaemon.marks(text, 1, first: 1))
                ]
            case .message(let text, let number):
                [
                    .say(
                        ScriptedDaemon.queued(number) + ScriptedDaemon.event(702, 1)
                            + ScriptedDaemon.event(701, number) + ScriptedDaemon.marks(text, number)
                            + ScriptedDaemon.event(702, number))
                ]
            default: nil
            }
        }
        defer { daemon.end() }
        let session = SpeechSession(engine: try engine(daemon))
        let long = session.post(Utterance(text: "one two three"))
        for await event in session.events(replaying: 100) {
            if case .word = event.kind { break }
        }
        let next = session.post(Utterance(text: "now then"), priority: .high)
        #expect(await long.finished.kind == .interrupted)
        let outcome = await next.finished
        #expect(outcome.kind == .finished)
        #expect(outcome.spokenRange == 0..<8)
        #expect(daemon.commands.filter { $0 == "CANCEL SELF" }.count == 1)
        session.shutdown()
    }

    @Test func `a pause and its end reach the daemon, and time does not advance between them`() async throws {
        let daemon = try ScriptedDaemon { told in
            switch told {
            case .message(let text, let number):
                [
                    .say(
                        ScriptedDaemon.queued(number) + ScriptedDaemon.event(701, number)
                            + ScriptedDaemon.marks(text, number, first: 1))
                ]
            case .command("RESUME SELF"): [.say("212 OK RESUMED\r\n" + ScriptedDaemon.event(702, 1))]
            default: nil
            }
        }
        defer { daemon.end() }
        let session = SpeechSession(engine: try engine(daemon))
        let held = session.post(Utterance(text: "one two"))
        for await event in session.events(replaying: 100) {
            if case .word = event.kind { break }
        }
        session.pause()
        session.resume()
        session.pause()
        let deadline = ContinuousClock.now + .seconds(10)
        while !daemon.commands.contains("PAUSE SELF"), ContinuousClock.now < deadline { await Task.yield() }
        session.resume()
        #expect(await held.finished.kind == .finished)
        session.shutdown()
    }
}
