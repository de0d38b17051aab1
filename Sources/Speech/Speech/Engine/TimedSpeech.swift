/// A pure model of an engine: it speaks in the time that `SpeechTiming` gives, on whatever clock its owner uses.
public struct TimedSpeech: Sendable {
    /// A report with its time.
    public struct Report: Sendable, Hashable {
        /// When it happens.
        public var at: Instant
        /// The id of the utterance.
        public var id: UtteranceID
        /// The event of the engine.
        public var event: EngineEvent
    }

    private struct Running: Sendable {
        var id: UtteranceID
        var steps: [SpeechTiming.Step]
        var next = 0
        var start: Instant
        var pausedAt: Instant?
    }

    /// The timing that determines the duration of speech.
    public let timing: SpeechTiming
    private var running: Running?

    /// Creates a model that speaks nothing yet.
    public init(timing: SpeechTiming = SpeechTiming()) {
        self.timing = timing
    }

    /// Begins to speak, replacing the current speech.
    public mutating func start(_ id: UtteranceID, _ utterance: Utterance, at now: Instant) {
        running = Running(id: id, steps: timing.timeline(of: utterance), start: now)
    }

    /// Stops speaking an utterance, if it is the one being spoken.
    public mutating func cancel(_ id: UtteranceID) {
        if running?.id == id { running = nil }
    }

    /// Pauses speech, or continues it where it stopped.
    public mutating func setPaused(_ paused: Bool, at now: Instant) {
        guard running != nil else { return }
        if paused {
            if running?.pausedAt == nil { running?.pausedAt = now }
        } else if let since = running?.pausedAt {
            let start = running?.start ?? now
            running?.start = start.advanced(by: since.duration(to: now))
            running?.pausedAt = nil
        }
    }

    /// When the next report is due, or nil if none is.
    public var nextReportTime: Instant? {
        guard let running, running.pausedAt == nil else { return nil }
        return running.start.advanced(by: .nanoseconds(running.steps[running.next].offset))
    }

    /// Takes the next report that is due at an instant or before it.
    public mutating func nextReport(upTo instant: Instant) -> Report? {
        guard let due = nextReportTime, due <= instant, let now = running else { return nil }
        let report = Report(at: due, id: now.id, event: now.steps[now.next].event)
        if now.next + 1 < now.steps.count { running?.next += 1 } else { running = nil }
        return report
    }
}
