import Speech

extension ScreenReader {
    /// The reading of text by characters and the echo of typing.
    public struct TextOptions: Sendable, Hashable, Codable {
        /// The speech while text is typed.
        public var typingEcho = TypingEcho.charactersAndWords
        /// Whether a character is spoken by its phonetic word, such as "Alfa".
        public var phonetics = Phonetics.afterPause
        /// The time that a character has to rest before its word is spoken, in seconds.
        public var phoneticDelay = 1.0
        /// The feedback that distinguishes a capital from a small letter.
        public var capitals = Capitals.speaksCap
        /// Whether deleted text is spoken in a lower voice.
        public var lowersPitchOfDeletedText = true

        /// Creates options that behave as a device does.
        public init() {}
    }

    /// The speech while text is typed.
    public enum TypingEcho: String, Sendable, Hashable, Codable, CaseIterable {
        /// Nothing is spoken.
        case none
        /// Each character.
        case characters
        /// Each word when it ends.
        case words
        /// Each character, and each word when it ends.
        case charactersAndWords

        var speaksCharacters: Bool { self == .characters || self == .charactersAndWords }
        var speaksWords: Bool { self == .words || self == .charactersAndWords }
    }

    /// Whether a character is spoken by its phonetic word.
    public enum Phonetics: String, Sendable, Hashable, Codable, CaseIterable {
        /// After the character, when the user rests on it.
        case afterPause
        /// Instead of the character.
        case only
        /// Phonetic words are never spoken.
        case off
    }

    /// The feedback that distinguishes a capital from a small letter.
    public enum Capitals: String, Sendable, Hashable, Codable, CaseIterable {
        /// By the word "cap".
        case speaksCap
        /// By a higher voice.
        case raisesPitch
        /// Capital letters are not announced.
        case nothing
    }
}
