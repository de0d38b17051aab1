import Testing
import Words

/// The words of a part of the product, in all languages.
struct WordList: Sendable, CustomTestStringConvertible {
    let testDescription: String
    let keys: [String]
    /// The maximum number of words equal to the English word: "Name", "Pause", "Tab" and the like are the same in
    /// several languages.
    let mostEnglish: Int
    /// Patterns of one word and a place, which several languages share.
    var patterns: Set<String> = []
    private let entries: @Sendable (String, StringTable) -> StringTable.Entry?

    init<Key: Hashable & CaseIterable & Sendable>(
        _ name: String, mostEnglish: Int, patterns: Set<Key> = [],
        _ entry: @escaping @Sendable (Key, StringTable) -> StringTable.Entry?
    ) where Key.AllCases: Sendable {
        testDescription = name
        let byName = Dictionary(uniqueKeysWithValues: Key.allCases.map { ("\($0)", $0) })
        keys = Key.allCases.map { "\($0)" }
        self.mostEnglish = mostEnglish
        self.patterns = Set(patterns.map { "\($0)" })
        entries = { name, table in byName[name].flatMap { entry($0, table) } }
    }

    func entry(_ key: String, _ table: StringTable) throws -> StringTable.Entry {
        try #require(entries(key, table), "\(table.language) \(key)")
    }

    /// The usual form of a word.
    func usual(_ key: String, _ table: StringTable) throws -> String {
        switch try entry(key, table) {
        case .text(let text): text
        case .plural(let forms): try #require(forms[.other])
        }
    }

    static let all = [
        WordList("UIKit's own", mostEnglish: 17) { (key: InterfaceKey, table) in table.entry(key) },
        WordList("the terminal's", mostEnglish: 31, patterns: [.keyAlt, .keyControl]) { (key: TerminalKey, table) in
            table.entry(key)
        },
    ]
}

private let builtIn: [StringTable] = [.english, .german, .spanish, .french, .japanese, .chinese, .arabic]

/// The words of UIKit and of the terminal's reader in every language.
@Suite struct TranslatedWordsTests {
    @Test(arguments: builtIn, WordList.all) func `every language has every word, and none is empty or ends in a blank`(
        _ table: StringTable, _ words: WordList
    ) throws {
        for key in words.keys {
            for form in try words.entry(key, table).forms {
                #expect(!form.isEmpty && form.first != " " && form.last != " ", "\(table.language) \(key)")
            }
        }
    }

    @Test(arguments: builtIn, WordList.all) func `every translation has the places of the English words`(
        _ table: StringTable, _ words: WordList
    ) throws {
        func places(_ text: String) -> Set<String> {
            Set(text.split(separator: "{").dropFirst().compactMap { $0.split(separator: "}").first.map(String.init) })
        }
        for key in words.keys {
            let expected = try words.entry(key, .english).forms.reduce(into: Set()) { $0.formUnion(places("." + $1)) }
            switch try words.entry(key, table) {
            case .text(let text): #expect(places("." + text) == expected, "\(table.language) \(key)")
            case .plural(let forms):
                #expect(places("." + (try #require(forms[.other]))) == expected, "\(table.language) \(key)")
            }
        }
    }

    @Test(arguments: builtIn, WordList.all)
    func `a word that depends on a number has every form that its language uses`(
        _ table: StringTable, _ words: WordList
    ) throws {
        let used = Set((0...200).map { PluralCategory(of: $0, in: table.language) })
        for key in words.keys {
            guard case .plural(let forms) = try words.entry(key, table) else { continue }
            #expect(used.isSubset(of: forms.keys), "\(table.language) \(key)")
        }
    }

    @Test(arguments: builtIn.dropFirst(), WordList.all) func `hardly a word is the English one`(
        _ table: StringTable, _ words: WordList
    ) throws {
        let same = try words.keys.filter { key in
            let english = try words.usual(key, .english)
            return try words.usual(key, table) == english && english.contains { $0.isLetter }
        }
        #expect(same.count <= words.mostEnglish, "\(table.language): \(same)")
        for key in same where !words.patterns.contains(key) {
            let parts = try words.usual(key, .english).split(separator: " ").filter { $0.contains { $0.isLetter } }
            #expect(parts.count == 1, "\(table.language) \(key)")
        }
    }
}
