import Synchronization

/// An engine that makes no sound and whose speech lasts as long as `SpeechTiming` computes, on a virtual clock.
///
/// Time passes only in `advance(to:)` and `advance(by:)`, which report all events on the way, each at its time. Call
/// them from one thread at a time; the rest may be called from any thread.
public final class TimedEngine: SpeechEngine {
    private struct State {
        var speech: TimedSpeech
        var receiver: (@Sendable (UtteranceID, EngineEvent) -> Void)?
    }

    /// The clock that this engine moves.
    public let clock: VirtualSpeechClock
    private let state: Mutex<State>

    /// Creates an engine on a new clock, or on a shared one.
    public init(timing: SpeechTiming = SpeechTiming(), clock: VirtualSpeechClock = VirtualSpeechClock()) {
        self.clock = clock
        state = Mutex(State(speech: TimedSpeech(timing: timing)))
    }

    /// Lets time pass up to an instant.
    public func advance(to target: Instant) {
        while let (report, receiver) = take(upTo: target) {
            clock.advance(to: report.at)
            receiver?(report.id, report.event)
        }
        clock.advance(to: target)
    }

    /// Lets time pass for a while.
    public func advance(by duration: Duration) {
        advance(to: clock.now.advanced(by: duration))
    }

    /// Lets time pass until nothing more is spoken.
    public func advanceUntilIdle() {
        while let next = state.withLock({ $0.speech.nextReportTime }) { advance(to: next) }
    }

    private func take(upTo target: Instant) -> (
        TimedSpeech.Report, (@Sendable (UtteranceID, EngineEvent) -> Void)?
    )? {
        state.withLock { state in state.speech.nextReport(upTo: target).map { ($0, state.receiver) } }
    }

    /// Sets the receiver of the engine's events.
    public func connect(_ receiver: @escaping @Sendable (UtteranceID, EngineEvent) -> Void) {
        state.withLock { $0.receiver = receiver }
    }

    /// Begins to speak at the clock's time; the reports come as the clock is advanced.
    public func start(_ id: UtteranceID, _ utterance: Utterance) {
        let now = clock.now
        state.withLock { $0.speech.start(id, utterance, at: now) }
    }

    /// Stops speaking immediately.
    public func cancel(_ id: UtteranceID) {
        state.withLock { $0.speech.cancel(id) }
    }

    /// Pauses or continues speech.
    public func setPaused(_ paused: Bool) {
        let now = clock.now
        state.withLock { $0.speech.setPaused(paused, at: now) }
    }

    /// Changes nothing: the engine makes no sound.
    public func setMuted(_ muted: Bool) {}

    /// Drops the current speech and the receiver of events.
    public func shutdown() {
        state.withLock { $0 = State(speech: TimedSpeech(timing: $0.speech.timing)) }
    }
}
