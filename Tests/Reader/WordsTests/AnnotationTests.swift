import Testing

@testable import Words

@Suite struct AnnotationTests {
    @Test(arguments: [
        ("en", "✓", "check mark"), ("de", "→", "nach rechts weisender Pfeil"), ("fr", "♠", "pique"),
        ("es", "∑", "sumativa n-aria"), ("ja", "🎉", "クラッカー"), ("zh", "♥", "红桃"), ("ar", "😀", "وجه بابتسامة عريضة"),
        ("de", "❤️", "rotes Herz"), ("de", "🇩🇪", "Flagge: Deutschland"), ("en", "1️⃣", "keycap: 1"),
        ("en", "👩‍💻", "woman technologist"), ("de", "👍🏽", "Daumen hoch: mittlere Hautfarbe"),
        ("fr", "👩🏿‍🚀", "astronaute femme: peau foncée"), ("en", "🏽", "medium skin tone"),
    ])
    func `symbols and emoji are called as CLDR calls them`(
        _ language: String, _ character: Character, _ name: String
    ) {
        #expect(CharacterNames.names(for: language).annotation(of: character) == name)
        #expect(CharacterNames.names(for: language).name(of: character) == name)
    }

    @Test(arguments: ["ar", "de", "en", "es", "fr", "ja", "zh"])
    func `every language names as much`(_ language: String) throws {
        let table = try #require(Annotations.table(for: language))
        var unnamed: [Character] = []
        for value in [0x1F300...0x1F5FF, 0x1F600...0x1F64F, 0x2190...0x2199, 0x2660...0x2666].joined() {
            guard let scalar = Unicode.Scalar(UInt32(value)), scalar.properties.isEmojiPresentation else { continue }
            if table.name(of: Character(scalar)) == nil { unnamed.append(Character(scalar)) }
        }
        #expect(unnamed.isEmpty, "\(unnamed)")
    }

    @Test(arguments: ["a", "é", "日", "-", "1", "²", "\u{E000}", "\u{FE0F}", "a\u{FE0F}"] as [Character])
    func `letters, ASCII and unassigned characters have no name`(_ character: Character) {
        #expect(Annotations.english.name(of: character) == nil)
    }

    @Test func `a character of ten thousand scalars is refused at once`() {
        let long = Character("👍" + String(repeating: "\u{1F3FD}\u{FE0F}", count: 10_000))
        #expect(Annotations.english.name(of: long) == "thumbs up: medium skin tone")
    }

    @Test func `what is not parted by a blank is passed over`() {
        let table = Annotations("★ star;☆;\n;☂ umbrella with rain\nab c")
        #expect(table.name(of: "★") == "star")
        #expect(table.name(of: "☂") == "umbrella with rain")
        #expect(table.name(of: "☆") == nil)
    }
}
