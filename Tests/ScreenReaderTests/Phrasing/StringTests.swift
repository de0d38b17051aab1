import AccessibilityTree
import ScreenReader
import Speech
import Testing

@Suite struct StringTests {
    @Test func `the English table is complete`() {
        #expect(StringTable.english.missingKeys.isEmpty)
    }

    @Test(arguments: [
        ("en", 1, PluralCategory.one), ("en", 0, .other), ("fr", 0, .one), ("ja", 1, .other), ("ar", 3, .few),
        ("ar", 100, .other), ("ar", 111, .many), ("ru", 21, .one), ("ru", 12, .many), ("ru", 3, .few),
        ("EN-US", Int.min, .other), ("", 1, .one),
    ])
    func `plural categories`(_ language: String, _ count: Int, _ category: PluralCategory) {
        #expect(PluralCategory(of: count, in: language) == category)
    }

    @Test func `a language without its own words falls back, and a region to its language`() {
        let german = StringTable(language: "de", spoken: [.button: "Taste"], digits: Array("〇一二三四五六七八九"))
        let catalog = StringCatalog(fallback: .english, tables: [german])
        #expect(catalog.words(for: "de-AT", style: .voiceover)[.button] == "Taste")
        #expect(catalog.words(for: "de", style: .voiceover)[.link] == "link")
        #expect(catalog.words(for: "nl", style: .voiceover)[.button] == "button")
        #expect(catalog.words(for: nil, style: .snapshot)[.button] == "Button.")
        #expect(german.text(of: 42) == "四二")
    }

    @Test func `an element's language chooses the reader's words and their voice`() {
        let german = StringTable(language: "de", spoken: [.button: "Taste"])
        var node = Node.element(1, "Los", [.button])
        node.language = "de-AT"
        let phrase = Phraser(strings: StringCatalog(fallback: .english, tables: [german])).phrase(node)
        #expect(phrase.description == "Los, Taste")
        #expect(
            phrase.parts() == [
                .text(SpokenText("Los", role: .label, language: "de-AT")),
                .text(SpokenText("Taste", role: .trait, language: "de")),
            ])
    }

    @Test func `an argument that looks like a place stays as it is`() {
        let phrase = Phraser(style: .snapshot).phrase(.element(1, "{0} {1", [.selected]))
        #expect(phrase.description == "Selected: {0} {1")
    }
}
