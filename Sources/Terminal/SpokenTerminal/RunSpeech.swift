import Foundation
import ScreenReader
import SessionOutput
import Spawning
import Speech
import TerminalReader
import Voices
import Words

/// Speaks the announcements of a terminal session.
package final class RunSpeech: SpeechOutput, SpeechTuning, VoiceListing, SpeechProgress {
    private let session: SpeechSession?
    private let made: StartedEngine?
    private let status: SpeechStatus
    private let spoken = SpeechPosition()
    private let engine: (any VoiceEngine)?
    private let profile: VoiceProfile
    private let choice: VoiceChoice
    private var speech = TerminalSpeech()
    private var unknownVoice: String?
    private var isShutDown = false
    private var writesFile = false

    /// Makes no sound.
    package init(profile: VoiceProfile) {
        session = nil
        engine = nil
        self.profile = profile
        choice = VoiceChoice(usual: profile) { [] }
        made = nil
        status = SpeechStatus(wakeUp: nil)
    }

    /// Starts the engine.
    ///
    /// - Parameters:
    ///   - request: The requested voice and engine.
    ///   - usual: The defaults where the request chooses nothing.
    ///   - sinks: The outputs of speech; by default the machine's own.
    ///   - wakeUp: Woken when speech has ended or failed.
    package init(
        profile: VoiceProfile, request: VoiceRequest, usual: SpeechProgram? = nil,
        sinks: SpeechSinks = SpeechSinks(), wakeUp: WakeUp?
    ) throws {
        let status = SpeechStatus(wakeUp: wakeUp)
        self.status = status
        let made = try request.makeEngine(profile, usual: usual, writesFile: sinks.writesFile) {
            // A failure of speech is noted when it happens.
            try sinks.open { if $0 != LiveSink.note { status.note($0) } }
        }
        self.made = made
        let engine = made.engine
        self.engine = engine
        self.profile = profile
        writesFile = sinks.writesFile
        choice = VoiceChoice(usual: profile, ask: made.voices)
        let session = SpeechSession(engine: engine, policy: .lenient) { [spoken] event in
            spoken.note(event)
            status.take(event)
        }
        self.session = session
        engine.missingVoice = { [weak session] name in
            guard let note = status.missing(voice: name) else { return }
            status.willPost()
            if session?.post(Self.notice(note), priority: .low, kind: .system) == nil { status.willNotPost() }
        }
    }

    package var place: Int? { spoken.place }

    package var isSpeaking: Bool { status.isSpeaking }

    package func takeAlarm() -> Bool { status.takeAlarm() }

    package var voices: [TerminalVoice] { choice.voices }

    package func language(ofVoice name: String?) -> String? {
        name.map { choice.profile(named: $0)?.language } ?? profile.language
    }

    package func change(_ speech: TerminalSpeech) {
        self.speech = speech
        var settings = speech.settings
        var voice = profile
        unknownVoice = nil
        status.words = StringCatalog.builtIn.terminalWords(
            for: speech.settings.language ?? language(ofVoice: speech.voice))
        if let name = speech.voice {
            if let chosen = choice.profile(named: name) {
                voice = chosen
                settings.language = nil
                // A variant of the user's may be newer than the folder that the engine works with.
                if voice.voice.contains("+"), let folder = try? VariantData.prepare() {
                    made?.synthesizer?.dataFolder = folder
                }
            } else {
                unknownVoice = name
            }
        }
        settings.punctuation = speech.voicePunctuation
        engine?.profile = settings.applied(to: voice)
        if let unknownVoice, let note = status.missing(voice: unknownVoice) { take(.notice(note)) }
    }

    package func take(_ item: Spoken) { take(item, inReview: false) }

    package func review(_ item: Spoken) { take(item, inReview: true) }

    private func take(_ item: Spoken, inReview: Bool) {
        guard let session, !isShutDown else { return }
        switch item {
        case .stop:
            session.stop()
            spoken.stop()
        case .say(let text):
            let all = speech.textPunctuation(inReview: inReview)
            post(Utterance([.text(SpokenText(text, role: .terminalOutput, punctuation: all))]))
        // A sound that no program can cause, and another voice: the text after it is Earshot's own.
        case .notice(let text): post(Self.notice(text))
        // Longer ones are names of characters.
        case .character(let text): post(Utterance([.text(SpokenText(text, spellsOut: text.count == 1))]))
        case .sound(let sound): if speech.settings.playsSounds { post(Utterance([Self.part(sound)])) }
        }

        func post(_ utterance: Utterance) {
            status.willPost()
            spoken.post(session.post(utterance, priority: .low, kind: .system).id)
        }
    }

    private static func notice(_ text: String) -> Utterance {
        Utterance([.earcon(.layoutChange), .text(SpokenText(text, role: .system))])
    }

    private static func part(_ sound: Spoken.Sound) -> Utterance.Part {
        switch sound {
        case .bell: .earcon(.screenChange)
        case .progress(let percent): .level(.adjustable, percent: percent)
        // A step for each doubling; a million lines and two million are hard to distinguish.
        case .flood(let lines):
            .level(.scroll, percent: min(100, 5 * (Int.bitWidth - max(1, lines).leadingZeroBitCount)))
        // Forty columns are a sufficient depth.
        case .indentation(let columns): .level(.adjustable, percent: min(100, columns * 5 / 2))
        case .attributes(let marks): .level(.heading, percent: min(100, marks * 25))
        case .secret: .earcon(.emptySpace)
        case .failure: .earcon(.focusLost)
        case .edge: .earcon(.border)
        case .reviewStart: .earcon(.modeStart)
        case .reviewEnd: .earcon(.modeEnd)
        }
    }

    /// Returns the messages for the user, each once.
    package func takeNotes() -> [String] { status.takeNotes() }

    /// Ends speech and the engine's process. Files are complete then.
    package func shutdown() {
        guard !isShutDown else { return }
        isShutDown = true
        session?.shutdown()
        if writesFile {
            do {
                try engine?.waitUntilClosed()
            } catch {
                status.note("\(error)")
            }
        }
        made?.shutdown()
    }
}
