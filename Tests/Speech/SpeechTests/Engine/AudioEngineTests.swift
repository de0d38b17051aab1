import Foundation
import Synchronization
import Testing

@testable import Speech

@Suite struct `The audio engine` {
    @Test func `reports words as they are played and finishes once`() async throws {
        let sink = MemorySink()
        let session = SpeechSession(engine: AudioEngine(synthesizer: ToneSynthesizer(), sink: sink))
        let events = session.events
        let outcome = await session.post(Utterance(text: "one two three")).finished
        #expect(outcome.kind == .finished)
        #expect(outcome.spokenRange == 0..<13)
        session.shutdown()
        var kinds: [SpeechEvent.Kind] = []
        for await event in events { kinds.append(event.kind) }
        #expect(Array(kinds.dropFirst()) == [.started, .word(0..<3), .word(4..<7), .word(8..<13), .finished])
        #expect(sink.samples.count == 3 * ToneSynthesizer.wordLength)
    }

    @Test func `an interruption ends the sound within a few slices, and the next is spoken`() async throws {
        let sink = GateSink()
        let session = SpeechSession(engine: AudioEngine(synthesizer: ToneSynthesizer(), sink: sink))
        let long = session.post(Utterance(text: Array(repeating: "word", count: 50).joined(separator: " ")))
        await sink.waitForWrites(3)
        let writes = sink.writes
        let next = session.post(Utterance(text: "stop"), priority: .high)
        #expect(await long.finished.kind == .interrupted)
        sink.open()
        #expect(await next.finished.kind == .finished)
        #expect(sink.flushes == 1)
        #expect(sink.writesBeforeFlush <= writes + 2)
    }

    @Test func `a pause holds the sound and a cancel ends the pause`() async throws {
        let sink = GateSink()
        let session = SpeechSession(engine: AudioEngine(synthesizer: ToneSynthesizer(), sink: sink))
        let held = session.post(Utterance(text: "one two three four five six"))
        await sink.waitForWrites(2)
        session.pause()
        sink.open()
        session.stop()
        #expect(await held.finished.kind == .cancelled)
        #expect(await session.post(Utterance(text: "next")).finished.kind == .finished)
    }

    @Test func `muted speech is silent but takes its time`() async throws {
        let sink = MemorySink()
        let session = SpeechSession(engine: AudioEngine(synthesizer: ToneSynthesizer(), sink: sink))
        session.setMuted(true)
        #expect(await session.post(Utterance(text: "one two")).finished.kind == .finished)
        #expect(sink.samples == [Int16](repeating: 0, count: 2 * ToneSynthesizer.wordLength))
    }

    @Test(arguments: [(0.5, 500), (2.0, 2000), (40.0, 2000), (0, 0), (-1, 0), (.nan, 0)] as [(Double, Int16)])
    func `speech is as loud as it is asked to be`(volume: Double, loudest: Int16) async throws {
        let sink = MemorySink()
        let engine = AudioEngine(synthesizer: ToneSynthesizer(), sink: sink)
        engine.volume = volume
        let session = SpeechSession(engine: engine)
        #expect(await session.post(Utterance(text: "one")).finished.kind == .finished)
        #expect(sink.samples.count == ToneSynthesizer.wordLength)
        #expect(Set(sink.samples) == [loudest])
    }

    @Test func `other sound is ducked once for utterances that follow each other`() async throws {
        let calls = Locked<[Bool]>([])
        let engine = AudioEngine(synthesizer: ToneSynthesizer(), sink: MemorySink())
        engine.duck = { isSpeaking in calls.withLock { $0.append(isSpeaking) } }
        // The end is reported a moment after the last utterance.
        func become(_ expected: [Bool]) async {
            let deadline = ContinuousClock.now + .seconds(20)
            while calls.withLock({ $0.count }) < expected.count, ContinuousClock.now < deadline { await Task.yield() }
            #expect(calls.withLock { $0 } == expected)
        }
        let session = SpeechSession(engine: engine)
        session.pause()
        for _ in 0..<3 { session.post(Utterance(text: "one"), priority: .low) }
        session.resume()
        await session.waitUntilIdle()
        await become([true, false])
        session.post(Utterance(text: "one"))
        await session.waitUntilIdle()
        await become([true, false, true, false])
    }

    @Test func `a text on which the engine dies does not keep the rest from being spoken`() async throws {
        let sink = MemorySink()
        let session = SpeechSession(engine: AudioEngine(synthesizer: ToneSynthesizer(), sink: sink))
        let utterance = Utterance([.text(SpokenText("one\ndie\ntwo three"))])
        let outcome = await session.post(utterance).finished
        #expect(outcome.kind == .failed(SynthesisError.engineDied.description))
        #expect(sink.samples.count == 3 * ToneSynthesizer.wordLength)
        #expect(outcome.spokenRange == 0..<12)
    }

