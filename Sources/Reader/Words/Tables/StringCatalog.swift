/// All string tables, and how one is chosen for a language.
public struct StringCatalog: Sendable, Hashable {
    private let tables: [String: TableSource]
    private let fallback: StringTable

    /// Creates a catalog.
    ///
    /// - Parameters:
    ///   - fallback: the table for languages without one, and for words that a table lacks.
    ///   - tables: the other tables.
    public init(fallback: StringTable, tables: [StringTable] = []) {
        self.init(fallback: fallback, sources: tables.map(TableSource.table))
    }

    private init(fallback: StringTable, sources: [TableSource]) {
        self.fallback = fallback
        var byLanguage: [String: TableSource] = [:]
        for source in [.table(fallback)] + sources {
            byLanguage[source.language] = source
            // "zh-Hans" is used for every kind of Chinese without a table.
            let primary = LanguageTag.primary(of: source.language)
            if byLanguage[primary] == nil { byLanguage[primary] = source }
        }
        self.tables = byLanguage
    }

    /// The tables that come with the package.
    public static let builtIn = StringCatalog(
        fallback: .english, sources: BuiltInTable.allCases.map(TableSource.builtIn))

    /// The languages that have a table, sorted.
    public var languages: [String] { Set(tables.values.map(\.language)).sorted() }

    /// The language of the words if no other is requested.
    public var fallbackLanguage: String { fallback.language }

    /// The words for a language: of its table, else of the table for its first part ("de" for "de-AT"), else of the
    /// fallback.
    public func words(for language: String?, style: PhraseStyle) -> Words {
        Words(
            table: language.flatMap(table) ?? fallback, fallback: fallback, style: style,
            region: language.flatMap(LanguageTag.region))
    }

    /// Returns UIKit's own words for a language; the table is chosen as for the reader's words.
    public func interfaceWords(for language: String?) -> InterfaceWords {
        InterfaceWords(
            table: language.flatMap(table) ?? fallback, fallback: fallback,
            region: language.flatMap(LanguageTag.region))
    }

    /// Returns the words of the terminal's reader for a language; the table is chosen as for the reader's words.
    public func terminalWords(for language: String?) -> TerminalWords {
        TerminalWords(
            table: language.flatMap(table) ?? fallback, fallback: fallback,
            region: language.flatMap(LanguageTag.region))
    }

    /// Whether a text is UIKit's word for something in any language, whatever its capitals.
    public func isWord(_ text: String, _ key: InterfaceKey) -> Bool {
        tables.values.contains { source in
            guard case .text(let word)? = source.table.entry(key) else { return false }
            // A long text is known to differ from the word without a copy of it.
            return text.utf8.count <= 4 * word.utf8.count && text.lowercased() == word.lowercased()
        }
    }

    /// The words that are spoken in the fallback's language because the language lacks them; nil when it lacks none.
    public func gap(for language: String) -> Gap? {
        guard let table = table(for: language) else {
            return Gap(language: LanguageTag.primary(of: language), words: nil)
        }
        let missing = table.missingKeys.filter { fallback.entry($0) != nil }
        return missing.isEmpty ? nil : Gap(language: table.language, words: missing.map(\.rawValue))
    }

    /// The words that a language lacks.
    public struct Gap: Sendable, Hashable {
        /// The language that lacks words, as a BCP 47 tag.
        public var language: String
        /// The names of the missing words, or nil when the language has no table at all.
        public var words: [String]?
    }

    private func table(for language: String) -> StringTable? {
        (tables[language] ?? tables[LanguageTag.primary(of: language)])?.table
    }

    /// The screen reader's words in one language and style; a word that the language lacks is English.
    public struct Words: Sendable {
        private let table: StringTable
        private let fallback: StringTable
        private let style: PhraseStyle
        private let region: String?

        init(table: StringTable, fallback: StringTable, style: PhraseStyle, region: String? = nil) {
            self.table = table
            self.fallback = fallback
            self.style = style
            self.region = region
        }

        /// The language that the words are in.
        public var language: String { table.language }

        /// The rules by which the language writes numbers and joins the parts of a phrase.
        public var writing: Writing { table.writing }

        /// A word without arguments.
        public subscript(key: StringKey) -> String {
            table.word(key, style: style) ?? fallback.word(key, style: style) ?? key.rawValue
        }

        /// A word with numbers in it, in the plural form for the first of them.
        public subscript(key: StringKey, numbers: Int...) -> String {
            table.word(key, style: style, numbers: numbers, region: region)
                ?? fallback.word(key, style: style, numbers: numbers) ?? key.rawValue
        }

        /// A pattern with a text in it.
        public subscript(key: StringKey, text: String) -> String {
            StringTable.fill(self[key], with: [text])
        }

        /// Parts of a message joined as the language joins them; empty ones are left out.
        public func joined(_ parts: String...) -> String {
            parts.reduce(into: "") { text, part in
                guard !part.isEmpty else { return }
                if !text.isEmpty { text += Punctuation.ends(text) ? writing.gap : writing.separator }
                text += part
            }
        }
    }
}
