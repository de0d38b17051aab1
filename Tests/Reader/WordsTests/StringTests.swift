import Testing

@testable import Words

private let builtIn: [StringTable] = [.english, .german, .spanish, .french, .japanese, .chinese, .arabic]

/// The places `{0}`, `{1}` … in a pattern.
private func places(in pattern: String) -> Set<String> {
    Set(
        pattern.split(separator: "{", omittingEmptySubsequences: false).dropFirst().compactMap { piece in
            piece.split(separator: "}").first.map(String.init)
        })
}

/// The reader's words.
@Suite struct StringTests {
    @Test(arguments: builtIn) func `every table that comes with the package is complete`(_ table: StringTable) {
        #expect(table.missingKeys.isEmpty, "\(table.language)")
    }

    @Test(arguments: builtIn) func `every translation has the places of the English words`(_ table: StringTable) throws
    {
        for key in StringKey.allCases {
            let english = try #require(StringTable.english.entry(key))
            let expected = english.forms.reduce(into: Set()) { $0.formUnion(places(in: $1)) }
            switch try #require(table.entry(key)) {
            case .text(let text): #expect(places(in: text) == expected, "\(table.language) \(key)")
            case .plural(let forms):
                #expect(places(in: try #require(forms[.other])) == expected, "\(table.language) \(key)")
                for form in forms.values {
                    #expect(places(in: form).isSubset(of: expected), "\(table.language) \(key)")
                }
            }
        }
    }

    @Test(arguments: builtIn) func `no word is empty or ends in a blank`(_ table: StringTable) throws {
        for key in StringKey.allCases {
            for form in try #require(table.entry(key)).forms {
                #expect(!form.isEmpty && form.first != " " && form.last != " ", "\(table.language) \(key)")
            }
        }
    }

    @Test(arguments: builtIn) func `a word that depends on a number has every form that its language uses`(
        _ table: StringTable
    ) throws {
        let used = Set((0...200).map { PluralCategory(of: $0, in: table.language) })
        for key in StringKey.allCases {
            guard case .plural(let forms)? = table.entry(key) else { continue }
            #expect(used.isSubset(of: forms.keys), "\(table.language) \(key)")
        }
    }

    @Test(arguments: builtIn.dropFirst()) func `no sentence was left in English`(_ table: StringTable) throws {
        let sentences = StringKey.allCases.filter { key in
            StringTable.english.entry(key)?.forms.first.map { $0.split(separator: " ").count > 2 } ?? false
        }
        #expect(sentences.count > 40)
        for key in sentences {
            #expect(table.entry(key)?.forms.first != StringTable.english.entry(key)?.forms.first, "\(key)")
        }
    }

    @Test(arguments: [
        ("en", 1, PluralCategory.one), ("en", 0, .other), ("fr", 0, .one), ("fr", 1_000_000, .many), ("fr", 2, .other),
        ("es", 1, .one), ("es", 0, .other), ("es", 2_000_000, .many), ("de", 1, .one), ("de", 2, .other),
        ("ja", 1, .other), ("zh-Hans", 1, .other), ("ar", 0, .zero), ("ar", 1, .one), ("ar", 2, .two), ("ar", 3, .few),
        ("ar", 10, .few), ("ar", 11, .many), ("ar", 99, .many), ("ar", 100, .other), ("ar", 102, .other),
        ("ar", 103, .few), ("ar", 111, .many), ("ru", 21, .one), ("ru", 12, .many), ("ru", 3, .few),
        ("EN-US", Int.min, .other), ("", 1, .one),
    ])
    func `plural categories`(_ language: String, _ count: Int, _ category: PluralCategory) {
        #expect(PluralCategory(of: count, in: language) == category)
    }

    @Test func `a language without its own words falls back, and a region to its language`() {
        let german = StringTable(
            language: "de", spoken: [.button: "Taste"], writing: Writing(digits: Array("〇一二三四五六七八九")))
        let catalog = StringCatalog(fallback: .english, tables: [german])
        #expect(catalog.words(for: "de-AT", style: .voiceover)[.button] == "Taste")
        #expect(catalog.words(for: "de", style: .voiceover)[.link] == "link")
        #expect(catalog.words(for: "nl", style: .voiceover)[.button] == "button")
        #expect(catalog.words(for: nil, style: .snapshot)[.button] == "Button.")
        #expect(german.writing.text(of: 42) == "四二")
    }

    @Test(arguments: [
        ("zh", "按钮"), ("zh-Hans-CN", "按钮"), ("zh_TW", "按钮"), ("de-CH", "Taste"), ("es-419", "botón"),
        ("fr_CA", "bouton"), ("ja-JP", "ボタン"), ("ar-EG", "زر"),
    ])
    func `every tag of a language gets its words`(_ tag: String, _ word: String) {
        #expect(StringCatalog.builtIn.words(for: tag, style: .voiceover)[.button] == word)
    }

    @Test func `the languages of the package`() {
        let catalog = StringCatalog.builtIn
        #expect(catalog.languages == ["ar", "de", "en", "es", "fr", "ja", "zh-Hans"])
        for language in catalog.languages {
            #expect(catalog.words(for: language, style: .voiceover).language == language)
        }
    }

    @Test(arguments: [
        ("ar", "١٢ من ٣٤٠"), ("ar-EG", "١٢ من ٣٤٠"), ("ar_Arab_SA", "١٢ من ٣٤٠"), ("ar-MA", "12 من 340"),
        ("ar-x-ma", "١٢ من ٣٤٠"), ("de", "12 von 340"), ("ja", "340の12"), ("zh-Hans", "第12项，共340项"),
    ])
    func `numbers are written with the digits of the language and the region`(_ tag: String, _ text: String) {
        #expect(StringCatalog.builtIn.words(for: tag, style: .voiceover)[.series, 12, 340] == text)
    }

    @Test(arguments: [
        ("en", "50%"), ("de", "50 %"), ("es", "50 %"), ("fr", "50 %"), ("ja", "50%"), ("zh", "50%"), ("ar", "٥٠٪"),
    ])
    func `percent are written as in the language`(_ tag: String, _ text: String) {
        #expect(StringCatalog.builtIn.words(for: tag, style: .voiceover)[.percent, 50] == text)
    }

    @Test(arguments: [
        (0, "لا صفوف"), (1, "صف واحد"), (2, "صفان"), (3, "٣ صفوف"), (11, "١١ صفًا"), (100, "١٠٠ صف"),
    ])
    func `Arabic has six forms`(_ count: Int, _ text: String) {
        #expect(StringCatalog.builtIn.words(for: "ar", style: .voiceover)[.rowCount, count] == text)
    }

    @Test func `parts of a message are joined as the language joins them`() {
        func joined(_ language: String) -> String {
            StringCatalog.builtIn.words(for: language, style: .voiceover).joined("A", "", "B.", "C")
        }
        #expect(joined("en") == "A, B. C")
        #expect(joined("ja") == "A、B.C")
        #expect(joined("zh") == "A，B.C")
        #expect(joined("ar") == "A، B. C")
    }

    @Test func `the snapshot words of a language look like the English ones`() {
        let words = StringCatalog.builtIn.words(for: "es", style: .snapshot)
        #expect(words[.button] == "Botón.")
        #expect(words[.actionsAvailable] == "Acciones disponibles")
        #expect(words[.toggleHint] == "Toca dos veces para cambiar el ajuste.")
        let german = StringCatalog.builtIn.words(for: "de", style: .snapshot)
        #expect(german[.dimmed] == "Grau dargestellt.")
        #expect(german[.selectedFormat, "X"] == "Auswahl: X")
        #expect(german[.columnSpan, 2] == "Umfasst 2 Spalten.")
    }

    @Test func `a gap in a language is known`() {
        let german = StringTable(language: "de", spoken: [.button: "Taste"])
        let catalog = StringCatalog(fallback: .english, tables: [german])
        #expect(catalog.gap(for: "en-GB") == nil)
        #expect(catalog.gap(for: "nl-BE") == StringCatalog.Gap(language: "nl", words: nil))
        let gap = catalog.gap(for: "de-AT")
        #expect(gap?.language == "de")
        #expect(gap?.words?.count == StringKey.allCases.count - 1)
        #expect(gap?.words?.contains("button") == false)
        for language in StringCatalog.builtIn.languages { #expect(StringCatalog.builtIn.gap(for: language) == nil) }
    }
}
