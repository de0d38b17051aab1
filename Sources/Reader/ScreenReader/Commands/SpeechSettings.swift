import Speech

/// The speech settings that a user changes while the reader runs: by the rotor or in the quick settings.
///
/// The defaults are those of a device. Percentages are whole numbers from 0 to 100; others are brought into the range.
public struct SpeechSettings: Sendable, Hashable, Codable {
    /// The speaking rate in percent; 50 is the voice's own.
    public var rate = 50 { didSet { rate = rate.clamped(to: Self.percentages) } }
    /// The volume in percent; 100 is the voice's own.
    public var volume = 100 { didSet { volume = volume.clamped(to: Self.percentages) } }
    /// The pitch in percent; 50 is the voice's own.
    public var pitch = 50 { didSet { pitch = pitch.clamped(to: Self.percentages) } }
    /// Which punctuation is spoken.
    public var punctuation = PunctuationLevel.some
    /// The BCP 47 language of the voice and of the reader's own words, or nil for the app's.
    public var language: String?
    /// Whether the reader's short sounds are played.
    public var playsSounds = true
    /// Whether hints are spoken.
    public var speaksHints = true

    /// Creates the default settings of a device.
    public init() {}

    /// The range of the percentages.
    public static let percentages = 0...100
    /// By how much one step changes a percentage.
    public static let percentageStep = 5

    /// A setting that the user can change by steps.
    public enum Setting: String, Sendable, Hashable, Codable, CaseIterable {
        /// The speaking rate.
        case rate
        /// The volume of speech.
        case volume
        /// The pitch of the voice.
        case pitch
        /// Which punctuation is spoken.
        case punctuation
        /// The language of speech.
        case language
        /// Whether sounds are played.
        case sounds
        /// Whether hints are spoken.
        case hints
    }

    /// Changes a setting by one step. False when it is at its end: numbers and punctuation do not wrap, the rest does.
    ///
    /// - Parameters:
    ///   - setting: which setting.
    ///   - up: towards more, or the next choice; false towards less, or the choice before.
    ///   - languages: the languages to choose from; the app's own comes before the first.
    public mutating func step(_ setting: Setting, up: Bool, languages: [String] = []) -> Bool {
        let before = self
        let change = up ? Self.percentageStep : -Self.percentageStep
        switch setting {
        case .rate: rate += change
        case .volume: volume += change
        case .pitch: pitch += change
        case .punctuation:
            let levels = PunctuationLevel.allCases
            let index = (levels.firstIndex(of: punctuation) ?? 0) + (up ? 1 : -1)
            if levels.indices.contains(index) { punctuation = levels[index] }
        case .language:
            let choices: [String?] = [nil] + languages
            let index = (choices.firstIndex(of: language) ?? 0) + (up ? 1 : -1)
            language = choices[(index + choices.count) % choices.count]
        case .sounds: playsSounds.toggle()
        case .hints: speaksHints.toggle()
        }
        return self != before
    }

    /// Returns a profile with these settings. At 100 percent it speaks three times as fast as the profile's rate, at 0
    /// half as fast.
    public func applied(to profile: VoiceProfile) -> VoiceProfile {
        let percent = rate <= 50 ? 50 + rate : 100 + (rate - 50) * 4
        let variant = profile.voice.split(separator: "+", maxSplits: 1).dropFirst().first.map { "+\($0)" } ?? ""
        return VoiceProfile(
            name: profile.name, summary: profile.summary, language: language ?? profile.language,
            voice: language.map { $0.lowercased() + variant } ?? profile.voice, rate: profile.rate * percent / 100,
            pitch: profile.pitch + (pitch - 50), range: profile.range, volume: profile.volume * volume / 100,
            punctuation: punctuation, capitals: profile.capitals, partPause: profile.partPause,
            utterancePause: profile.utterancePause, roles: profile.roles,
            lexicon: isSameLanguage(as: profile) ? profile.lexicon : .empty, earcons: profile.earcons)
    }

    /// Whether words are pronounced by the rules of a voice's own language.
    private func isSameLanguage(as profile: VoiceProfile) -> Bool {
        guard let language else { return true }
        return LanguageTag.isSameLanguage(language, profile.language)
    }
}
