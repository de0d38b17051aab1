import Speech
import Testing

@Suite struct `The announcer` {
    @Test(arguments: AnnouncementPolicy.allCases)
    func `ends every announcement of sixteen tasks exactly once, in one order for all followers`(
        policy: AnnouncementPolicy
    ) async {
        let announcer = Announcer(engine: SilentEngine(), policy: policy)
        let followers = [announcer.events, announcer.events]
        let priorities = UtterancePriority.allCases
        let ids = await withTaskGroup(of: [UtteranceID].self) { group in
            for task in 0..<16 {
                group.addTask {
                    var ids: [UtteranceID] = []
                    for number in 0..<200 {
                        let announcement = announcer.post(
                            "Message \(number)", priority: priorities[(task + number) % 3],
                            key: number.isMultiple(of: 5) ? "k" : nil)
                        ids.append(announcement.id)
                        if number.isMultiple(of: 50) { _ = await announcement.finished }
                    }
                    return ids
                }
            }
            return await group.reduce(into: []) { $0 += $1 }
        }
        announcer.shutdown()
        var logs: [[SpeechEvent]] = []
        for follower in followers {
            var log: [SpeechEvent] = []
            for await event in follower { log.append(event) }
            logs.append(log)
        }
        #expect(Set(ids).count == 3200)
        #expect(logs[0] == logs[1])
        #expect(logs[0].map(\.sequence) == Array(0..<UInt64(logs[0].count)))
        let ends = Dictionary(grouping: logs[0].filter(\.kind.isTerminal), by: \.id)
        #expect(ends.count == 3200)
        #expect(ends.values.allSatisfy { $0.count == 1 })
    }

    @Test func `is deterministic on a virtual clock`() async {
        func run() async -> String {
            let engine = TimedEngine()
            let announcer = Announcer(engine: engine)
            let events = announcer.events
            announcer.post("First message")
            engine.advance(by: .milliseconds(300))
            announcer.post("Second message, with a longer text.", priority: .high)
            announcer.post("Third", priority: .low)
            engine.advanceUntilIdle()
            announcer.shutdown()
            var transcript = Transcript()
            for await event in events { transcript.append(event) }
            return transcript.description
        }
        let first = await run()
        #expect(first.contains("#3 finished"))
        #expect(await run() == first)
    }

    @Test func `a follower that comes late gets the latest events first`() async {
        let announcer = Announcer(engine: SilentEngine(), history: 8)
        for number in 1...5 { announcer.post("Message \(number)") }
        let all = announcer.events(replaying: .max)
        let two = announcer.events(replaying: 2)
        announcer.post("End")
        announcer.shutdown()
        let after = announcer.events(replaying: 3)
        func sequences(_ events: AsyncStream<SpeechEvent>) async -> [UInt64] {
            await events.reduce(into: []) { $0.append($1.sequence) }
        }
        // Each message has five events: posted, started, two words and finished; the last has one word.
        #expect(await sequences(all) == Array(17..<29))
        #expect(await sequences(two) == Array(23..<29))
        #expect(await sequences(after) == Array(26..<29))
    }

    @Test func `a follower that does not read keeps no more than it asked for`() async {
        let announcer = Announcer(engine: SilentEngine())
        let slow = announcer.events(replaying: 0, newest: 10)
        for number in 0..<1000 { announcer.post("Message \(number)") }
        announcer.shutdown()
        let sequences = await slow.reduce(into: [UInt64]()) { $0.append($1.sequence) }
        #expect(sequences == Array(4990..<5000))
    }

    @Test(arguments: AnnouncementPolicy.allCases)
    func `UIKit's notification reports the announcements that began, or all where none may be lost`(
        policy: AnnouncementPolicy
    ) async {
        let engine = TimedEngine()
        let announcer = Announcer(engine: engine, policy: policy)
        let notifications = announcer.didFinishNotifications
        announcer.post("Cut")
        engine.advance(by: .milliseconds(1))
        announcer.post("Heard", priority: .high)
        announcer.post("Dropped", priority: .low)
        announcer.session.post(Utterance(text: "Button"), kind: .focus)
        announcer.post("Met by the reader")
        engine.advanceUntilIdle()
        announcer.shutdown()
        let told = await notifications.reduce(into: []) { $0.append("\($1.stringValue) \($1.wasSuccessful)") }
        switch policy {
        case .realistic: #expect(told == ["Cut false", "Heard true"])
        case .lenient: #expect(told.sorted() == ["Cut false", "Dropped false", "Heard true", "Met by the reader true"])
        }
    }

    @Test func `awaiting an announcement gives its outcome`() async {
        let engine = TimedEngine()
        let announcer = Announcer(engine: engine)
        let cut = announcer.post("One two three")
        engine.advance(by: .milliseconds(1))
        let heard = announcer.post("Saved")
        #expect(heard.outcome == nil)
        engine.advanceUntilIdle()
        #expect(await cut.finished.kind == .interrupted)
        let outcome = await heard.finished
        #expect(outcome.wasSuccessful)
        #expect(outcome.spokenRange == 0..<5)
        #expect(outcome.at == engine.clock.now)
    }

    @Test func `shutdown ends what waits, and what comes later`() async {
        let announcer = Announcer(engine: TimedEngine())
        let announcements = (0..<10).map { announcer.post("Message \($0)", priority: .low) }
        announcer.shutdown()
        let late = announcer.post("Late")
        for announcement in announcements { #expect(await announcement.finished.kind == .cancelled) }
        #expect(await late.finished.kind == .dropped(.shutdown))
        var isEmpty = true
        for await _ in announcer.events { isEmpty = false }
        #expect(isEmpty)
    }

    @Test func `an announcement outlives a released announcer`() async {
        var announcer: Announcer? = Announcer(engine: TimedEngine())
        let announcement = announcer?.post("Orphan")
        announcer = nil
        #expect(await announcement?.finished.kind == .cancelled)
    }

    @Test func `posting from an event handler neither deadlocks nor reorders`() async {
        let engine = SilentEngine()
        let relay = Relay()
        let session = SpeechSession(engine: engine, onEvent: { relay.handle($0) })
        relay.session = session
        session.post(Utterance(text: "0"))
        await session.waitUntilIdle()
        #expect(relay.finished == (1...20).map(UInt64.init))
    }

    @Test func `waiting for silence ends when speech does, or when the time is over`() async {
        let engine = TimedEngine()
        let session = SpeechSession(engine: engine, clock: engine.clock)
        #expect(session.waitUntilIdle(timeout: .zero) || session.isIdle)
        session.post(Utterance(text: "x"))
        #expect(!session.isIdle)
        #expect(!session.waitUntilIdle(timeout: .milliseconds(1)))
        async let idle: Void = session.waitUntilIdle()
        engine.advanceUntilIdle()
        await idle
        #expect(session.isIdle)
    }
}

/// Posts again after each finished utterance, twenty in all.
private final class Relay: Sendable {
    private struct State {
        weak var session: SpeechSession?
        var finished: [UInt64] = []
    }

    private let state = Locked(State())

    var session: SpeechSession? {
        get { state.withLock { $0.session } }
        set { state.withLock { $0.session = newValue } }
    }

    var finished: [UInt64] { state.withLock { $0.finished } }

    func handle(_ event: SpeechEvent) {
        guard event.kind == .finished else { return }
        let count = state.withLock { state in
            state.finished.append(event.id.rawValue)
            return state.finished.count
        }
        if count < 20 { session?.post(Utterance(text: "\(count)")) }
    }
}
