import Speech
import Synchronization

/// The utterance that is being spoken, counted from the last stop, by the events of its session.
final class SpeechPosition: Sendable {
    private struct State {
        /// The first utterance after the last stop.
        var first: UInt64?
        /// The last utterance that has begun.
        var current: UInt64 = 0
    }

    private let state = Mutex(State())

    /// All that was posted has been dropped.
    func stop() { state.withLock { $0.first = nil } }

    /// An utterance was posted.
    func post(_ id: UtteranceID) { state.withLock { if $0.first == nil { $0.first = id.rawValue } } }

    /// Records an event of an utterance.
    func note(_ event: SpeechEvent) {
        guard event.kind == .started else { return }
        state.withLock { $0.current = max($0.current, event.id.rawValue) }
    }

    /// The number of utterances that were posted between the last stop and the current one; nil before the first
    /// begins.
    var place: Int? {
        state.withLock { state in
            guard let first = state.first, state.current >= first else { return nil }
            return Int(clamping: state.current - first)
        }
    }
}
