import CommandIO
import ScreenReader
import Speech
import Synchronization

/// Speaks a session's announcements through a sound device, in step with the session's own queue.
@MainActor package final class LiveSpeech {
    private let speech: SpeechSession
    private let made: StartedEngine
    private let engine: any VoiceEngine
    private let profile: VoiceProfile
    private var announcements: [SpeechToken: Announcement] = [:]

    /// Starts the engine. `report` gets notes for the user, such as that there is no sound.
    package init(profile: VoiceProfile, request: VoiceRequest, report: @escaping @Sendable (String) -> Void) throws {
        self.profile = profile
        made = try request.makeEngine(profile) { LiveSink(report: report) }
        engine = made.engine
        engine.missingVoice = { [reported = Mutex<Set<String>>([])] name in
            if reported.withLock({ $0.insert(name).inserted }) {
                report("unknown voice \"\(name)\"; another one is used")
            }
        }
        // The session has already decided which announcements to drop and to cut, so everything is played here in
        // order.
        speech = SpeechSession(engine: engine, policy: .lenient)
    }

    /// Handles an output of the session.
    package func take(_ output: ReadingSession.Output) {
        switch output {
        case .began(let spoken):
            announcements[spoken.token] = speech.post(spoken.utterance, priority: .low, kind: .system)
        case .ended(let spoken, let isFinished):
            guard let announcement = announcements.removeValue(forKey: spoken.token), !isFinished else { return }
            speech.cancel(announcement.id)
        case .stop: interrupt()
        case .paused(let isPaused):
            if isPaused { speech.pause() } else { speech.resume() }
        case .muted(let isMuted): speech.setMuted(isMuted)
        case .earcon(let earcon): _ = speech.post(Utterance([.earcon(earcon)]), priority: .low, kind: .system)
        case .settings(let settings): engine.profile = settings.applied(to: profile)
        case .posted, .userLabels, .copy, .screenCurtain: break
        }
    }

    /// Speaks an item to its end, after all waiting ones.
    ///
    /// Throws `ToolError` when it could not be spoken to its end.
    package func speak(_ item: SpeechRenderer.Item) async throws {
        let utterance =
            switch item {
            case .utterance(let utterance): utterance
            case .silence(let seconds): Utterance([.pause(seconds: seconds)])
            }
        let outcome = await speech.post(utterance, priority: .low, kind: .system).finished
        switch outcome.kind {
        case .finished: break
        case .failed(let reason): throw ToolError("the text was not spoken: \(reason)", exitCode: .unavailable)
        default: throw ToolError("the text was not spoken to the end", exitCode: .unavailable)
        }
    }

    /// Whether speech is playing or waiting.
    package var isBusy: Bool { !speech.isIdle }

    /// Ends the current speech, as every gesture does.
    package func interrupt() {
        announcements = [:]
        speech.stop()
    }

    /// Ends all speech and the engine's process.
    package func shutdown() {
        speech.shutdown()
        made.shutdown()
    }
}
