/// The words of the terminal's reader in one language; a word that the language lacks is English.
public struct TerminalWords: Sendable {
    private let table: StringTable
    private let fallback: StringTable
    private let region: String?
    private let characters: CharacterNames

    init(table: StringTable, fallback: StringTable, region: String?) {
        self.table = table
        self.fallback = fallback
        self.region = region
        characters = CharacterNames.names(for: table.language)
    }

    /// The words in which a terminal is being read: English by default.
    ///
    ///     TerminalWords.$current.withValue(StringCatalog.builtIn.terminalWords(for: "de")) { read(terminal) }
    @TaskLocal public static var current = StringCatalog.builtIn.terminalWords(for: nil)

    /// The language that the words are in, a BCP 47 tag.
    public var language: String { table.language }

    /// A word without arguments.
    public subscript(key: TerminalKey) -> String { pattern(key, 0) }

    /// A word with numbers in it, in the plural form for the first of them.
    public subscript(key: TerminalKey, numbers: Int...) -> String {
        StringTable.fill(pattern(key, numbers.first ?? 0), with: numbers.map(text))
    }

    /// A pattern with texts in it.
    public subscript(key: TerminalKey, texts: String...) -> String {
        StringTable.fill(pattern(key, 0), with: texts)
    }

    /// A pattern with a text in it that represents a number, in the plural form of that number.
    public subscript(key: TerminalKey, count count: Int, text: String) -> String {
        StringTable.fill(pattern(key, count), with: [text])
    }

    /// A whole number in the digits of the language and region.
    public func text(of number: Int) -> String { table.writing.text(of: number, region: region) }

    /// A whole number of percent, such as "50%".
    public func percent(_ number: Int) -> String {
        table.word(.percent, style: .voiceover, numbers: [number], region: region)
            ?? fallback.word(.percent, style: .voiceover, numbers: [number]) ?? text(of: number)
    }

    /// Returns the name of a character that a synthesizer would omit; nil for one that is spoken unchanged.
    public func name(of character: Character) -> String? {
        guard !character.isLetter, !character.isNumber else { return nil }
        return (table.language == CharacterNames.english.language ? CharacterNames.shellNames[character] : nil)
            ?? characters.name(of: character)
    }

    /// Returns the name of a symbol or an emoji, or nil if it has none in the language.
    public func annotation(of character: Character) -> String? { characters.annotation(of: character) }

    /// Returns the number of repetitions and the name of a character: "70 equals".
    public func repeated(_ character: Character, _ count: Int) -> String {
        let isEnglish = table.language == CharacterNames.english.language
        let plural = isEnglish ? CharacterNames.plurals[character] ?? name(of: character).map { $0 + "s" } : nil
        return self[.repeated, text(of: count), plural ?? name(of: character) ?? String(character)]
    }

    /// Returns the phonetic word for a letter or a digit, or nil.
    public func phonetic(of character: Character) -> String? { characters.phonetic(of: character) }

    private func pattern(_ key: TerminalKey, _ count: Int) -> String {
        table.pattern(key, count: count) ?? fallback.pattern(key, count: count) ?? key.rawValue
    }
}

extension CharacterNames {
    /// The English names of characters among shell users, where they differ from the reader's names.
    static let shellNames: [Character: String] = [
        "#": "number sign", "&": "ampersand", ".": "dot", "_": "underline", "`": "backtick", "|": "bar",
    ]

    /// English names of several of a character, where no "s" makes them.
    static let plurals: [Character: String] = [
        "=": "equals", "-": "dashes", "!": "exclamation marks", "<": "less than", ">": "greater than", "/": "slashes",
        "\\": "backslashes", "+": "plus signs",
    ]
}
