import Foundation
import ScreenReader
import Speech
import Synchronization
import TerminalReader

/// Makes audible what is spoken of a terminal.
final class RunSpeech: SpeechOutput {
    private let session: SpeechSession?
    private let synthesizer: HostedSynthesizer?
    private let notes: Notes
    private let spoken = SpeechPlace()
    private let engine: AudioEngine?
    private let profile: VoiceProfile?
    private var playsSounds = true
    private var isShutDown = false

    /// Notes for the user, which wait until the screen is the user's own again.
    private final class Notes: Sendable {
        private let list = Mutex<[String]>([])
        func add(_ note: String) { list.withLock { $0.append(note) } }
        func take() -> [String] {
            list.withLock { list in
                defer { list = [] }
                return list
            }
        }
    }

    /// Makes no sound.
    init() {
        session = nil
        engine = nil
        profile = nil
        synthesizer = nil
        notes = Notes()
    }

    /// Starts the engine.
    init(profile: VoiceProfile, synthesizer: HostedSynthesizer) {
        let notes = Notes()
        self.notes = notes
        self.synthesizer = synthesizer
        let engine = AudioEngine(
            synthesizer: synthesizer, sink: LiveSink(tell: { notes.add($0) }), profile: profile,
            earcons: profile.earcons.sounds)
        self.engine = engine
        self.profile = profile
        session = SpeechSession(engine: engine, policy: .lenient) { [spoken] in spoken.note($0) }
    }

    var place: Int? { spoken.place }

    func change(_ settings: SpeechSettings) {
        guard let profile else { return }
        engine?.profile = settings.applied(to: profile)
        playsSounds = settings.playsSounds
    }

    func take(_ item: Spoken) {
        guard let session, !isShutDown else { return }
        switch item {
        case .stop:
            session.stop()
            spoken.stop()
        case .say(let text): post(Utterance(text: text, role: .terminalOutput))
        // A sound that no program can cause, and another voice: what follows is Earshot's own.
        case .notice(let text):
            post(Utterance([.earcon(.layoutChange), .text(Speech.SpokenText(text, role: .system))]))
        // Longer ones are names of characters.
        case .character(let text): post(Utterance([.text(Speech.SpokenText(text, spellsOut: text.count == 1))]))
        case .sound(let sound): if playsSounds { post(Utterance([.earcon(Self.earcon(sound))])) }
        }

        func post(_ utterance: Utterance) {
            spoken.post(session.post(utterance, priority: .low, kind: .system).id)
        }
    }

    private static func earcon(_ sound: Spoken.Sound) -> Earcon {
        switch sound {
        case .bell: .screenChange
        case .progress: .adjustable
        case .flood: .scroll
        case .secret: .emptySpace
        case .failure: .focusLost
        case .edge: .border
        case .reviewStart: .modeStart
        case .reviewEnd: .modeEnd
        }
    }

    /// What the user should know, once.
    func takeNotes() -> [String] { notes.take() }

    /// Ends speech and the engine's process.
    func shutdown() {
        guard !isShutDown else { return }
        isShutDown = true
        session?.shutdown()
        synthesizer?.shutdown()
    }
}
