import Foundation
import TestSupport
import Testing

@testable import Speech

/// Everything goes wrong while sixteen tasks announce. `EARSHOT_FAULTS` gives the number of rounds, 1 by default.
@Suite(.serialized) struct `Announcements while everything fails` {
    static let rounds = ProcessInfo.processInfo.environment["EARSHOT_FAULTS"].flatMap(Int.init) ?? 1
    static let announcements = 10_000

    @Test func `each of ten thousand announcements ends exactly once, in order, and cancels are prompt`() async throws {
        var memory: [Int] = []
        var worstCancel = Duration.zero
        for round in 0..<Self.rounds {
            let result = try await FailureRound(seed: UInt64(round), announcements: Self.announcements).run()
            check(result, round)
            worstCancel = max(worstCancel, result.cancels.max() ?? .zero)
            memory.append(ProcessMemory.resident)
            // A long run prints its progress.
            if Self.rounds > 1 {
                print("round \(round): \(memory[round] >> 20) MiB, \(result.summary), slowest cancel \(worstCancel)")
                fflush(nil)
            }
        }
        // The first rounds fill caches and pools; afterwards nothing may grow.
        if memory.count >= 20 { #expect(memory[memory.count - 1] - memory[9] < 24 << 20) }
    }

    private func check(_ result: FailureRound.Result, _ round: Int) {
        let events = result.events
        #expect(events.map(\.sequence) == Array(0..<UInt64(events.count)), "round \(round)")
        let histories = Dictionary(grouping: events, by: \.id)
        #expect(histories.count == result.posted.count, "round \(round)")
        #expect(Set(result.posted).count == result.posted.count, "round \(round)")
        let ended = histories.values.count { history in
            history.count { $0.kind.isTerminal } == 1 && history.last?.kind.isTerminal == true
        }
        #expect(ended == result.posted.count, "round \(round)")
        // Announcements of the same urgency begin in the order in which they were posted.
        var lanes: [UtterancePriority: [UtteranceID]] = [:]
        var priorities: [UtteranceID: UtterancePriority] = [:]
        for event in events {
            if case .posted(let request) = event.kind { priorities[event.id] = request.priority }
            if event.kind == .started, let priority = priorities[event.id] {
                lanes[priority, default: []].append(event.id)
            }
        }
        #expect(lanes.values.allSatisfy { $0 == $0.sorted() }, "round \(round)")
        #expect(result.outcomesAgree, "round \(round)")
        #expect(result.faults >= 10, "round \(round)")
        #expect(result.samples > 0 && events.contains { $0.kind == .finished }, "round \(round)")
        // One in a hundred may meet a machine that has other things to do.
        let slow = result.cancels.count { $0 > .milliseconds(50) }
        #expect(
            result.cancels.count >= 50 && slow * 100 <= result.cancels.count, "round \(round): \(slow) slow cancels")
    }
}

/// A helper that dies again and again. `EARSHOT_KILLS` gives the number of announcements, 200 by default.
@Suite(.serialized) struct `Announcements while the helper is killed` {
    static let count = ProcessInfo.processInfo.environment["EARSHOT_KILLS"].flatMap(Int.init) ?? 200

    @Test func `through a live sink, with a kill for every third: each ends once`() async throws {
        let count = Self.count
        let server = FailingSoundServer()
        let sink = LiveSink(lead: .seconds(86_400), report: { _ in }, open: { server.connect() })
        let synthesizer = try Helper.synthesizer()
        let ends = Locked<[UtteranceID: Int]>([:])
        var profile = VoiceProfile.plain
        profile.utterancePause = 0
        let session = SpeechSession(
            engine: AudioEngine(synthesizer: synthesizer, sink: sink, profile: profile), policy: .lenient,
            limits: SpeechQueue.Limits(pending: count)
        ) { event in
            if event.kind.isTerminal { ends.withLock { $0[event.id, default: 0] += 1 } }
        }
        var killed: Set<Int32> = []
        var finished = 0
        for number in 0..<count {
            let announcement = session.post(Utterance(text: "Announcement number \(number)"), priority: .low)
            // Some are killed while they speak, some before.
            if number.isMultiple(of: 3), let process = synthesizer.processID, !killed.contains(process) {
                if kill(process, SIGKILL) == 0 { killed.insert(process) }
            }
            if await announcement.finished.kind == .finished { finished += 1 }
        }
        session.shutdown()
        #expect(killed.count * 4 >= count, "\(killed.count) kills")
        #expect(ends.withLock { $0.count } == count)
        #expect(ends.withLock { $0.values.allSatisfy { $0 == 1 } })
        // One that dies twice on the same text is given up.
        #expect(finished >= count * 95 / 100, "\(finished) finished")
    }
}

/// One round: posts, faults, cancels, and the outcomes.
struct FailureRound: Sendable {
    struct Result: Sendable {
        var posted: [UtteranceID]
        var events: [SpeechEvent]
        /// Whether the outcomes of the announcements match the events.
        var outcomesAgree: Bool
        var cancels: [Duration]
        var faults: Int
        var samples: Int

