import Foundation
import Synchronization

/// Writes to an output from a separate thread, so that an output that hangs blocks no other thread.
///
/// The thread keeps a little of the future in the output and a little more in its own buffer, and sleeps where there is
/// nothing to do. A thread that is abandoned closes its output when it comes back to life.
final class OutputThread: Sendable {
    /// The state of the output.
    enum Phase: Sendable {
        case opening, open, lost, closed
    }

    private struct State: Sendable {
        var phase = Phase.opening
        var buffer: [Int16] = []
        var wantsFlush = false
        var wantsClose = false
        var isAbandoned = false
        var hasPlayed = false
        /// Whether the output has refused samples.
        var hasRefused = false
        /// Since when a function of the output has not returned.
        var busySince: Instant?
        /// The time until which the output has samples to play.
        var fedUntil = Instant.now
        /// The time when everything in the output will have been played.
        var playbackEnd = Instant.now
    }

    private enum Task {
        case wait(Duration?), flush, write([Int16]), close
    }

    /// The number of samples per write: 10 ms.
    private static let slice = SpeechAudio.sampleRate / 100
    /// The amount of sound given to a playing output in advance.
    static let lead = Duration.milliseconds(35)

    private let lead: Duration
    /// The capacity of the buffer before the output, in samples: 20 ms, more for outputs that want more in advance.
    private let capacity: Int
    private let state = Mutex(State())
    /// Signalled when the thread has work.
    private let work = DispatchSemaphore(value: 0)
    /// Signalled when a condition of waiting threads has changed.
    private let change = DispatchSemaphore(value: 0)

    /// Starts a thread that opens the output and then plays on it.
    ///
    /// - Parameters:
    ///   - lead: How much the output is given in advance.
    ///   - lost: Called on the thread when the output cannot be opened or has failed.
    init(
        lead: Duration = OutputThread.lead, open: @escaping @Sendable () -> (any AudioSink)?,
        lost: @escaping @Sendable (OutputThread) -> Void
    ) {
        self.lead = lead
        capacity = SpeechAudio.samples(seconds: lead > .seconds(1) ? 1 : 0.02)
        Thread.detachNewThread {
            self.run(open)
            if self.phase == .lost { lost(self) }
        }
    }

    var phase: Phase { state.withLock { $0.phase } }

    /// Whether the output has taken samples: one that can be opened may still hang.
    var hasPlayed: Bool { state.withLock { $0.hasPlayed } }

    /// The time until everything accepted has been played, by the clock: an output that hangs changes nothing.
    var latency: Duration {
        state.withLock { state in
            guard state.phase != .closed else { return .zero }
            let output = max(.zero, Instant.now.duration(to: state.playbackEnd))
            return output + .seconds(Double(state.buffer.count) / Double(SpeechAudio.sampleRate))
        }
    }

    /// Whether some of the accepted sound has not been played, whatever the state of the output.
    var hasPendingAudio: Bool { state.withLock { $0.hasRefused || !$0.buffer.isEmpty || $0.playbackEnd > .now } }

    /// Takes as many samples as there is room for and returns how many: none when the output is lost or closed.
    func take(_ samples: ArraySlice<Int16>) -> Int {
        let taken = state.withLock { state in
            guard state.phase == .opening || state.phase == .open else { return 0 }
            let count = min(samples.count, max(0, capacity - state.buffer.count))
            state.buffer += samples.prefix(count)
            return count
        }
        if taken > 0 { work.signal() }
        return taken
    }

    /// Discards unwritten samples, and flushes the output as soon as it can be.
    func flush() {
        state.withLock { state in
            state.buffer.removeAll(keepingCapacity: true)
            state.wantsFlush = true
            state.fedUntil = .now
            state.playbackEnd = .now
        }
        work.signal()
        change.signal()
    }

    /// Lets accepted samples be written, then closes the output.
    func close() {
        state.withLock { $0.wantsClose = true }
        work.signal()
    }

    /// Leaves the thread to itself.
    func abandon() {
        state.withLock { $0.isAbandoned = true }
        work.signal()
    }

    /// Waits for a change, or until the time is over.
    func waitForChange(_ time: Duration) {
        _ = change.wait(timeout: .now() + .nanoseconds(Int(clamping: time.clampedNanoseconds)))
    }

    /// Whether nothing is left to write.
    var isIdle: Bool {
        state.withLock { state in
            state.phase == .lost || state.phase == .closed
                || state.phase == .open && state.buffer.isEmpty && state.busySince == nil && !state.wantsFlush
        }
    }

    /// Whether a function of the output has not returned for longer than a time. Opening has separate limits.
    func isStuck(for time: Duration) -> Bool {
        state.withLock { state in
            guard state.phase == .open, let since = state.busySince else { return false }
            return since.duration(to: .now) > time
        }
    }

    private func run(_ open: () -> (any AudioSink)?) {
        guard let output = open() else { return settle(.lost) }
        settle(.open)
        while true {
            switch nextTask() {
            case .wait(let time):
                if let time {
                    _ = work.wait(timeout: .now() + .nanoseconds(Int(clamping: time.clampedNanoseconds)))
                } else {
                    work.wait()
                }
            case .flush:
                output.flush()
                done(.zero)
            case .write(let samples):
                do {
                    try output.write(samples)
                } catch {
                    state.withLock { $0.hasRefused = true }
                    return settle(.lost)
                }
                done(output.latency, hasPlayed: true)
            case .close:
                try? output.close()
                return settle(.closed)
            }
        }
    }

    private func nextTask() -> Task {
        state.withLock { state in
            let now = Instant.now
            if state.isAbandoned { return .close }
            if state.wantsFlush {
                state.wantsFlush = false
                state.busySince = now
                return .flush
            }
            guard !state.buffer.isEmpty else { return state.wantsClose ? .close : .wait(nil) }
            let early = now.duration(to: state.fedUntil) - lead
            if early > .zero { return .wait(early) }
            let samples = Array(state.buffer.prefix(Self.slice))
            state.buffer.removeFirst(samples.count)
            state.busySince = now
            let length = Duration.seconds(Double(samples.count) / Double(SpeechAudio.sampleRate))
            state.fedUntil = max(state.fedUntil, now).advanced(by: length)
            state.playbackEnd = max(state.playbackEnd, now).advanced(by: length)
            return .write(samples)
        }
    }

    private func done(_ latency: Duration, hasPlayed: Bool = false) {
        state.withLock { state in
            state.busySince = nil
            if hasPlayed { state.hasPlayed = true }
            if !state.wantsFlush { state.playbackEnd = Instant.now.advanced(by: latency) }
        }
        change.signal()
    }

    private func settle(_ phase: Phase) {
        state.withLock { state in
            state.phase = phase
            state.busySince = nil
        }
        change.signal()
    }
}
