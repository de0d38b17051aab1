import Testing
import Words

private let builtIn: [StringTable] = [.english, .german, .spanish, .french, .japanese, .chinese, .arabic]

/// The words of the terminal's reader.
@Suite struct TerminalWordsTests {
    /// Patterns of one word and a place, which several languages share.
    private static let placed: Set<TerminalKey> = [.keyAlt, .keyControl]

    private func entry(_ key: TerminalKey, _ table: StringTable) throws -> StringTable.Entry {
        try #require(table.entry(key), "\(table.language) \(key)")
    }

    @Test(arguments: builtIn) func `every language has every word, and none is empty or ends in a blank`(
        _ table: StringTable
    ) throws {
        for key in TerminalKey.allCases {
            for form in try entry(key, table).forms {
                #expect(!form.isEmpty && form.first != " " && form.last != " ", "\(table.language) \(key)")
            }
        }
    }

    @Test(arguments: builtIn) func `every translation has the places of the English words`(_ table: StringTable) throws
    {
        func places(_ text: String) -> Set<String> {
            Set(text.split(separator: "{").dropFirst().compactMap { $0.split(separator: "}").first.map(String.init) })
        }
        for key in TerminalKey.allCases {
            let expected = try entry(key, .english).forms.reduce(into: Set()) { $0.formUnion(places("." + $1)) }
            switch try entry(key, table) {
            case .text(let text): #expect(places("." + text) == expected, "\(table.language) \(key)")
            case .plural(let forms):
                #expect(places("." + (try #require(forms[.other]))) == expected, "\(table.language) \(key)")
            }
        }
    }

    @Test(arguments: builtIn) func `a word that depends on a number has every form that its language uses`(
        _ table: StringTable
    ) throws {
        let used = Set((0...200).map { PluralCategory(of: $0, in: table.language) })
        for key in TerminalKey.allCases {
            guard case .plural(let forms) = try entry(key, table) else { continue }
            #expect(used.isSubset(of: forms.keys), "\(table.language) \(key)")
        }
    }

    /// The usual form of a word.
    private func usual(_ key: TerminalKey, _ table: StringTable) throws -> String {
        switch try entry(key, table) {
        case .text(let text): text
        case .plural(let forms): try #require(forms[.other])
        }
    }

    @Test(arguments: builtIn.dropFirst()) func `hardly a word is the English one`(_ table: StringTable) throws {
        // "Name", "Commit", "Tab" and the like are the same in several languages.
        let same = try TerminalKey.allCases.filter { key in
            let english = try usual(key, .english)
            let translation = try usual(key, table)
            return translation == english && english.contains { $0.isLetter }
        }
        #expect(same.count < 32, "\(table.language): \(same)")
        for key in same where !Self.placed.contains(key) {
            let words = try usual(key, .english).split(separator: " ").filter { $0.contains { $0.isLetter } }
            #expect(words.count == 1, "\(table.language) \(key)")
        }
    }

    @Test(arguments: [
        ("en", "3 lines", "70 equals", "2 of 5", "1 second"),
        ("de-AT", "3 Zeilen", "70 mal gleich", "2 von 5", "1 Sekunde"),
        ("fr", "3 lignes", "70 fois égal", "2 sur 5", "1 seconde"), ("ja", "3行", "等号が70個", "5中の2", "1秒"),
        ("nl", "3 lines", "70 equals", "2 of 5", "1 second"),
    ])
    func `numbers stand where the language puts them`(
        _ tag: String, _ lines: String, _ repeated: String, _ place: String, _ second: String
    ) {
        let words = StringCatalog.builtIn.terminalWords(for: tag)
        #expect(words[.lineCount, 3] == lines && words[.position, 2, 5] == place && words[.seconds, 1] == second)
        #expect(words.repeated("=", 70) == repeated)
    }

    @Test func `the words in use are English until others are asked for, and again behind them`() {
        #expect(TerminalWords.current.language == "en")
        TerminalWords.$current.withValue(StringCatalog.builtIn.terminalWords(for: "es")) {
            #expect(TerminalWords.current[.blank] == "en blanco")
        }
        #expect(TerminalWords.current[.blank] == "blank")
    }

    @Test(arguments: [
        (Character("."), "dot"), ("|", "bar"), ("(", "left paren"), ("#", "number sign"), ("a", nil), ("…", nil),
    ])
    func `characters have the names that people use in shells`(_ character: Character, _ name: String?) {
        #expect(TerminalWords.current.name(of: character) == name)
    }
}
