import Speech

extension ScreenReader {
    /// How text is read by characters and how typing is echoed.
    public struct TextOptions: Sendable, Hashable, Codable {
        /// What is spoken while text is typed.
        public var typingEcho = TypingEcho.charactersAndWords
        /// Whether a character is spoken by the word that stands for it, such as "Alfa".
        public var phonetics = Phonetics.afterPause
        /// How long a character has to rest before its word is spoken, in seconds.
        public var phoneticDelay = 1.0
        /// How a capital is told from a small letter.
        public var capitals = Capitals.speaksCap
        /// Whether what is deleted is spoken in a lower voice.
        public var lowersPitchOfDeletedText = true

        /// Creates options that behave as a device does.
        public init() {}
    }

    /// What is spoken while text is typed.
    public enum TypingEcho: String, Sendable, Hashable, Codable, CaseIterable {
        /// Nothing.
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

    /// Whether a character is spoken by the word that stands for it.
    public enum Phonetics: String, Sendable, Hashable, Codable, CaseIterable {
        /// After the character, when the user rests on it.
        case afterPause
        /// In the place of the character.
        case only
        /// Never.
        case off
    }

    /// How a capital is told from a small letter.
    public enum Capitals: String, Sendable, Hashable, Codable, CaseIterable {
        /// By the word "cap".
        case speaksCap
        /// By a higher voice.
        case raisesPitch
        /// Not at all.
        case nothing
    }
}