    @Test func `a synthesizer or sink that fails ends the utterance with the reason`() async throws {
        let session = SpeechSession(engine: AudioEngine(synthesizer: ToneSynthesizer(), sink: FullSink()))
        let outcome = await session.post(Utterance(text: "one")).finished
        #expect(outcome.kind == .failed("the sound server closed the connection"))
        let other = SpeechSession(engine: AudioEngine(synthesizer: ToneSynthesizer(), sink: MemorySink()))
        #expect(
            await other.post(Utterance(text: "fail")).finished.kind
                == .failed("the speech engine reported an error: fail"))
        #expect(await other.post(Utterance(text: "well")).finished.kind == .finished)
    }

    @Test func `nothing has started where nothing was played`() async throws {
        let missing = LiveSink(report: { _ in }, open: { nil })
        for (sink, text) in [(missing, "one two"), (MemorySink(), "fail")] as [(any AudioSink, String)] {
            let session = SpeechSession(engine: AudioEngine(synthesizer: ToneSynthesizer(), sink: sink))
            let outcome = await session.post(Utterance(text: text)).finished
            #expect(outcome.spokenRange.isEmpty)
            session.shutdown()
            var kinds: [SpeechEvent.Kind] = []
            for await event in session.events(replaying: 100) { kinds.append(event.kind) }
            #expect(kinds.count == 2 && kinds.last == outcome.kind, "\(kinds)")
        }
    }

    @Test func `a device that goes away in the middle of speech fails it, with the spoken words`() async throws {
        let server = FailingSoundServer()
        let sink = LiveSink(
            patience: .milliseconds(20), retryAfter: .zero, lead: .milliseconds(5), report: { _ in },
            open: { server.connect() })
        let session = SpeechSession(engine: AudioEngine(synthesizer: ToneSynthesizer(), sink: sink))
        let text = Array(repeating: "word", count: 40).joined(separator: " ")
        let spoken = session.post(Utterance(text: text))
        for await event in session.events(replaying: 100) {
            if case .word(let range) = event.kind, range.lowerBound >= 10 { break }
        }
        server.goAway()
        let outcome = await spoken.finished
        #expect(outcome.kind == .failed("the sound server closed the connection"))
        let heard = outcome.spokenRange
        #expect(heard.upperBound >= 10 && heard.upperBound < text.count)
        // There is no sound until it is back.
        #expect(await session.post(Utterance(text: "one")).finished.kind != .finished)
        server.recover()
        while await session.post(Utterance(text: "one")).finished.kind != .finished {}
    }

    @Test func `the last sound that a device loses makes an utterance fail too`() async throws {
        let sink = LosingSink()
        let session = SpeechSession(engine: AudioEngine(synthesizer: ToneSynthesizer(), sink: sink))
        let outcome = await session.post(Utterance(text: "one two")).finished
        #expect(outcome.kind == .failed("the sound server closed the connection"))
        #expect(outcome.spokenRange.upperBound < 7)
    }

    @Test(.timeLimit(.minutes(1)))
    func `the first utterance after a sound server was restarted is spoken, and reported once`() async throws {
        let server = FailingSoundServer()
        let notes = Locked(0)
        let sink = LiveSink(
            patience: .milliseconds(20), lead: .milliseconds(5), report: { _ in notes.withLock { $0 += 1 } },
            open: { server.connect() })
        let session = SpeechSession(engine: AudioEngine(synthesizer: ToneSynthesizer(), sink: sink))
        for _ in 0..<3 {
            #expect(await session.post(Utterance(text: "one two")).finished.kind == .finished)
            server.restart()
        }
        let before = server.samples
        let spoken = session.post(Utterance(text: "three four"))
        let outcome = await spoken.finished
        #expect(outcome.kind == .finished)
        #expect(outcome.spokenRange == 0..<10)
        // The last slices may be on their way.
        while server.samples - before < 2 * ToneSynthesizer.wordLength { await Task.yield() }
        #expect(notes.withLock { $0 } == 0)
        session.shutdown()
        var kinds: [SpeechEvent.Kind] = []
        for await event in session.events(replaying: 100) where event.id == spoken.id { kinds.append(event.kind) }
        #expect(Array(kinds.dropFirst()) == [.started, .word(0..<5), .word(6..<10), .finished])
    }

    @Test func `a sound server that comes back is used at once`() async throws {
        let server = FailingSoundServer()
        let sink = LiveSink(
            patience: .milliseconds(20), retryAfter: .seconds(3600), lead: .milliseconds(5), report: { _ in },
            servers: { server.sockets }, open: { server.connect() })
        let session = SpeechSession(engine: AudioEngine(synthesizer: ToneSynthesizer(), sink: sink))
        #expect(await session.post(Utterance(text: "one")).finished.kind == .finished)
        server.goAway()
        #expect(await session.post(Utterance(text: "one")).finished.kind != .finished)
        server.recover()
        #expect(await session.post(Utterance(text: "one")).finished.kind == .finished)
    }

    @Test(arguments: [0, 0.15, 1]) func `utterances are apart by the pause of the profile`(pause: Double) async throws {
        let sink = MemorySink()
        var profile = VoiceProfile.plain
        profile.utterancePause = pause
        let session = SpeechSession(
            engine: AudioEngine(synthesizer: ToneSynthesizer(), sink: sink, profile: profile))
        session.pause()
        for text in ["one", "two"] { session.post(Utterance(text: text), priority: .low) }
        session.resume()
        await session.waitUntilIdle()
        let silence = SpeechAudio.samples(seconds: pause)
        #expect(sink.samples.count == 2 * ToneSynthesizer.wordLength + silence)
        #expect(sink.samples.dropFirst(ToneSynthesizer.wordLength).prefix(silence).allSatisfy { $0 == 0 })
    }

    @Test(arguments: [
        ("Saved, file closed", [0..<5, 7..<11, 12..<18]), ("one. two. three", [0..<3, 5..<8, 10..<15]),
        ("wow! ok: go; now? yes (no) end", [0..<3, 5..<7, 9..<11, 13..<16, 18..<21, 23..<25, 27..<30]),
        ("out of the box - a & b", [0..<3, 4..<6, 7..<10, 11..<14, 17..<18, 19..<20, 21..<22]),
        ("what becomes of the", [0..<4, 5..<12, 13..<15, 16..<19]),
        ("“Größe” 👍🏽 日本 v1.2.3", [1..<6, 8..<10, 11..<12, 12..<13, 14..<20]),
    ])
    func `each word has one event, from the engine and without sound alike`(text: String, words: [Range<Int>])
        async throws
    {
        func reported(_ engine: any SpeechEngine) async -> [Range<Int>] {
            let session = SpeechSession(engine: engine)
            let events = session.events
            _ = await session.post(Utterance(text: text)).finished
            session.shutdown()
            var words: [Range<Int>] = []
            for await event in events { if case .word(let range) = event.kind { words.append(range) } }
            return words
        }
        #expect(await reported(SilentEngine()) == words)
        #expect(await reported(AudioEngine(synthesizer: try Helper.synthesizer(), sink: MemorySink())) == words)
    }

    @Test(arguments: [("en-us+lost", ["en-us"]), ("lost", ["lost", "en-us"]), ("en-us", [])])
    func `a missing voice is replaced by the next one in the profile, and the fallback is reported`(
        voice: String, tried: [String]
    ) async throws {
        let synthesizer = ChoosySynthesizer()
        var profile = VoiceProfile.plain
        profile.voice = voice
        let engine = AudioEngine(synthesizer: synthesizer, sink: MemorySink(), profile: profile)
        let session = SpeechSession(engine: engine)
        let isMissing = voice != "en-us"
        #expect((await session.post(Utterance(text: "one")).finished.kind != .finished) == isMissing)
        let told = Mutex<[String]>([])
        engine.missingVoice = { name in told.withLock { $0.append(name) } }
        #expect(await session.post(Utterance(text: "one")).finished.kind == .finished)
        #expect(told.withLock { $0 } == (isMissing ? [voice] : []))
        #expect(synthesizer.tried.withLock { $0 }.last == (isMissing ? tried : ["en-us"]))
    }

    @Test func `the helper killed in the middle of speech: each utterance ends once and the next is spoken`()
        async throws
    {
        let sink = GateSink()
        let synthesizer = VictimSynthesizer(try Helper.synthesizer())
        let session = SpeechSession(engine: AudioEngine(synthesizer: synthesizer, sink: sink))
        let events = session.events
        let first = session.post(Utterance(text: String(repeating: "many words to speak ", count: 10)))
        await sink.waitForWrites(3)
        synthesizer.kill()
        sink.open()
        _ = await first.finished
        #expect(await session.post(Utterance(text: "Next"), priority: .low).finished.kind == .finished)
        session.shutdown()
        var ends: [UtteranceID: Int] = [:]
        for await event in events where event.kind.isTerminal { ends[event.id, default: 0] += 1 }
        #expect(ends == [first.id: 1, UtteranceID(rawValue: 2): 1])
    }
}

