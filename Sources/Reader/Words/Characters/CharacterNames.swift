/// The names of single characters in a language: those without a sound, and the words that stand for letters.
public struct CharacterNames: Sendable {
    /// The BCP 47 language, such as "en".
    public let language: String
    private let names: [Character: String]
    private let phonetics: [Character: String]
    private let emoji: String
    // Unicode's names of characters are English.
    private let takesUnicodeNames: Bool

    /// Creates a table.
    ///
    /// - Parameters:
    ///   - language: the BCP 47 language.
    ///   - names: the names of punctuation, symbols, blanks and emoji.
    ///   - phonetics: the words for letters and digits, by lowercase letter.
    ///   - emoji: the name of an emoji without its own.
    ///   - takesUnicodeNames: whether characters without a name get their Unicode name, in English.
    public init(
        language: String, names: [Character: String], phonetics: [Character: String], emoji: String,
        takesUnicodeNames: Bool = false
    ) {
        self.language = language
        self.names = names
        self.phonetics = phonetics
        self.emoji = emoji
        self.takesUnicodeNames = takesUnicodeNames
    }

    /// The name that this table or Unicode's CLDR has for a character in the language, or nil.
    public func annotation(of character: Character) -> String? {
        names[character] ?? Annotations.table(for: language)?.name(of: character)
    }

    /// Returns the name of a character, or nil when it is spoken as it is: the language's own, CLDR's, and in English
    /// Unicode's.
    public func name(of character: Character) -> String? {
        if let name = annotation(of: character) { return name }
        let scalars = character.unicodeScalars
        guard let first = scalars.first else { return nil }
        if Self.isEmoji(character) { return emojiName(character) }
        switch first.properties.generalCategory {
        case .control, .format, .privateUse, .surrogate, .unassigned, .spaceSeparator, .lineSeparator,
            .paragraphSeparator, .mathSymbol, .currencySymbol, .modifierSymbol, .otherSymbol, .connectorPunctuation,
            .dashPunctuation, .openPunctuation, .closePunctuation, .initialPunctuation, .finalPunctuation,
            .otherPunctuation:
            return takesUnicodeNames ? first.properties.name?.lowercased() : nil
        default: return nil
        }
    }

    /// Returns the phonetic word for a letter or a digit, or nil.
    public func phonetic(of character: Character) -> String? {
        let small = character.lowercased()
        return small.count == 1 ? small.first.flatMap { phonetics[$0] } : nil
    }

    private func emojiName(_ character: Character) -> String {
        guard takesUnicodeNames else { return emoji }
        // A character may be joined from any number of scalars; longer sequences than a family are not worth reading.
        let pieces = character.unicodeScalars.filter { $0.properties.isEmoji && !$0.properties.isEmojiModifier }
            .prefix(8)
        if let first = pieces.first, (0x1F1E6...0x1F1FF).contains(first.value) {
            let letters = pieces.compactMap { Unicode.Scalar($0.value &- 0x1F1E6 &+ 0x41).map(String.init) }
            return "flag " + letters.joined(separator: " ")
        }
        let words = pieces.compactMap { names[Character($0)] ?? $0.properties.name?.lowercased() }
        return words.isEmpty ? emoji : words.joined(separator: ", ")
    }

    private static func isEmoji(_ character: Character) -> Bool {
        guard let first = character.unicodeScalars.first else { return false }
        if first.properties.isEmojiPresentation { return true }
        // Symbols that may also be text, such as ☎, are emoji with an emoji variation selector.
        return first.properties.isEmoji && !first.isASCII
            && character.unicodeScalars.contains { $0.value == 0xFE0F || $0.properties.isEmojiModifier }
    }
}

extension CharacterNames {
    /// The tables that come with the package, by the first part of their language.
    static let tables = Dictionary(
        uniqueKeysWithValues: [english, german, spanish, french, japanese, chinese, arabic].map {
            (LanguageTag.primary(of: $0.language), $0)
        })

    /// The table for a language, for its first part ("de" for "de-AT"), or the English one.
    public static func names(for language: String?) -> CharacterNames {
        language.flatMap { tables[LanguageTag.primary(of: $0)] } ?? english
    }
}

extension Character {
    /// Returns the phonetic word for the letter or digit in a language, such as "Alfa", or nil.
    public func phoneticWord(in language: String?) -> String? {
        CharacterNames.names(for: language).phonetic(of: self)
    }
}
