import Foundation
import Synchronization

/// Plays samples on the machine's sound server or sound card, if it has one.
///
/// Tried in this order: PulseAudio's protocol through its library, then the programs `pacat`, `pw-cat` and `aplay`.
/// Where there is no sound server and no sound card, or none that answers in time, the sink reports it once, and each write
/// fails; the same happens when the server goes away or freezes, and the sink then retries after two seconds, doubling
/// the delay each time, up to 64 seconds, or as soon as there is another server. A server that was restarted is
/// connected to at once. All sound is written on a thread of its own: a server that freezes delays a
/// writer for no longer than `patience`, and an interrupted writer not at all.
public final class LiveSink: AudioSink {
    private struct State: Sendable {
        var thread: OutputThread?
        var retryAt: Instant?
        var retryDelay = LiveSink.firstDelay
        /// The servers that there were at the last failure.
        var failedServers: [String] = []
        var hasReported = false
        var isClosed = false
        var interruptions = 0
        var losses = 0
        /// Whether an output has played before: then it was lost, else it was never there.
        var hasPlayed = false
    }

    /// The message when there is no device to play on.
    public static let note = "nothing can be heard: \(AudioSinkError.noDevice)"

    private static let firstDelay = Duration.seconds(2)
    /// The maximum delay before the sink looks for a server again, as a multiple of the first delay.
    private static let longestDelay = 32

    private let open: @Sendable () -> (any AudioSink)?
    private let report: @Sendable (String) -> Void
    private let patience: Duration
    private let firstDelay: Duration
    private let lead: Duration
    private let servers: @Sendable () -> [String]
    private let state = Mutex(State())

    /// Creates a sink; it connects with the first write.
    ///
    /// - Parameters:
    ///   - timeout: The time limit for a sound server's answer when the sink connects.
    ///   - patience: The time limit for a server to accept a hundredth of a second of sound before it counts as gone; a
    ///     device that sleeps can take two seconds to wake.
    ///   - report: Takes the note that nothing is audible, at most once.
    public convenience init(
        timeout: Duration = .seconds(2), patience: Duration = .seconds(5), report: @escaping @Sendable (String) -> Void
    ) {
        self.init(patience: patience, report: report, servers: { SoundServer.current.sockets }) {
            SoundRoute.all.lazy.compactMap { $0.open(timeout: timeout) }.first
        }
    }

    init(
        patience: Duration = .seconds(5), retryAfter delay: Duration = LiveSink.firstDelay,
        lead: Duration = OutputThread.lead,
        report: @escaping @Sendable (String) -> Void, servers: @escaping @Sendable () -> [String] = { [] },
        open: @escaping @Sendable () -> (any AudioSink)?
    ) {
        self.servers = servers
        self.patience = patience
        self.report = report
        self.open = open
        self.lead = lead
        firstDelay = delay
        state.withLock { $0.retryDelay = delay }
    }

    deinit { state.withLock { $0.thread }?.abandon() }

    /// Whether written samples are played. Connects if that was not tried yet, and waits for it.
    public var isAudible: Bool {
        guard let thread = thread() else { return false }
        while thread.phase == .opening { thread.waitForChange(.milliseconds(20)) }
        return thread.phase == .open
    }

    /// Plays samples. Waits while the buffer is full, until `interrupt()` is called.
    ///
    /// - Throws: `AudioSinkError.noDevice`, or `serverLost` if there was one before: the samples are not played.
    public func write(_ samples: [Int16]) throws {
        let before = state.withLock { $0.interruptions }
        var rest = samples[...]
        while let thread = thread() {
            rest = rest.dropFirst(thread.take(rest))
            if rest.isEmpty || state.withLock({ $0.interruptions }) != before { return }
            if thread.isStuck(for: patience) { lose(thread) } else { thread.waitForChange(.milliseconds(20)) }
        }
        let (isInterrupted, hasPlayed) = state.withLock { ($0.interruptions != before, $0.hasPlayed) }
        if !isInterrupted { throw hasPlayed ? AudioSinkError.serverLost : .noDevice }
    }

    /// The number of times a server has gone away with unplayed sound.
    public var losses: Int { state.withLock { $0.losses } }

    /// The duration of the sound that is left to play.
    public var latency: Duration {
        guard let thread = state.withLock({ $0.thread }) else { return .zero }
        guard thread.isStuck(for: patience) else { return thread.latency }
        // Sound still buffered by a frozen server will not be played.
        lose(thread)
        return .zero
    }

    /// Discards unplayed samples, and makes a waiting `write` return.
    public func interrupt() {
        let thread = state.withLock { state in
            state.interruptions += 1
            return state.thread
        }
        thread?.flush()
    }

    /// Discards unplayed samples.
    public func flush() { state.withLock { $0.thread }?.flush() }

    /// Plays the written samples, for at most three seconds, and disconnects.
    public func close() {
        let thread = state.withLock { state in
            state.isClosed = true
            defer { state.thread = nil }
            return state.thread
        }
        guard let thread else { return }
        thread.close()
        let deadline = Instant.now.advanced(by: .seconds(3))
        while thread.phase != .closed, thread.phase != .lost {
            guard Instant.now < deadline, !thread.isStuck(for: .seconds(2.5)) else { return thread.abandon() }
            thread.waitForChange(.milliseconds(20))
        }
    }

    /// Waits until everything that was taken is in the output.
    func drain() {
        while let thread = state.withLock({ $0.thread }), !thread.isIdle { thread.waitForChange(.milliseconds(5)) }
    }

    /// The thread that plays, restarted when the next attempt is due; nil if nothing plays.
    private func thread() -> OutputThread? {
        let now = Instant.now
        let thread = state.withLock { state -> OutputThread? in
            if state.thread == nil, !state.isClosed,
                state.retryAt.map({ now >= $0 || servers() != state.failedServers }) ?? true
            {
                state.thread = OutputThread(lead: lead, open: open) { [weak self] thread in self?.lose(thread) }
            }
            return state.thread
        }
        guard let thread else { return nil }
        switch thread.phase {
        case .opening: return thread
        case .open:
            // A server that plays is looked for soon when it is lost again.
            if thread.hasPlayed {
                state.withLock {
                    $0.retryDelay = firstDelay
                    $0.hasPlayed = true
                }
            }
            return thread
        case .lost, .closed:
            lose(thread)
            return nil
        }
    }

    private func lose(_ thread: OutputThread) {
        let hasPendingAudio = thread.hasPendingAudio
        // A server that played and is gone may have been restarted: that is found out before it is given up.
        let mayBeBack = thread.phase == .lost && thread.hasPlayed
        let servers = mayBeBack ? [] : servers()
        thread.abandon()
        let reports = state.withLock { state in
            guard state.thread === thread else { return false }
            state.thread = nil
            if hasPendingAudio { state.losses += 1 }
            if thread.hasPlayed { state.hasPlayed = true }
            guard !mayBeBack else {
                state.retryAt = nil
                return false
            }
            state.failedServers = servers
            state.retryAt = Instant.now.advanced(by: state.retryDelay)
            state.retryDelay = min(state.retryDelay * 2, firstDelay * Self.longestDelay)
            defer { state.hasReported = true }
            return !state.hasReported
        }
        if reports { report(Self.note) }
    }
}
