import Synchronization

/// An engine that makes no sound and finishes every utterance immediately, with all its words and marks.
public final class SilentEngine: SpeechEngine {
    private let receiver = Mutex<(@Sendable (UtteranceID, EngineEvent) -> Void)?>(nil)

    /// Creates an engine.
    public init() {}

    /// Sets the receiver of the engine's events.
    public func connect(_ receiver: @escaping @Sendable (UtteranceID, EngineEvent) -> Void) {
        self.receiver.withLock { $0 = receiver }
    }

    /// Reports everything about the utterance, up to its end.
    public func start(_ id: UtteranceID, _ utterance: Utterance) {
        guard let receiver = receiver.withLock({ $0 }) else { return }
        for step in SpeechTiming.instant.timeline(of: utterance) { receiver(id, step.event) }
    }

    /// Changes nothing: there is never anything to stop.
    public func cancel(_ id: UtteranceID) {}

    /// Changes nothing: there is never anything to hold.
    public func setPaused(_ paused: Bool) {}

    /// Changes nothing: the engine makes no sound.
    public func setMuted(_ muted: Bool) {}

    /// Forgets where to report.
    public func shutdown() {
        receiver.withLock { $0 = nil }
    }
}