/// Makes a tone for each word, without delay.
private final class ToneSynthesizer: Synthesizer {
    static let wordLength = 1000

    func synthesize(
        _ segment: SpeechSegment, cancellation: CancellationFlag, receive: (SynthesisChunk) -> Bool
    ) throws(SynthesisError) {
        if segment.text == "fail" { throw .refused("fail") }
        if segment.text == "die" { throw .engineDied }
        var position = 0
        for (index, word) in segment.text.split(separator: " ").enumerated() where !cancellation.isCancelled {
            let range = position..<position + word.unicodeScalars.count
            position = range.upperBound + 1
            guard receive(.word(SynthesisWord(range: range, sample: index * Self.wordLength))),
                receive(.audio([Int16](repeating: 1000, count: Self.wordLength)))
            else { return }
        }
    }

    func voices() -> [SynthesizerVoice] { [] }
    func phonemes(for text: String, voice: String) -> String { text }
    func shutdown() {}
}

/// Has one voice.
private final class ChoosySynthesizer: Synthesizer {
    let tried = Mutex<[[String]]>([])

    func synthesize(
        _ segment: SpeechSegment, cancellation: CancellationFlag, receive: (SynthesisChunk) -> Bool
    ) throws(SynthesisError) {
        tried.withLock { $0.append(segment.voices) }
        guard segment.voices.contains("en-us") else { throw .unknownVoice(segment.voices) }
        _ = receive(.audio([1, 2, 3]))
    }

