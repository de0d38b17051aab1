import ScreenReader
import Speech

/// The settings of speech while a program runs.
public struct TerminalSpeech: Hashable, Sendable {
    /// Rate, pitch, volume and the other settings of every reader.
    public var settings = SpeechSettings()
    /// The name of the voice, or nil for the usual one.
    public var voice: String?
    /// Which punctuation is spoken where the user reads with the reader's commands; nil for that of output.
    public var reviewPunctuation: PunctuationLevel?

    /// Creates the defaults.
    public init() { settings.speaksHints = false }

    /// Which punctuation is spoken in a text: of output, or where the user reads with the reader's commands.
    public func punctuation(inReview: Bool) -> PunctuationLevel {
        inReview ? reviewPunctuation ?? settings.punctuation : settings.punctuation
    }

    /// The punctuation that the voice speaks in texts without their own setting. A text can request all or none, so the
    /// voice has to speak some.
    public var voicePunctuation: PunctuationLevel {
        reviewPunctuation == .some ? .some : settings.punctuation
    }

    /// Returns the punctuation to request for a text: all (true), none (false), or no request (nil).
    public func textPunctuation(inReview: Bool) -> Bool? {
        let level = punctuation(inReview: inReview)
        return level == voicePunctuation ? nil : level == .all
    }
}

/// A voice to choose.
public struct TerminalVoice: Hashable, Sendable {
    /// The name by which it is chosen.
    public var name: String
    /// Its name for people.
    public var title: String
    /// Its BCP 47 language.
    public var language: String

    /// Creates a voice.
    public init(name: String, title: String, language: String) {
        self.name = name
        self.title = title
        self.language = language
    }

    /// Whether it speaks a language, whatever the region.
    func speaks(_ language: String) -> Bool { LanguageTag.isSameLanguage(self.language, language) }
}
