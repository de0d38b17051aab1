/// A queue and a timed engine in one value: speech on a virtual clock, with no thread at all.
///
/// For owners that are state machines themselves, such as a screen reader session: each function returns the events
/// that it caused, in order.
public struct VirtualSpeaker: Sendable {
    private var queue: SpeechQueue
    private var speech: TimedSpeech
    private var lastID: UInt64 = 0
    /// The time up to which everything has happened.
    public private(set) var now = Instant.zero

    /// Creates a speaker at time zero.
    public init(
        timing: SpeechTiming = SpeechTiming(), policy: AnnouncementPolicy = .realistic,
        limits: SpeechQueue.Limits = SpeechQueue.Limits(), options: SpeechQueue.Options = SpeechQueue.Options()
    ) {
        queue = SpeechQueue(policy: policy, limits: limits, options: options)
        speech = TimedSpeech(timing: timing)
    }

    /// Whether nothing is spoken and nothing waits.
    public var isIdle: Bool { queue.isIdle }

    /// The utterance that is spoken.
    public var currentID: UtteranceID? { queue.currentID }

    /// Whether speech holds still.
    public var isPaused: Bool { queue.isPaused }

    /// When the next event is due, or nil if nothing is spoken.
    public var nextEventTime: Instant? { speech.nextReportTime }

    /// Posts an utterance now and returns its name and the events.
    public mutating func post(
        _ utterance: Utterance, priority: UtterancePriority = .default, kind: SpeechKind = .announcement,
        key: String? = nil
    ) -> (id: UtteranceID, events: [SpeechEvent]) {
        lastID += 1
        let id = UtteranceID(rawValue: lastID)
        let request = SpeechRequest(id: id, utterance: utterance, priority: priority, kind: kind, key: key)
        return (id, send(.post(request)))
    }

    /// Gives the queue an input other than a post, now.
    public mutating func send(_ input: SpeechQueue.Input) -> [SpeechEvent] {
        if case .post(let request) = input { lastID = max(lastID, request.id.rawValue) }
        var events: [SpeechEvent] = []
        for effect in queue.handle(input, at: now) {
            switch effect {
            case .start(let id, let utterance): speech.start(id, utterance, at: now)
            case .cancelEngine(let id): speech.cancel(id)
            case .setPaused(let paused): speech.setPaused(paused, at: now)
            case .setMuted: break
            case .event(let event): events.append(event)
            }
        }
        return events
    }

    /// Lets time pass up to an instant.
    public mutating func advance(to target: Instant) -> [SpeechEvent] {
        var events: [SpeechEvent] = []
        while let report = speech.nextReport(upTo: target) {
            now = max(now, report.at)
            events += send(.engine(report.id, report.event))
        }
        now = max(now, target)
        return events
    }

    /// Lets time pass for a while.
    public mutating func advance(by duration: Duration) -> [SpeechEvent] {
        advance(to: now.advanced(by: duration))
    }

    /// Lets time pass until speech has ended.
    public mutating func advanceUntilIdle() -> [SpeechEvent] {
        var events: [SpeechEvent] = []
        while let next = nextEventTime { events += advance(to: next) }
        return events
    }
}
