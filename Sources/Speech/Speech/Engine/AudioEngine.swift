import Dispatch
import Synchronization

/// Speaks through a synthesizer and a sink, in the sink's time.
///
/// Words and marks are reported when they are played, and `finished` when the last sample was. Work is done on a
/// private queue; a cancelled utterance is silent within about a hundredth of a second.
public final class AudioEngine: SpeechEngine {
    private final class Job: Sendable {
        let id: UtteranceID
        let utterance: Utterance
        let cancellation = CancellationFlag()
        /// Signalled when the job is cancelled or the pause ends.
        let wake = DispatchSemaphore(value: 0)

        init(_ id: UtteranceID, _ utterance: Utterance) {
            self.id = id
            self.utterance = utterance
        }
    }

    private struct State {
        var job: Job?
        var receiver: (@Sendable (UtteranceID, EngineEvent) -> Void)?
        var isPaused = false
        var isMuted = false
        var volume = 1.0
        var duck: (@Sendable (Bool) -> Void)?
        var isDucking = false
        var missingVoice: (@Sendable (_ name: String) -> Void)?
        var profile: VoiceProfile
        /// When the last utterance with a text was played to its end.
        var quietSince: Instant?
        /// Why the sink could not be closed properly.
        var closingError: (any Error)?
    }

    /// The longest sound, in samples, that counts as not played: an utterance that is lost before is played once more.
    private static let unheard = SpeechAudio.sampleRate * 3 / 100
    /// The number of samples written between two checks for requests: 10 ms.
    private static let slice = SpeechAudio.sampleRate / 100

    private let player: SpeechPlayer
    private let sink: any AudioSink
    private let worker = DispatchQueue(label: "earshot.speech", qos: .userInteractive)
    private let state: Mutex<State>
    /// Signalled once the sink is closed.
    private let closed = DispatchSemaphore(value: 0)

    /// Creates an engine.
    ///
    /// - Parameters:
    ///   - synthesizer: Makes the samples. The engine owns it.
    ///   - sink: Receives the samples. The engine owns it.
    ///   - profile: The voice profile.
    ///   - earcons: The short sounds.
    public init(
        synthesizer: any Synthesizer, sink: any AudioSink, profile: VoiceProfile = .plain,
        earcons: EarconSet = .standard
    ) {
        player = SpeechPlayer(synthesizer: synthesizer, earcons: earcons)
        self.sink = sink
        state = Mutex(State(profile: profile))
    }

    /// The voice profile from the next utterance on.
    public var profile: VoiceProfile {
        get { state.withLock { $0.profile } }
        set { state.withLock { $0.profile = newValue } }
    }

    /// The volume of speech, 0 to 2, 1 being the voice's own; louder samples are clipped.
    public var volume: Double {
        get { state.withLock { $0.volume } }
        set { state.withLock { $0.volume = newValue > 0 ? min(newValue, 2) : 0 } }
    }

    /// Called with true before speech plays and with false when no more follows, so that other audio can be ducked
    /// meanwhile; on the engine's own thread, and it must return quickly.
    public var duck: (@Sendable (Bool) -> Void)? {
        get { state.withLock { $0.duck } }
        set { state.withLock { $0.duck = newValue } }
    }

    /// Called with the name of a voice that the synthesizer does not have, each time a text is spoken by its fallback
    /// instead: for a variant the voice without it, finally the default voice. If nil, such a text fails. Called on the
    /// engine's own thread, and it must return quickly.
    public var missingVoice: (@Sendable (_ name: String) -> Void)? {
        get { state.withLock { $0.missingVoice } }
        set { state.withLock { $0.missingVoice = newValue } }
    }

    /// Sets the receiver of the engine's events.
    public func connect(_ receiver: @escaping @Sendable (UtteranceID, EngineEvent) -> Void) {
        state.withLock { $0.receiver = receiver }
    }

    /// Begins to speak as soon as the worker has left the cancelled utterance.
    public func start(_ id: UtteranceID, _ utterance: Utterance) {
        let job = Job(id, utterance)
        state.withLock { state in
            state.job?.cancellation.cancel()
            state.job?.wake.signal()
            state.job = job
        }
        worker.async { self.run(job) }
    }

