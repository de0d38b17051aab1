import Foundation

/// Speaks through Orca, the user's own screen reader, with the user's voice and braille display.
///
/// Orca does not report its progress. An utterance has started when Orca has accepted its text, and it has finished
/// after the time that its text takes at the rate of the profile (`SpeechTiming`). So Earshot's own queue decides what
/// comes next, and Orca is interrupted only during that time. No words are reported, and of an interrupted utterance
/// nothing counts as spoken.
///
/// Sounds are played by a separate sink, between the texts.
public final class OrcaEngine: VoiceEngine {
    private let service: OrcaService
    private let earcons: EarconSet
    private let worker: SpeechWorker

    /// Creates an engine. Orca is first contacted for the first utterance.
    ///
    /// - Parameters:
    ///   - service: Orca's service.
    ///   - profile: The rate, by which the duration of speech is estimated; Orca's own settings determine its voice.
    ///   - sink: The sink for earcons; nil to omit them. The engine owns it.
    ///   - earcons: The earcons.
    /// - Throws: `noBus` where the process has no descriptors left.
    public init(
        service: OrcaService = OrcaService(), profile: VoiceProfile = .plain, sink: (any AudioSink)? = nil,
        earcons: EarconSet = .standard
    ) throws(OrcaFailure) {
        guard let worker = SpeechWorker(label: "earshot.orca", profile: profile, sink: sink) else {
            throw .noBus(String(cString: strerror(errno)))
        }
        self.worker = worker
        self.service = service
        self.earcons = earcons
    }

    /// The profile, whose rate and earcons count from the next utterance on.
    public var profile: VoiceProfile {
        get { worker.profile }
        set { worker.profile = newValue }
    }

    /// Never called: Orca chooses the voice.
    public var missingVoice: (@Sendable (_ name: String) -> Void)? {
        get { worker.missingVoice }
        set { worker.missingVoice = newValue }
    }

    /// Sets the receiver of the engine's events.
    public func connect(_ receiver: @escaping @Sendable (UtteranceID, EngineEvent) -> Void) { worker.connect(receiver) }

    /// Begins to speak as soon as the worker has left the cancelled utterance.
    public func start(_ id: UtteranceID, _ utterance: Utterance) {
        worker.start(id, utterance) { try self.play($0) }
    }

    /// Stops speaking: Orca's speech is interrupted.
    public func cancel(_ id: UtteranceID) { worker.cancel(id) }

    /// Interrupts Orca's speech, or continues: the interrupted text is spoken from its beginning, because Orca does not
    /// report where it was.
    public func setPaused(_ paused: Bool) { worker.setPaused(paused) }

    /// Mutes or unmutes speech from the next text on; muting ends the current text.
    public func setMuted(_ muted: Bool) { worker.setMuted(muted) }

    /// Stops, and closes the sink.
    public func shutdown() { worker.shutdown {} }

    /// Waits until the engine has been shut down.
    public func waitUntilClosed() throws { try worker.waitUntilClosed() }

    // MARK: Work

    private func play(_ job: SpeechWorker.Job) throws {
        var parts: [Utterance.Part] = []
        for part in job.utterance.parts {
            let sound: EarconSound
            switch part {
            case .earcon(let earcon): sound = earcons[earcon]
            case .level(let earcon, let percent): sound = earcons[earcon].indicating(percent: percent)
            case .text, .pause, .mark:
                parts.append(part)
                continue
            }
            try present(Utterance(parts), job)
            parts = []
            worker.waitWhilePaused(job)
            guard !job.cancellation.isCancelled else { return }
            worker.begin(job)
            try worker.play(sound.samples, job)
        }
        try present(Utterance(parts), job)
    }

    /// Presents the texts between two sounds, and waits for the time that they take.
    private func present(_ utterance: Utterance, _ job: SpeechWorker.Job) throws(OrcaFailure) {
        guard !utterance.parts.isEmpty else { return }
        let text = Self.message(utterance)
        let duration = SpeechTiming(wordsPerMinute: profile.rate).duration(of: utterance)
        var end: End
        repeat {
            worker.waitWhilePaused(job)
            guard !job.cancellation.isCancelled else { return }
            let isSilent = worker.isMuted || text.isEmpty
            if !isSilent { try service.present(text) }
            worker.begin(job)
            end = wait(duration, job, endsIfMuted: !isSilent)
            if end != .time, !isSilent { try service.interrupt() }
        } while end == .pause
        for case .mark(let name) in utterance.parts { worker.report(job, .mark(name)) }
    }

    /// The reasons for the end of a wait.
    private enum End {
        case time, stop, pause
    }

    /// Waits for a time, unless the utterance is cancelled, paused or muted meanwhile.
    private func wait(_ time: Duration, _ job: SpeechWorker.Job, endsIfMuted: Bool) -> End {
        let end = Instant.now.advanced(by: time)
        while Instant.now < end {
            if job.cancellation.isCancelled || endsIfMuted && worker.isMuted { return .stop }
            if worker.isPaused { return .pause }
            worker.waitForChange(end)
        }
        return .time
    }

    /// The text for Orca, on one line, with spaces between characters that are to be spelled.
    private static func message(_ utterance: Utterance) -> String {
        let texts = utterance.parts.compactMap { part -> String? in
            guard case .text(let spoken) = part else { return nil }
            return spoken.spellsOut ? spoken.text.map { String($0) }.joined(separator: " ") : spoken.text
        }
        return UtteranceLine.plain(texts.joined(separator: " "))
    }
}
