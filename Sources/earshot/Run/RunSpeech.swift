import Foundation
import ScreenReader
import Speech
import Synchronization
import TerminalReader
import Words

/// Makes audible what is spoken of a terminal.
final class RunSpeech: SpeechOutput, SpeechTuning, VoiceListing, SpeechProgress {
    private let session: SpeechSession?
    private let synthesizer: HostedSynthesizer?
    private let notes: Notes
    private let spoken = SpeechPlace()
    private let engine: AudioEngine?
    private let profile: VoiceProfile
    private let choice: VoiceChoice
    private var speech = TerminalSpeech()
    private var unknownVoice: String?
    private var toldVoices: Set<String> = []
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
    init(profile: VoiceProfile) {
        session = nil
        engine = nil
        self.profile = profile
        choice = VoiceChoice(usual: profile) { [] }
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
        choice = VoiceChoice(usual: profile) { (try? synthesizer.voices()) ?? [] }
        session = SpeechSession(engine: engine, policy: .lenient) { [spoken] in spoken.note($0) }
    }

    var place: Int? { spoken.place }

    var voices: [TerminalVoice] { choice.voices }

    func change(_ speech: TerminalSpeech) {
        self.speech = speech
        var settings = speech.settings
        var voice = profile
        unknownVoice = nil
        if let name = speech.voice {
            if let chosen = choice.profile(named: name) {
                voice = chosen
                settings.language = nil
            } else {
                unknownVoice = name
            }
        }
        settings.punctuation = speech.voicePunctuation
        engine?.profile = settings.applied(to: voice)
        tellUnknownVoice()
    }

    /// Tells once that there is no such voice.
    private func tellUnknownVoice() {
        guard let name = unknownVoice, toldVoices.insert(name).inserted else { return }
        let words = StringCatalog.builtIn.terminalWords(for: speech.settings.language)
        let note = words[.noVoice, name]
        notes.add(note)
        take(.notice(note))
    }

    func take(_ item: Spoken) { take(item, inReview: false) }

    func review(_ item: Spoken) { take(item, inReview: true) }

    private func take(_ item: Spoken, inReview: Bool) {
        guard let session, !isShutDown else { return }
        switch item {
        case .stop:
            session.stop()
            spoken.stop()
        case .say(let text):
            let all = speech.textPunctuation(inReview: inReview)
            post(Utterance([.text(SpokenText(text, role: .terminalOutput, punctuation: all))]))
        // A sound that no program can cause, and another voice: what follows is Earshot's own.
        case .notice(let text):
            post(Utterance([.earcon(.layoutChange), .text(SpokenText(text, role: .system))]))
        // Longer ones are names of characters.
        case .character(let text): post(Utterance([.text(SpokenText(text, spellsOut: text.count == 1))]))
        case .sound(let sound): if speech.settings.playsSounds { post(Utterance([.earcon(Self.earcon(sound))])) }
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