        var summary: String {
            var counts: [String: Int] = [:]
            for event in events where event.kind.isTerminal {
                counts[String(describing: event.kind).prefix { $0 != "(" }.description, default: 0] += 1
            }
            return counts.sorted { $0.key < $1.key }.map { "\($0.key) \($0.value)" }.joined(separator: ", ")
                + ", faults \(faults)"
        }
    }

    let seed: UInt64
    let announcements: Int

    private static let tasks = 16
    private static let texts = [
        "OK", "Settings, button", "Saved",
        "Three new messages have come while you were away, the last one a minute ago.",
        "Straße", "日本語", "",
    ]
    private static let killers = [String(repeating: "a.", count: 85), String(repeating: "s'", count: 220)]

    func run() async throws -> Result {
        let server = FailingSoundServer()
        let sink = LiveSink(
            patience: .milliseconds(20), retryAfter: .milliseconds(1), lead: .seconds(3600), report: { _ in },
            open: { server.connect() })
        let synthesizer = try Helper.synthesizer()
        let log = Locked<[SpeechEvent]>([])
        let (ticks, ticker) = AsyncStream<Void>.makeStream()
        let pulse = UInt64(announcements / 40)
        let session = SpeechSession(
            engine: AudioEngine(synthesizer: synthesizer, sink: sink), policy: .lenient,
            limits: SpeechQueue.Limits(pending: 256),
            options: seed.isMultiple(of: 2)
                ? SpeechQueue.Options() : SpeechQueue.Options(resumesInterrupted: true, keepsLastOfKey: true)
        ) { event in
            log.withLock { $0.append(event) }
            if event.kind.isTerminal, event.id.rawValue.isMultiple(of: pulse) { ticker.yield() }
        }
        async let faults = causeFailures(ticks, server, synthesizer)
        var cancels: [Duration] = []
        var posted: [Announcement] = []
        await withTaskGroup(of: ([Announcement], [Duration]).self) { group in
            for task in 0..<Self.tasks {
                group.addTask { await post(from: task, to: session) }
            }
            for await (announcements, times) in group {
                posted += announcements
                cancels += times
            }
        }
        ticker.finish()
        let causedFailures = await faults
        await session.waitUntilIdle()
        session.shutdown()
        let events = log.withLock { $0 }
        let ends = Dictionary(
            events.filter(\.kind.isTerminal).map { ($0.id, $0.kind) }, uniquingKeysWith: { first, _ in first })
        return Result(
            posted: posted.map(\.id), events: events,
            outcomesAgree: posted.allSatisfy { $0.outcome?.kind == ends[$0.id] }, cancels: cancels,
            faults: causedFailures,
            samples: server.samples)
    }

    /// Posts a task's share, waits for some of it and cancels some of it.
    private func post(from task: Int, to session: SpeechSession) async -> ([Announcement], [Duration]) {
        var random = SeededGenerator(seed: seed &* 1000 &+ UInt64(task))
        var posted: [Announcement] = []
        var cancels: [Duration] = []
        let count = announcements / Self.tasks
        for number in 0..<count {
            // Default announcements drop the low ones that wait; at the end there are none, and all are spoken.
            let priorities: [UtterancePriority] = number < count * 31 / 32 ? UtterancePriority.allCases : [.low, .high]
            let isKiller = Int.random(in: 0..<200, using: &random) == 0
            let text = (isKiller ? Self.killers : Self.texts).randomElement(using: &random) ?? ""
            let announcement = session.post(
                Utterance(text: text), priority: priorities.randomElement(using: &random) ?? .low,
                key: Int.random(in: 0..<10, using: &random) == 0 ? "key" : nil)
            posted.append(announcement)
            switch number % 20 {
            case 5:
                let start = session.clock.now
                session.cancel(announcement.id)
                // An announcement that ended before it was cancelled proves nothing about cancelling.
                let outcome = await announcement.finished
                if outcome.at >= start { cancels.append(start.duration(to: outcome.at)) }
            case 15: _ = await announcement.finished
            default: await Task.yield()
            }
        }
        return (posted, cancels)
    }

    /// Causes faults one at a time, each after the announcements have progressed a little.
    private func causeFailures(
        _ ticks: AsyncStream<Void>, _ server: FailingSoundServer, _ synthesizer: HostedSynthesizer
    ) async -> Int {
        var count = 0
        for await _ in ticks {
            switch count % 6 {
            case 0, 3: if let process = synthesizer.processID { kill(process, SIGKILL) }
            case 1: if let process = synthesizer.processID { kill(process, SIGSTOP) }
            case 2: server.goAway()
            case 4: server.freeze()
            default: server.recover()
            }
            if count % 6 == 3 { server.recover() }
            count += 1
        }
        server.recover()
        return count
    }
}

enum ProcessMemory {
    /// The memory of this process that is in use, in bytes.
    static var resident: Int {
        let text = (try? String(contentsOfFile: "/proc/self/statm", encoding: .utf8)) ?? ""
        let fields = text.split(separator: " ")
        return (fields.count > 1 ? Int(fields[1]) ?? 0 : 0) * Int(sysconf(Int32(_SC_PAGESIZE)))
    }
}