    /// Stops speaking; samples that the sink has not played yet are discarded.
    public func cancel(_ id: UtteranceID) {
        let wasSpeaking = state.withLock { state in
            guard let job = state.job, job.id == id else { return false }
            job.cancellation.cancel()
            job.wake.signal()
            state.job = nil
            return true
        }
        if wasSpeaking { sink.interrupt() }
    }

    /// Pauses speech once the sink's buffer has run out, or continues it.
    public func setPaused(_ paused: Bool) {
        state.withLock { state in
            state.isPaused = paused
            if !paused { state.job?.wake.signal() }
        }
    }

    /// Writes silence instead of speech, or speech again.
    public func setMuted(_ muted: Bool) {
        state.withLock { $0.isMuted = muted }
    }

    /// Stops, closes the sink and ends the synthesizer, on the worker.
    public func shutdown() {
        state.withLock { state in
            state.job?.cancellation.cancel()
            state.job?.wake.signal()
            state.job = nil
            state.receiver = nil
        }
        sink.interrupt()
        worker.async {
            do {
                try self.sink.close()
            } catch {
                self.state.withLock { $0.closingError = error }
            }
            self.player.synthesizer.shutdown()
            self.closed.signal()
        }
    }

    /// Waits until the engine has been shut down and its sink is closed, which is required before reading a recording.
    /// A session that is shut down by one thread while another one works on it shuts its engine down a little later.
    ///
    /// - Throws: The error that the sink threw when it was closed, such as an `AudioSinkError` for a full disk.
    public func waitUntilClosed() throws {
        closed.wait()
        // For other threads that wait.
        closed.signal()
        if let error = state.withLock({ $0.closingError }) { throw error }
    }

    private func run(_ job: Job) {
        guard !job.cancellation.isCancelled else { return endDucking() }
        beginDucking()
        let profile = profile
        let plan = SpeechPlan(job.utterance, profile: profile)
        let playback = Playback(engine: self, job: job)
        do {
            do {
                try play(plan, to: playback, after: pause(before: job.utterance, profile))
            } catch AudioSinkError.serverLost where !playback.isHeard && !job.cancellation.isCancelled {
                // The server was restarted since it last played: nothing was played, and there may be a new connection.
                sink.flush()
                playback.restart()
                try play(plan, to: playback, after: 0)
            }
        } catch {
            state.withLock { $0.quietSince = nil }
            report(job, .failed(String(describing: error)))
        }
        if job.cancellation.isCancelled { sink.flush() }
        endDucking()
    }

    /// Plays a plan and reports its end, unless that is an error of the sink.
    private func play(_ plan: SpeechPlan, to playback: Playback, after pause: Double) throws {
        try playback.pause(SpeechAudio.samples(seconds: pause))
        do {
            try player.play(plan, cancellation: playback.job.cancellation, missingVoice: missingVoice, to: playback)
        } catch let error as SynthesisError {
            return try playback.finish(.failed(String(describing: error)))
        }
        try playback.finish(.finished)
    }

    /// The seconds of silence before an utterance that keep it apart from the one before. A short sound needs none.
    private func pause(before utterance: Utterance, _ profile: VoiceProfile) -> Double {
        guard !utterance.text.isEmpty, let quietSince = state.withLock({ $0.quietSince }) else { return 0 }
        let quiet = quietSince.duration(to: .now).inSeconds
        // A caller that queues speech needs a moment, which is not to make recordings differ.
        return quiet < 0.02 ? profile.utterancePause : max(0, profile.utterancePause - quiet)
    }

    private func beginDucking() {
        let duck = state.withLock { state -> (@Sendable (Bool) -> Void)? in
            guard !state.isDucking else { return nil }
            state.isDucking = true
            return state.duck
        }
        duck?(true)
    }

    /// Ends the ducking unless another utterance follows within a moment: a caller that queues speech receives one end
    /// before it starts the next.
    private func endDucking() {
        worker.asyncAfter(deadline: .now() + .milliseconds(200)) { [weak self] in self?.endDuckingIfIdle() }
    }

    private func endDuckingIfIdle() {
        let duck = state.withLock { state -> (@Sendable (Bool) -> Void)? in
            guard state.isDucking, state.job == nil else { return nil }
            state.isDucking = false
            return state.duck
        }
        duck?(false)
    }

