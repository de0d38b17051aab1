/// Text with the speech attributes of UIKit's attributed accessibility strings.
public struct AttributedText: Sendable, Hashable, Codable, ExpressibleByStringLiteral, CustomStringConvertible {
    /// The plain text.
    public var string: String
    /// Ranges of the text with speech attributes; empty for plain text. Sorted, never overlapping.
    public var runs: [Run]

    /// Creates text, plain unless runs are given.
    public init(_ string: String, runs: [Run] = []) {
        self.string = string
        self.runs = runs
    }

    /// Creates plain text.
    public init(stringLiteral value: String) {
        self.init(value)
    }

    /// The plain text.
    public var description: String { string }

    /// A range of the text with its speech attributes.
    public struct Run: Sendable, Hashable, Codable {
        /// The start of the run, in UTF-16 code units from the start of the text, as in `NSRange`.
        public var location: Int
        /// The length of the run, in UTF-16 code units.
        public var length: Int
        /// The speech attributes of the run.
        public var attributes: SpeechAttributes

        /// Creates a run from a range in UTF-16 code units and its attributes.
        public init(location: Int, length: Int, attributes: SpeechAttributes) {
            self.location = location
            self.length = length
            self.attributes = attributes
        }
    }
}

/// The speech attributes of a range of text: the `accessibilitySpeech…` attributes of UIKit. Absent means "as usual".
public struct SpeechAttributes: Sendable, Hashable, Codable {
    /// A BCP 47 language (`accessibilitySpeechLanguage`).
    public var language: String?
    /// The pitch from 0 to 2, 1 being normal (`accessibilitySpeechPitch`).
    public var pitch: Double?
    /// Whether to spell letter by letter (`accessibilitySpeechSpellOut`).
    public var spellsOut: Bool?
    /// Whether to speak all punctuation, or none (`accessibilitySpeechPunctuation`).
    public var punctuation: Bool?
    /// The pronunciation in the International Phonetic Alphabet (`accessibilitySpeechIPANotation`).
    public var ipaNotation: String?
    /// The level of the heading that the text is, from 1 to 6 (`accessibilityTextHeadingLevel`).
    public var headingLevel: Int?

    /// Creates attributes; those left out are spoken as usual.
    public init(
        language: String? = nil, pitch: Double? = nil, spellsOut: Bool? = nil, punctuation: Bool? = nil,
        ipaNotation: String? = nil, headingLevel: Int? = nil
    ) {
        self.language = language
        self.pitch = pitch
        self.spellsOut = spellsOut
        self.punctuation = punctuation
        self.ipaNotation = ipaNotation
        self.headingLevel = headingLevel
    }
}
