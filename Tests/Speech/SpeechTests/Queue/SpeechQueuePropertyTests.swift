import Speech
import TestSupport
import Testing

/// A queue fed with random input, and an engine that may answer, answer late, twice or not at all.
private struct RandomSession {
    var random: SeededGenerator
    var queue: SpeechQueue
    var posted: [UtteranceID] = []
    var nextID: UInt64 = 1
    var now = Instant.zero
    var events: [SpeechEvent] = []
    var running: UtteranceID?
    var overlaps = 0

    init(seed: UInt64) {
        random = SeededGenerator(seed: seed)
        queue = SpeechQueue(
            policy: seed.isMultiple(of: 2) ? .realistic : .lenient,
            limits: SpeechQueue.Limits(
                pending: 7, pendingBytes: seed.isMultiple(of: 5) ? 40 : 1 << 20,
                engineSilence: seed.isMultiple(of: 3) ? .seconds(5) : nil),
            options: SpeechQueue.Options(
                resumesInterrupted: seed % 4 > 1, keysEndSpeech: seed % 8 > 3, keepsLastOfKey: seed % 16 > 7))
    }

    mutating func send(_ input: SpeechQueue.Input) {
        now = now.advanced(by: .milliseconds(Int.random(in: 0...900, using: &random)))
        for effect in queue.handle(input, at: now) {
            switch effect {
            case .start(let id, _):
                if running != nil { overlaps += 1 }
                running = id
            case .cancelEngine(let id): if running == id { running = nil }
            case .event(let event): events.append(event)
            case .setPaused, .setMuted: break
            }
        }
    }

    mutating func step() {
        switch Int.random(in: 0..<100, using: &random) {
        case 0..<45:
            let id = UtteranceID(rawValue: nextID)
            nextID += 1
            posted.append(id)
            send(
                .post(
                    SpeechRequest(
                        id: id, utterance: Utterance(text: "One two three"),
                        priority: UtterancePriority.allCases.randomElement(using: &random) ?? .default,
                        kind: SpeechKind.allCases.randomElement(using: &random) ?? .focus,
                        key: Bool.random(using: &random) ? "k\(Int.random(in: 0...2, using: &random))" : nil)))
        case 45..<80:
            guard let any = posted.randomElement(using: &random) else { return }
            let id = Bool.random(using: &random) ? running ?? any : any
            let report: EngineEvent =
                switch Int.random(in: 0...4, using: &random) {
                case 0: .started
                case 1: .word(4..<7)
                case 2: .mark("m")
                case 3: .failed("broken")
                default: .finished
                }
            if id == running, report == .finished || report == .failed("broken") { running = nil }
            send(.engine(id, report))
        case 80..<84: send(.pause)
        case 84..<89: send(.resume)
        case 89..<92: send(.skip)
        case 92..<95: if let id = posted.randomElement(using: &random) { send(.cancel(id)) }
        case 95: send(.cancelAll)
        case 96: send(.mute(Bool.random(using: &random)))
        default: send(.tick)
        }
    }
}

