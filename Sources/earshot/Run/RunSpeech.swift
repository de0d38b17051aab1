import Foundation
import Speech
import Synchronization
import TerminalReader

/// Makes audible what is spoken of a terminal.
final class RunSpeech: SpeechOutput {
    private let session: SpeechSession?
    private let synthesizer: HostedSynthesizer?
    private let notes: Notes
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
        session = SpeechSession(engine: engine, policy: .lenient)
    }

    func take(_ item: SpeechItem) {
        guard let session, !isShutDown else { return }
        switch item {
        case .stop: session.stop()
        case .say(let text): post(Utterance(text: text, role: .terminalOutput))
        case .character(let text): post(Utterance([.text(Speech.SpokenText(text, spellsOut: true))]))
        case .sound(let sound): post(Utterance([.earcon(Self.earcon(sound))]))
        }

        func post(_ utterance: Utterance) { session.post(utterance, priority: .low, kind: .system) }
    }

    private static func earcon(_ sound: SpeechItem.Sound) -> Earcon {
        switch sound {
        case .bell: .screenChange
        case .flood: .scroll
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