    func voices() -> [SynthesizerVoice] { [] }
    func phonemes(for text: String, voice: String) -> String { text }
    func shutdown() {}
}

/// A device that goes away with what it has not played yet, each time the engine asks about it.
private final class LosingSink: AudioSink {
    private let lost = Atomic(0)
    func write(_ samples: [Int16]) {}
    var losses: Int { lost.load(ordering: .relaxed) }
    var latency: Duration {
        lost.add(1, ordering: .relaxed)
        return .milliseconds(50)
    }
    func flush() {}
    func close() {}
}

/// Lets a helper be killed from outside.
private final class VictimSynthesizer: Synthesizer {
    private let helper: HostedSynthesizer
    private let isDoomed = Atomic(false)

    init(_ helper: HostedSynthesizer) {
        self.helper = helper
    }

    func kill() { isDoomed.store(true, ordering: .releasing) }

    func synthesize(
        _ segment: SpeechSegment, cancellation: CancellationFlag, receive: (SynthesisChunk) -> Bool
    ) throws(SynthesisError) {
        try helper.synthesize(segment, cancellation: cancellation) { chunk in
            if isDoomed.exchange(false, ordering: .acquiringAndReleasing), let process = helper.processID {
                Foundation.kill(process, SIGKILL)
            }
            return receive(chunk)
        }
    }

    func voices() throws(SynthesisError) -> [SynthesizerVoice] { try helper.voices() }
    func phonemes(for text: String, voice: String) throws(SynthesisError) -> String {
        try helper.phonemes(for: text, voice: voice)
    }
    func shutdown() { helper.shutdown() }
}

/// Lets three writes through and holds the next until it is opened.
private final class GateSink: AudioSink {
    private struct State {
        var writes = 0
        var writesBeforeFlush = 0
        var flushes = 0
        var waiters: [(count: Int, continuation: CheckedContinuation<Void, Never>)] = []
    }

    private let state = Mutex(State())
    private let gate = DispatchSemaphore(value: 3)

    var writes: Int { state.withLock { $0.writes } }
    var flushes: Int { state.withLock { $0.flushes } }
    var writesBeforeFlush: Int { state.withLock { $0.writesBeforeFlush } }

    func open() { for _ in 0..<100_000 { gate.signal() } }

    func waitForWrites(_ count: Int) async {
        await withCheckedContinuation { continuation in
            let isDone = state.withLock { state in
                if state.writes < count { state.waiters.append((count, continuation)) }
                return state.writes >= count
            }
            if isDone { continuation.resume() }
        }
    }

    func write(_ samples: [Int16]) {
        gate.wait()
        let done = state.withLock { state in
            state.writes += 1
            let writes = state.writes
            defer { state.waiters.removeAll { $0.count <= writes } }
            return state.waiters.filter { $0.count <= writes }
        }
        for waiter in done { waiter.continuation.resume() }
    }

    var latency: Duration { .zero }

    func flush() {
        state.withLock { state in
            if state.flushes == 0 { state.writesBeforeFlush = state.writes }
            state.flushes += 1
        }
    }

    func close() {}
}

/// Fails at every write.
private final class FullSink: AudioSink {
    func write(_ samples: [Int16]) throws { throw AudioSinkError.serverLost }
    var latency: Duration { .zero }
    func flush() {}
    func close() {}
}