@Suite struct `Properties of the speech queue` {
    @Test(arguments: UInt64(0)..<96)
    func `gives each utterance exactly one terminal event, in one order`(seed: UInt64) {
        var session = RandomSession(seed: seed)
        for _ in 0..<400 { session.step() }
        session.send(.shutdown)
        let lateID = UtteranceID(rawValue: session.nextID)
        session.posted.append(lateID)
        session.send(.post(SpeechRequest(id: lateID, utterance: Utterance(text: "Late"))))

        #expect(session.queue.isIdle)
        #expect(session.overlaps == 0)
        #expect(session.events.map(\.sequence) == Array(0..<UInt64(session.events.count)))
        #expect(session.events.map(\.at) == session.events.map(\.at).sorted())
        let histories = Dictionary(grouping: session.events, by: \.id)
        #expect(histories.count == session.posted.count)
        for id in session.posted {
            let history = histories[id] ?? []
            guard case .posted = history.first?.kind else {
                Issue.record("\(id) does not begin with posted")
                continue
            }
            #expect(history.filter(\.kind.isTerminal).count == 1)
            #expect(history.last?.kind.isTerminal == true)
            #expect(history.filter { $0.kind == .started }.count <= 1)
            #expect(history.allSatisfy { $0.kind.isTerminal == ($0.spokenRange != nil) })
            // Only suspended announcements are resumed, and none of them is spoken in between.
            let course = history.map(\.kind).filter { $0 == .suspended || $0 == .resumed }
            #expect(
                course.enumerated().allSatisfy { ($0.offset.isMultiple(of: 2) ? .suspended : .resumed) == $0.element })
        }
    }

    @Test func `keeps at most as many waiting as the limit says`() {
        var queue = SpeechQueue(limits: SpeechQueue.Limits(pending: 3))
        var dropped: [UInt64] = []
        for number in UInt64(1)...100 {
            let request = SpeechRequest(
                id: UtteranceID(rawValue: number), utterance: Utterance(text: "x"), priority: .low)
            for case .event(let event) in queue.handle(.post(request), at: .zero)
            where event.kind == .dropped(.queueFull) {
                dropped.append(event.id.rawValue)
            }
            #expect(queue.pendingCount <= 3)
        }
        #expect(dropped == Array(2...97))
    }

    @Test func `drops a newcomer that is less urgent than all that wait`() {
        var queue = SpeechQueue(limits: SpeechQueue.Limits(pending: 2))
        for number in UInt64(1)...3 {
            _ = queue.handle(
                .post(SpeechRequest(id: .init(rawValue: number), utterance: .init(text: "x"), priority: .high)),
                at: .zero)
        }
        let effects = queue.handle(
            .post(SpeechRequest(id: .init(rawValue: 4), utterance: .init(text: "x"), priority: .low)), at: .zero)
        #expect(
            effects.contains {
                if case .event(let event) = $0 {
                    event.id.rawValue == 4 && event.kind == .dropped(.queueFull)
                } else {
                    false
                }
            })
    }

    @Test func `keeps no more text waiting than the limit says`() {
        var queue = SpeechQueue(limits: SpeechQueue.Limits(pendingBytes: 100))
        var ends: [UInt64] = []
        for (index, length) in [1, 40, 40, 40, 101, 90].enumerated() {
            let request = SpeechRequest(
                id: UtteranceID(rawValue: UInt64(index + 1)),
                utterance: Utterance(text: String(repeating: "x", count: length)), priority: .low)
            for case .event(let event) in queue.handle(.post(request), at: .zero)
            where event.kind == .dropped(.queueFull) {
                ends.append(event.id.rawValue)
            }
        }
        #expect(ends == [2, 5, 3, 4])
        #expect(queue.pendingCount == 1)
    }

    @Test func `ignores an identifier that was used`() {
        var queue = SpeechQueue()
        let request = SpeechRequest(id: UtteranceID(rawValue: 5), utterance: Utterance(text: "x"))
        #expect(!queue.handle(.post(request), at: .zero).isEmpty)
        #expect(queue.handle(.post(request), at: .zero).isEmpty)
    }

    @Test func `an engine that gives no sign of life fails its utterance and the next begins`() {
        var queue = SpeechQueue(limits: SpeechQueue.Limits(engineSilence: .seconds(1)))
        for number in UInt64(1)...2 {
            _ = queue.handle(
                .post(SpeechRequest(id: .init(rawValue: number), utterance: .init(text: "x"), priority: .low)),
                at: .zero)
        }
        #expect(queue.nextDeadline == Instant(nanoseconds: 1_000_000_000))
        #expect(queue.handle(.tick, at: Instant(nanoseconds: 999_999_999)).isEmpty)
        _ = queue.handle(.tick, at: Instant(nanoseconds: 1_000_000_000))
        #expect(queue.currentID?.rawValue == 2)
    }
}