    private func report(_ job: Job, _ event: EngineEvent) {
        guard !job.cancellation.isCancelled else { return }
        if event.isEnd { state.withLock { if $0.job === job { $0.job = nil } } }
        state.withLock { $0.receiver }?(job.id, event)
    }

    /// One utterance on its way into the sink.
    private final class Playback: SpeechPlayer.Output {
        private let engine: AudioEngine
        let job: Job
        private var written = 0
        /// The number of samples written before the utterance.
        private var pauseLength = 0
        private var hasStarted = false
        private var notes: [(event: EngineEvent, sample: Int)] = []
        private var reported = 0
        /// The sink's number of losses when the utterance began.
        private var losses: Int
        /// Whether more was played than counts as nothing.
        private(set) var isHeard = false

        init(engine: AudioEngine, job: Job) {
            self.engine = engine
            self.job = job
            losses = engine.sink.losses
        }

        func note(_ event: EngineEvent, at sample: Int) {
            notes.append((event, pauseLength + sample))
        }

        /// Begins anew, without reporting again what was reported.
        func restart() {
            written = 0
            pauseLength = 0
            notes = []
            losses = engine.sink.losses
        }

        /// Writes silence before the utterance.
        func pause(_ count: Int) throws {
            pauseLength = count
            try write([Int16](repeating: 0, count: count))
        }

        func write(_ samples: [Int16]) throws {
            var rest = samples[...]
            while !rest.isEmpty, !job.cancellation.isCancelled {
                waitWhilePaused()
                let slice = rest.prefix(AudioEngine.slice)
                let volume = engine.state.withLock { $0.isMuted ? 0 : $0.volume }
                try engine.sink.write(Self.scaled(slice, by: volume))
                written += slice.count
                rest = rest.dropFirst(slice.count)
                try reportPlayed()
            }
        }

        private static func scaled(_ samples: ArraySlice<Int16>, by volume: Double) -> [Int16] {
            if volume == 1 { return Array(samples) }
            if volume == 0 { return [Int16](repeating: 0, count: samples.count) }
            return samples.map { Int16(min(max(Double($0) * volume, -32_768), 32_767)) }
        }

        /// Waits until the last sample was played, and reports the remaining events.
        func finish(_ end: EngineEvent) throws {
            let audibleAt = Instant.now.advanced(by: engine.sink.latency)
            while !job.cancellation.isCancelled {
                waitWhilePaused()
                // A server that is lost has nothing more to play; one that claims more than it did is not believed.
                let rest = min(Instant.now.duration(to: audibleAt), engine.sink.latency)
                guard rest > .zero else { break }
                try reportPlayed()
                let time = min(rest, .milliseconds(5)).clampedNanoseconds
                _ = job.wake.wait(timeout: .now() + .nanoseconds(Int(clamping: time)))
            }
            // Lost sound was not played: neither the words in it nor the end.
            guard engine.sink.losses == losses else { throw AudioSinkError.serverLost }
            // A mark, or a word without a sound, can be at the very end.
            if end == .finished { begin() }
            reportNotes(before: end == .finished ? .max : written)
            let hasText = !job.utterance.text.isEmpty
            engine.state.withLock { $0.quietSince = hasText ? .now : nil }
            engine.report(job, end)
        }

        private func begin() {
            guard !hasStarted else { return }
            hasStarted = true
            engine.report(job, .started)
        }

        private func waitWhilePaused() {
            while engine.state.withLock({ $0.isPaused }), !job.cancellation.isCancelled { job.wake.wait() }
        }

        /// Reports what was played by now.
        ///
        /// - Throws: `AudioSinkError.serverLost` if some of it was lost.
        private func reportPlayed() throws {
            let played = written - SpeechAudio.samples(seconds: engine.sink.latency.inSeconds)
            // The latency of a sink that has lost its sound says nothing.
            guard engine.sink.losses == losses else { throw AudioSinkError.serverLost }
            if played > pauseLength + AudioEngine.unheard { isHeard = true }
            reportNotes(before: played)
        }

        /// Reports what the samples before this one contain: nothing has started while none of them was played.
        private func reportNotes(before sample: Int) {
            if sample > pauseLength { begin() }
            while reported < notes.count, notes[reported].sample < sample {
                engine.report(job, notes[reported].event)
                reported += 1
            }
        }
    }
}
