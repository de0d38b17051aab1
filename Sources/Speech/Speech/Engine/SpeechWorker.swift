import Dispatch
import Foundation
import Spawning
import Synchronization

/// The thread of an engine whose voice belongs to another program.
///
/// It plays one utterance at a time, with cancelling, pauses and muting, and reports the end of each once. However slow
/// the other program is, only this thread waits for it.
final class SpeechWorker: Sendable {
    /// An utterance on its way.
    final class Job: Sendable {
        let id: UtteranceID
        let utterance: Utterance
        let cancellation = CancellationFlag()
        private let started = Atomic(false)

        init(_ id: UtteranceID, _ utterance: Utterance) {
            self.id = id
            self.utterance = utterance
        }

        /// Whether this is the first time.
        func begin() -> Bool { !started.exchange(true, ordering: .acquiringAndReleasing) }
    }

    private struct State {
        var job: Job?
        var receiver: (@Sendable (UtteranceID, EngineEvent) -> Void)?
        var isPaused = false
        var isMuted = false
        var profile: VoiceProfile
        var missingVoice: (@Sendable (_ name: String) -> Void)?
        var closingError: (any Error)?
    }

    /// Readable when something has changed while the thread waits.
    let wakeUp: WakeUp
    private let sink: (any AudioSink)?
    private let queue: DispatchQueue
    private let state: Mutex<State>
    private let closed = DispatchSemaphore(value: 0)

    /// Creates a worker, or returns nil where the process has no descriptors left.
    ///
    /// - Parameters:
    ///   - label: The name of the thread.
    ///   - profile: The voice and its settings.
    ///   - sink: The sink for earcons; nil to omit them. The worker owns it.
    init?(label: String, profile: VoiceProfile, sink: (any AudioSink)?) {
        guard let wakeUp = WakeUp() else { return nil }
        self.wakeUp = wakeUp
        self.sink = sink
        queue = DispatchQueue(label: label, qos: .userInteractive)
        state = Mutex(State(profile: profile))
    }

    // MARK: The engine's functions

    var profile: VoiceProfile {
        get { state.withLock { $0.profile } }
        set { state.withLock { $0.profile = newValue } }
    }

    var missingVoice: (@Sendable (_ name: String) -> Void)? {
        get { state.withLock { $0.missingVoice } }
        set { state.withLock { $0.missingVoice = newValue } }
    }

    func connect(_ receiver: @escaping @Sendable (UtteranceID, EngineEvent) -> Void) {
        state.withLock { $0.receiver = receiver }
    }

    /// Plays an utterance as soon as the thread has left the cancelled one. `play` returns when it is spoken to its
    /// end or cancelled.
    func start(_ id: UtteranceID, _ utterance: Utterance, play: @escaping @Sendable (Job) throws -> Void) {
        let job = Job(id, utterance)
        state.withLock { state in
            state.job?.cancellation.cancel()
            state.job = job
        }
        wakeUp.wake()
        queue.async { self.run(job, play) }
    }

    func cancel(_ id: UtteranceID) {
        let wasSpeaking = state.withLock { state in
            guard let job = state.job, job.id == id else { return false }
            job.cancellation.cancel()
            state.job = nil
            return true
        }
        guard wasSpeaking else { return }
        sink?.interrupt()
        wakeUp.wake()
    }

    func setPaused(_ paused: Bool) {
        state.withLock { $0.isPaused = paused }
        wakeUp.wake()
    }

    func setMuted(_ muted: Bool) {
        state.withLock { $0.isMuted = muted }
        wakeUp.wake()
    }

    /// Stops, calls a function on the thread, and closes the sink.
    func shutdown(_ close: @escaping @Sendable () -> Void) {
        state.withLock { state in
            state.job?.cancellation.cancel()
            state.job = nil
            state.receiver = nil
        }
        sink?.interrupt()
        wakeUp.wake()
        queue.async {
            close()
            do {
                try self.sink?.close()
            } catch {
                self.state.withLock { $0.closingError = error }
            }
            self.closed.signal()
        }
    }

    /// Waits until the shutdown is complete, and throws its error.
    func waitUntilClosed() throws {
        closed.wait()
        // For other threads that wait.
        closed.signal()
        if let error = state.withLock({ $0.closingError }) { throw error }
    }

    // MARK: On the thread

    private func run(_ job: Job, _ play: (Job) throws -> Void) {
        guard !job.cancellation.isCancelled else { return }
        do {
            try play(job)
            begin(job)
            report(job, .finished)
        } catch {
            report(job, .failed(String(describing: error)))
        }
        if job.cancellation.isCancelled { sink?.flush() }
    }

    var isPaused: Bool { state.withLock { $0.isPaused } }
    var isMuted: Bool { state.withLock { $0.isMuted } }

    /// Reports that an utterance has started, once.
    func begin(_ job: Job) {
        if job.begin() { report(job, .started) }
    }

    func report(_ job: Job, _ event: EngineEvent) {
        guard !job.cancellation.isCancelled else { return }
        if event.isEnd { state.withLock { if $0.job === job { $0.job = nil } } }
        state.withLock { $0.receiver }?(job.id, event)
    }

    /// Plays a sound through the sink.
    func play(_ samples: [Int16], _ job: Job) throws {
        guard let sink, !isMuted else { return }
        let slice = SpeechAudio.sampleRate / 100
        for start in stride(from: 0, to: samples.count, by: slice) where !job.cancellation.isCancelled {
            try sink.write(Array(samples[start..<min(start + slice, samples.count)]))
        }
    }

    func waitWhilePaused(_ job: Job) {
        while isPaused, !job.cancellation.isCancelled { waitForChange(nil) }
    }

    /// Waits for a time in which nothing is paused, or until the utterance is cancelled.
    func rest(for time: Duration, _ job: Job) {
        let end = Instant.now.advanced(by: time)
        while !job.cancellation.isCancelled {
            waitWhilePaused(job)
            guard Instant.now < end else { return }
            waitForChange(end)
        }
    }

    /// Waits until something has changed, or until an instant.
    func waitForChange(_ end: Instant?) {
        let rest = end.map { max(0, Instant.now.duration(to: $0).clampedNanoseconds) }
        var waiting = pollfd(fd: wakeUp.descriptor, events: Int16(POLLIN), revents: 0)
        if poll(&waiting, 1, rest.map { Int32(clamping: ($0 + 999_999) / 1_000_000) } ?? -1) > 0 { wakeUp.reset() }
    }
}
