/// An utterance made ready for synthesis: short clean segments, silences, sounds and marks, in order.
public struct SpeechPlan: Sendable {
    /// A step of a plan.
    public enum Step: Sendable {
        /// Speak a segment. `sources` gives, for each scalar of its text, the scalar of `Utterance.text` it came from.
        case speak(SpeechSegment, sources: [UInt32])
        /// Silence of the given number of seconds, 0 to 60.
        case silence(seconds: Double)
        /// Report a mark.
        case mark(String)
        /// Make a short sound, as high as a number is great, 0 to 100, or as it is where there is none.
        case earcon(Earcon, percent: Int?)
    }

    /// The maximum number of scalars in a segment: few enough to be cancelled and retried in little time.
    public static let longestSegment = 300
    /// The maximum number of scalars of a word for one call of the engine.
    static let longestWord = 100
    /// From how many scalars on a segment ends with its sentence.
    static let longEnough = 120
    /// The maximum number of consecutive combining marks; more are not spoken.
    static let longestMarkRun = 8

    /// The steps, in order.
    public private(set) var steps: [Step] = []
    /// The words of `Utterance.text`, in order.
    let words: [Range<Int>]

    /// Plans nothing but silence.
    init(silence seconds: Double) {
        words = []
        steps = [.silence(seconds: seconds)]
    }

    /// Plans an utterance for a voice.
    public init(_ utterance: Utterance, profile: VoiceProfile) {
        words = utterance.words
        var position = 0
        var hasText = false
        let lastText = utterance.parts.lastIndex {
            if case .text(let spoken) = $0 { !spoken.text.isEmpty } else { false }
        }
        for (index, part) in utterance.parts.enumerated() {
            switch part {
            case .text(let spoken):
                guard !spoken.text.isEmpty else { continue }
                if hasText {
                    position += 1
                    if profile.partPause > 0 { steps.append(.silence(seconds: profile.partPause)) }
                }
                hasText = true
                if let pronounced = Self.pronounced(spoken, profile, at: position) {
                    steps.append(pronounced)
                    position += spoken.text.unicodeScalars.count
                    continue
                }
                var segmenter = TextSegmenter(
                    base: SpeechSegment(spoken, profile: profile), start: position, continues: index != lastText)
                position += segmenter.read(spoken, lexicon: profile.lexicon)
                steps += segmenter.steps
            case .pause(let seconds):
                if seconds > 0 { steps.append(.silence(seconds: min(seconds, SpeechTiming.longestPause))) }
            case .mark(let name): steps.append(.mark(name))
            case .earcon(let earcon): steps.append(.earcon(earcon, percent: nil))
            case .level(let earcon, let percent): steps.append(.earcon(earcon, percent: percent))
            }
        }
    }
}

extension Utterance {
    /// The words of the text, in order.
    fileprivate var words: [Range<Int>] {
        var words: [Range<Int>] = []
        var start = 0
        for case .text(let spoken) in parts where !spoken.text.isEmpty {
            words += WordScanner.words(of: spoken.text, spellsOut: spoken.spellsOut).map {
                start + $0.lowerBound..<start + $0.upperBound
            }
            start += spoken.text.unicodeScalars.count + 1
        }
        return words
    }
}

extension SpeechPlan {
    /// The step for a text that brings its pronunciation, or nil if it brings none.
    private static func pronounced(_ spoken: SpokenText, _ profile: VoiceProfile, at position: Int) -> Step? {
        guard let ipa = spoken.ipaNotation, !spoken.spellsOut else { return nil }
        var segment = SpeechSegment(spoken, profile: profile)
        segment.ipa = String(SpeechText.sanitized(ipa).unicodeScalars.prefix(longestSegment))
        var text = String.UnicodeScalarView()
        var sources: [UInt32] = []
        for (index, scalar) in spoken.text.unicodeScalars.enumerated() where !SpeechText.isUnsafe(scalar) {
            guard sources.count < longestSegment else { return nil }
            text.append(scalar)
            sources.append(UInt32(clamping: position + index))
        }
        guard !sources.isEmpty, segment.ipa?.isEmpty == false else { return nil }
        segment.text = String(text)
        return .speak(segment, sources: sources)
    }
}

extension SpeechSegment {
    /// An empty segment with the settings that a text has in a profile.
    init(_ spoken: SpokenText, profile: VoiceProfile) {
        self.init(text: "", profile: profile)
        let prosody = profile.roles[spoken.role] ?? Prosody()
        rate = (profile.rate * prosody.ratePercent / 100).clamped(to: VoiceProfile.rates)
        pitch = profile.pitch + prosody.pitchChange
        if let factor = spoken.pitch, factor.isFinite {
            pitch = Int((Double(pitch) * min(max(factor, 0), 2)).rounded())
        }
        pitch = pitch.clamped(to: VoiceProfile.pitches)
        volume = (profile.volume * prosody.volumePercent / 100).clamped(to: VoiceProfile.volumes)
        if let punctuation = spoken.punctuation { self.punctuation = punctuation ? .all : .none }
        if let language = spoken.language, language.lowercased() != profile.language.lowercased() {
            voices = EngineVoiceName.candidates(language: language, like: profile.voice) + voices
        }
    }
}

/// Which of eSpeak's voice names fit a language.
enum EngineVoiceName {
    /// The names for a BCP 47 language, the most exact first, with the variant of another voice.
    static func candidates(language: String, like voice: String) -> [String] {
        let tag = language.lowercased().unicodeScalars.prefix(35).map { $0 == "_" ? "-" : $0 }
        guard tag.allSatisfy({ $0.isASCII && ($0.properties.isAlphabetic || ("0"..."9").contains($0) || $0 == "-") })
        else { return [] }
        let subtags = String(String.UnicodeScalarView(tag)).split(separator: "-").map(String.init)
        guard let primary = subtags.first else { return [] }
        let variant = voice.firstIndex(of: "+").map { String(voice[$0...]) } ?? ""
        var names: [String] = []
        if primary == "zh" { names.append(subtags.contains("hk") ? "yue" : "cmn") }
        if primary == "no" { names.append("nb") }
        for length in stride(from: subtags.count, to: 0, by: -1) {
            names.append(subtags[..<length].joined(separator: "-"))
        }
        return names.map { $0 + variant }
    }
}
