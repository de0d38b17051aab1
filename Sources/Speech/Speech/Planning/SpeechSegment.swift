/// A short text with all parameters of its speech: the unit of synthesis and of retry.
public struct SpeechSegment: Sendable, Hashable {
    /// The text to speak; sanitised (`SpeechText`) and at most `SpeechPlan.longestSegment` scalars long.
    public var text: String
    /// Whether the text is one character that is to be spoken by its name.
    public var isCharacter: Bool
    /// The pronunciation in the International Phonetic Alphabet, or nil. An engine that cannot use it speaks the text.
    public var ipa: String?
    /// The engine's voices that would do, the best first.
    public var voices: [String]
    /// Words per minute, 80 to 900.
    public var rate: Int
    /// The pitch, from 0 to 99.
    public var pitch: Int
    /// The intonation range, 0 to 99.
    public var range: Int
    /// The volume, from 0 to 200.
    public var volume: Int
    /// Which punctuation is spoken.
    public var punctuation: PunctuationLevel
    /// The way capital letters are indicated.
    public var capitals: CapitalStyle

    /// Creates a segment spoken with the plain settings of a profile.
    public init(text: String, isCharacter: Bool = false, profile: VoiceProfile = .plain) {
        self.text = text
        self.isCharacter = isCharacter
        voices = [profile.voice]
        rate = profile.rate
        pitch = profile.pitch
        range = profile.range
        volume = profile.volume
        punctuation = profile.punctuation
        capitals = profile.capitals
    }
}
