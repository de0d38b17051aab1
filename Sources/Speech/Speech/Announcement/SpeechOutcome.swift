import Synchronization

/// The outcome of a posted utterance.
public struct SpeechOutcome: Sendable, Hashable, Codable {
    /// The kind of the terminal event.
    public var kind: SpeechEvent.Kind
    /// The part of the text whose words were spoken to their end, in Unicode scalars of `Utterance.text`.
    public var spokenRange: Range<Int>
    /// When it ended.
    public var at: Instant

    /// Whether it was spoken to its end: the `announcementWasSuccessful` of UIKit.
    public var wasSuccessful: Bool { kind == .finished }

    /// Creates the outcome that a terminal event reports, or nil if the event is not terminal.
    public init?(_ event: SpeechEvent) {
        guard event.kind.isTerminal else { return nil }
        kind = event.kind
        spokenRange = event.spokenRange ?? 0..<0
        at = event.at
    }
}

/// The end of one utterance, which many may wait for.
final class Completion: Sendable {
    private struct State {
        var outcome: SpeechOutcome?
        var waiters: [CheckedContinuation<SpeechOutcome, Never>] = []
    }

    private let state = Mutex(State())

    var outcome: SpeechOutcome? { state.withLock { $0.outcome } }

    func complete(_ outcome: SpeechOutcome) {
        let waiters = state.withLock { state in
            state.outcome = outcome
            defer { state.waiters = [] }
            return state.waiters
        }
        for waiter in waiters { waiter.resume(returning: outcome) }
    }

    func wait() async -> SpeechOutcome {
        await withCheckedContinuation { continuation in
            let known = state.withLock { state in
                if state.outcome == nil { state.waiters.append(continuation) }
                return state.outcome
            }
            if let known { continuation.resume(returning: known) }
        }
    }
}
