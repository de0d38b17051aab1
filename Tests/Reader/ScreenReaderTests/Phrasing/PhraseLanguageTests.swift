import AccessibilityTree
import ScreenReader
import Speech
import Testing

/// Phrases in other languages than English.
@Suite struct PhraseLanguageTests {
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

    @Test func `an app in another language is spoken by a voice of that language`() {
        let parts = Phraser(language: "fr-CA").phrase(.element(1, "Envoyer", [.button])).parts()
        #expect(
            parts == [
                .text(SpokenText("Envoyer", role: .label, language: "fr-CA")),
                .text(SpokenText("bouton", role: .trait, language: "fr")),
            ])
        let dutch = Phraser(language: "nl").phrase(.element(1, "Ga", [.button])).parts()
        #expect(
            dutch == [
                .text(SpokenText("Ga", role: .label, language: "nl")),
                .text(SpokenText("button", role: .trait, language: "en")),
            ])
    }

    @Test(arguments: [
        ("de", "Zurück"), ("es", "ATRÁS"), ("fr", "Retour"), ("ja", "戻る"), ("zh-Hans", "返回"), ("ar", "رجوع"),
        ("de", "Back"), ("en", "Zurück"), ("nl", "戻る"),
    ])
    func `a back button does not repeat its role in any language`(_ language: String, _ label: String) {
        let phrase = Phraser(language: language).phrase(.element(1, label, [.button, .backButton]))
        let words = StringCatalog.builtIn.words(for: language, style: .voiceover)
        #expect(phrase.description == words[.backButton])
    }

    @Test func `an argument that looks like a place stays as it is`() {
        let phrase = Phraser(style: .snapshot).phrase(.element(1, "{0} {1", [.selected]))
        #expect(phrase.description == "Selected: {0} {1")
    }
}
