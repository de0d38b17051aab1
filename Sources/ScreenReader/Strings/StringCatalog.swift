/// All string tables, and how one is chosen for a language.
public struct StringCatalog: Sendable {
    private let tables: [String: StringTable]
    private let fallback: StringTable

    /// Creates a catalog.
    ///
    /// - Parameters:
    ///   - fallback: the table for languages that have none of their own, and for words that a table lacks.
    ///   - tables: the other tables.
    public init(fallback: StringTable, tables: [StringTable] = []) {
        self.fallback = fallback
        var byLanguage: [String: StringTable] = [fallback.language: fallback]
        for table in tables { byLanguage[table.language] = table }
        self.tables = byLanguage
    }

    /// The tables that come with the package.
    public static let builtIn = StringCatalog(fallback: .english)

    /// The languages that have a table, sorted.
    public var languages: [String] { tables.keys.sorted() }

    /// The words for a language: of its own table, else of the table for its first part ("de" for "de-AT"), else of
    /// the fallback.
    public func words(for language: String?, style: PhraseStyle) -> Words {
        let table = language.flatMap { tables[$0] ?? tables[LanguageTag.primary(of: $0)] } ?? fallback
        return Words(table: table, fallback: fallback, style: style)
    }

    /// The screen reader's words in one language and style; a word that the language lacks is English.
    public struct Words: Sendable {
        private let table: StringTable
        private let fallback: StringTable
        private let style: PhraseStyle

        init(table: StringTable, fallback: StringTable, style: PhraseStyle) {
            self.table = table
            self.fallback = fallback
            self.style = style
        }

        /// The language that the words are in.
        public var language: String { table.language }

        /// A word without arguments.
        public subscript(key: StringKey) -> String {
            table.word(key, style: style) ?? fallback.word(key, style: style) ?? key.rawValue
        }

        /// A word with numbers in it, in the plural that the first of them asks for.
        public subscript(key: StringKey, numbers: Int...) -> String {
            table.word(key, style: style, numbers: numbers)
                ?? fallback.word(key, style: style, numbers: numbers) ?? key.rawValue
        }

        /// A pattern with a text in it.
        public subscript(key: StringKey, text: String) -> String {
            StringTable.fill(self[key], with: [text])
        }
    }
}
