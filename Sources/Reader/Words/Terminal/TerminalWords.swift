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

    /// The words in which a terminal is being read: English where nothing else was said.
    ///
    ///     TerminalWords.$current.withValue(StringCatalog.builtIn.terminalWords(for: "de")) { read(terminal) }
    @TaskLocal public static var current = StringCatalog.builtIn.terminalWords(for: nil)

    /// The language that the words are in, a BCP 47 tag.
    public var language: String { table.language }

    /// A word without arguments.
    public subscript(key: TerminalKey) -> String { pattern(key, 0) }

    /// A word with numbers in it, in the plural that the first of them asks for.
    public subscript(key: TerminalKey, numbers: Int...) -> String {
        StringTable.fill(pattern(key, numbers.first ?? 0), with: numbers.map(text))
    }

    /// A pattern with texts in it.
    public subscript(key: TerminalKey, texts: String...) -> String {
        StringTable.fill(pattern(key, 0), with: texts)
    }

    /// A pattern with a text in it that stands for a number, in the plural that a number asks for.
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

    /// What a character is called that a synthesizer would leave out; nil for one that is said as it is.
    public func name(of character: Character) -> String? {
        guard !character.isLetter, !character.isNumber else { return nil }
        return (table.language == CharacterNames.english.language ? CharacterNames.shellNames[character] : nil)
            ?? characters.name(of: character)
    }

    /// What a symbol or an emoji is called, or nil where nobody has a name for it in the language.
    public func annotation(of character: Character) -> String? { characters.annotation(of: character) }

    /// How often a character is repeated, and what it is called: "70 equals".
    public func repeated(_ character: Character, _ count: Int) -> String {
        let isEnglish = table.language == CharacterNames.english.language
        let plural = isEnglish ? CharacterNames.plurals[character] ?? name(of: character).map { $0 + "s" } : nil
        return self[.repeated, text(of: count), plural ?? name(of: character) ?? String(character)]
    }

    /// The word that stands for a letter or a digit when it is spelled, or nil.
    public func phonetic(of character: Character) -> String? { characters.phonetic(of: character) }

    private func pattern(_ key: TerminalKey, _ count: Int) -> String {
        table.pattern(key, count: count) ?? fallback.pattern(key, count: count) ?? key.rawValue
    }
}

extension CharacterNames {
    /// What people who work in shells call characters in English, where that is not the reader's name.
    static let shellNames: [Character: String] = [
        "#": "number sign", "&": "ampersand", ".": "dot", "_": "underline", "`": "backtick", "|": "bar",
    ]

    /// English names of several of a character, where no "s" makes them.
    static let plurals: [Character: String] = [
        "=": "equals", "-": "dashes", "!": "exclamation marks", "<": "less than", ">": "greater than", "/": "slashes",
        "\\": "backslashes", "+": "plus signs",
    ]
}
