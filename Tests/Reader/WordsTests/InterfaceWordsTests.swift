import Testing
import Words

/// UIKit's own words.
@Suite struct InterfaceWordsTests {
    @Test(arguments: [
        ("en", "Page 2 of 5", "Rows 6 to 10 of 43", "1 item", "3 items"),
        ("de-AT", "Seite 2 von 5", "Zeilen 6 bis 10 von 43", "1 Objekt", "3 Objekte"),
        ("fr", "Page 2 sur 5", "Rangées 6 à 10 sur 43", "1 élément", "3 éléments"),
        ("es-MX", "Página 2 de 5", "Filas 6 a 10 de 43", "1 ítem", "3 ítems"),
        ("ja", "5ページ中2ページ目", "43行中の6から10行目", "1項目", "3項目"),
        ("zh-Hant", "第2页，共5页", "第6至10行，共43行", "1项", "3项"),
        ("ar", "الصفحة ٢ من ٥", "الصفوف ٦ إلى ١٠ من ٤٣", "عنصر واحد", "٣ عناصر"),
        ("ar-MA", "الصفحة 2 من 5", "الصفوف 6 إلى 10 من 43", "عنصر واحد", "3 عناصر"),
        ("nl", "Page 2 of 5", "Rows 6 to 10 of 43", "1 item", "3 items"),
    ])
    func `the announcements after scrolling and those of badges are translated`(
        _ tag: String, _ page: String, _ rows: String, _ one: String, _ three: String
    ) {
        let words = StringCatalog.builtIn.interfaceWords(for: tag)
        #expect(words[.pageStatus, 2, 5] == page)
        #expect(words[.rowsStatus, 6, 10, 43] == rows)
        #expect(words[.itemCount, 1] == one)
        #expect(words[.itemCount, 3] == three)
    }

    @Test(arguments: [("en", "50%"), ("de", "50 %"), ("ar-EG", "٥٠٪")])
    func `percent are those of the reader`(_ tag: String, _ text: String) {
        let words = StringCatalog.builtIn.words(for: tag, style: .voiceover)
        #expect(StringCatalog.builtIn.interfaceWords(for: tag).percent(50) == words[.percent, 50])
        #expect(words[.percent, 50].filter { !$0.isWhitespace } == text.filter { !$0.isWhitespace })
    }

    @Test(arguments: [
        ("Back", true), ("zurück", true), ("戻る", true), ("ATRÁS", true), ("Back to Mail", false), ("", false),
        (String(repeating: "Back", count: 50_000), false),
    ])
    func `the word for going back is known in every language`(_ text: String, _ isBack: Bool) {
        #expect(StringCatalog.builtIn.isWord(text, .back) == isBack)
    }
}
