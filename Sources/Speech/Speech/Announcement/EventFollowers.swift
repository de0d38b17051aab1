import Synchronization

/// Sends the events of a session to all followers, and keeps the latest for new ones.
final class EventFollowers: Sendable {
    private struct State {
        var next = 0
        var continuations: [Int: AsyncStream<SpeechEvent>.Continuation] = [:]
        var hasEnded = false
        /// A ring buffer once it is full: the oldest event is at index `oldest`.
        var history: [SpeechEvent] = []
        var oldest = 0
    }

    private let state = Mutex(State())
    private let limit: Int

    /// - Parameter history: How many events are kept.
    init(history: Int) {
        limit = max(0, history)
    }

    /// Called for one event after the other.
    func publish(_ event: SpeechEvent) {
        let continuations = state.withLock { state in
            if state.history.count < limit {
                state.history.append(event)
            } else if limit > 0 {
                state.history[state.oldest] = event
                state.oldest = (state.oldest + 1) % limit
            }
            return state.continuations.isEmpty ? [] : Array(state.continuations.values)
        }
        for continuation in continuations { continuation.yield(event) }
    }

    func follow(replaying count: Int, newest: Int?) -> AsyncStream<SpeechEvent> {
        let (stream, continuation) = AsyncStream<SpeechEvent>.makeStream(
            bufferingPolicy: newest.map { .bufferingNewest(max(1, $0)) } ?? .unbounded)
        // Under the lock: an event that is published meanwhile must come after those that are replayed.
        let number = state.withLock { state -> Int? in
            let kept = state.history.count
            for index in max(0, kept - max(0, count))..<kept {
                continuation.yield(state.history[(state.oldest + index) % kept])
            }
            guard !state.hasEnded else { return nil }
            state.next += 1
            state.continuations[state.next] = continuation
            return state.next
        }
        if let number {
            continuation.onTermination = { [weak self] _ in self?.remove(number) }
        } else {
            continuation.finish()
        }
        return stream
    }

    func end() {
        let continuations = state.withLock { state in
            state.hasEnded = true
            defer { state.continuations = [:] }
            return Array(state.continuations.values)
        }
        for continuation in continuations { continuation.finish() }
    }

    private func remove(_ number: Int) {
        // Outside of the lock, since ending the continuation may release objects of its consumer.
        _ = state.withLock { $0.continuations.removeValue(forKey: number) }
    }
}
