/// A voice profile: the engine's voice, its settings, and how each role differs from plain text.
public struct VoiceProfile: Sendable, Hashable, Codable {
    /// The name by which the profile is chosen.
    public var name: String
    /// A one-line description.
    public var summary: String
    /// The BCP 47 language of text that names none.
    public var language: String
    /// The engine's voice for that language, for eSpeak a language with an optional variant such as `en-us+f3`.
    public var voice: String
    /// Words per minute, 80 to 900. From 450 on eSpeak works four to five times harder.
    public var rate: Int
    /// The pitch, from 0 to 99.
    public var pitch: Int
    /// The intonation range, 0 (monotone) to 99.
    public var range: Int
    /// The volume, 0 to 200, 100 being the engine's own.
    public var volume: Int
    /// Which punctuation is spoken.
    public var punctuation: PunctuationLevel
    /// The way capital letters are indicated.
    public var capitals: CapitalStyle
    /// The pause between the parts of an utterance, in seconds, 0 to 2.
    public var partPause: Double
    /// The pause between two utterances, in seconds, 0 to 2.
    public var utterancePause: Double
    /// The prosody of roles that differ from plain text.
    public var roles: [SpeechRole: Prosody]
    /// Pronunciations of words that the engine mispronounces.
    public var lexicon: Lexicon
    /// The short sounds.
    public var earcons: EarconTheme

    /// Creates a profile; numbers out of range are brought into it.
    public init(
        name: String, summary: String = "", language: String = "en-US", voice: String = "en-us", rate: Int = 185,
        pitch: Int = 50, range: Int = 50, volume: Int = 100, punctuation: PunctuationLevel = .none,
        capitals: CapitalStyle = .none, partPause: Double = 0.06, utterancePause: Double = 0.15,
        roles: [SpeechRole: Prosody] = [:], lexicon: Lexicon = .empty, earcons: EarconTheme = .standard
    ) {
        self.name = name
        self.summary = summary
        self.language = language
        self.voice = voice
        self.rate = rate.clamped(to: Self.rates)
        self.pitch = pitch.clamped(to: Self.pitches)
        self.range = range.clamped(to: Self.pitches)
        self.volume = volume.clamped(to: Self.volumes)
        self.punctuation = punctuation
        self.capitals = capitals
        self.partPause = partPause > 0 ? min(partPause, 2) : 0
        self.utterancePause = utterancePause > 0 ? min(utterancePause, 2) : 0
        self.roles = roles
        self.lexicon = lexicon
        self.earcons = earcons
    }

    /// From this rate on eSpeak shortens its speech in a second pass, which costs four to five times the work.
    public static let costlyRate = 450
    /// The rates that eSpeak keeps to.
    public static let rates = 80...900
    /// The pitches and ranges that eSpeak survives.
    public static let pitches = 0...99
    /// The volumes of eSpeak.
    public static let volumes = 0...200

    /// American English at 185 words per minute, with nothing changed for any role.
    public static let plain = VoiceProfile(name: "plain", summary: "American English, the same for every role")
}

/// A change of a profile's settings for one role.
public struct Prosody: Sendable, Hashable, Codable {
    /// The rate in percent of the profile's, 25 to 400.
    public var ratePercent: Int
    /// The change added to the pitch, -99 to 99.
    public var pitchChange: Int
    /// The volume in percent of the profile's, 0 to 200.
    public var volumePercent: Int

    /// Creates a change; numbers out of range are brought into it.
    public init(ratePercent: Int = 100, pitchChange: Int = 0, volumePercent: Int = 100) {
        self.ratePercent = ratePercent.clamped(to: Self.ratePercents)
        self.pitchChange = pitchChange.clamped(to: Self.pitchChanges)
        self.volumePercent = volumePercent.clamped(to: Self.volumePercents)
    }

    /// The allowed rates, in percent of the usual one.
    public static let ratePercents = 25...400
    /// The allowed changes of the pitch.
    public static let pitchChanges = -99...99
    /// The allowed volumes, in percent of the usual one.
    public static let volumePercents = 0...200
}

/// Which punctuation is spoken.
public enum PunctuationLevel: String, Sendable, Hashable, Codable, CaseIterable {
    /// None; it only shapes the speech.
    case none
    /// The punctuation that matters in commands and addresses.
    case some
    /// All punctuation is spoken.
    case all
}

/// The way capital letters are indicated.
public enum CapitalStyle: String, Sendable, Hashable, Codable, CaseIterable {
    /// Capital letters are not marked.
    case none
    /// By the word "capital".
    case word
    /// By a higher pitch.
    case pitch
}

extension Int {
    /// The number, brought into a range.
    package func clamped(to range: ClosedRange<Int>) -> Int {
        Swift.min(Swift.max(self, range.lowerBound), range.upperBound)
    }
}
