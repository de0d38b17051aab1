import Testing
import Words

@Suite struct CharacterNameTests {
    @Test(arguments: ["en", "de", "es", "fr", "ja", "zh-Hans", "ar"])
    func `every sign of ASCII has a name in every language`(_ language: String) {
        let names = CharacterNames.names(for: language)
        #expect(names.language == language)
        for value in UInt8(0x20)..<0x7F {
            let character = Character(Unicode.Scalar(value))
            guard !character.isLetter, !character.isNumber else { continue }
            #expect(names.name(of: character) != nil, "\(language) \(character)")
        }
        for blank: Character in ["\n", "\r\n", "\t", "\u{A0}"] { #expect(names.name(of: blank) != nil) }
    }

    @Test(arguments: [
        ("de-AT", ".", "Punkt"), ("es", "¿", "apertura de interrogación"), ("fr", "@", "arobase"),
        ("ja-JP", "。", "句点"), ("zh-CN", "，", "逗号"), ("ar", "؟", "علامة استفهام"), ("de", "🎉", "Konfettibombe"),
    ])
    func `signs are called as the language calls them`(_ language: String, _ sign: Character, _ name: String) {
        #expect(CharacterNames.names(for: language).name(of: sign) == name)
    }

    @Test(arguments: [("de", "ä", "Ärger"), ("es", "Ñ", "Ñoño"), ("fr", "Z", "Zoé"), ("en", "b", "Bravo")])
    func `letters are spelt with the words of the language`(_ language: String, _ letter: Character, _ word: String) {
        #expect(CharacterNames.names(for: language).phonetic(of: letter) == word)
    }

    @Test(arguments: ["ja", "zh", "ar"]) func `languages without a spelling alphabet have no such words`(
        _ language: String
    ) {
        #expect(CharacterNames.names(for: language).phonetic(of: "a") == nil)
    }

    @Test func `every punctuation sign and blank of ASCII has a name`() {
        for value in UInt8(0x20)...0x7E {
            let character = Character(Unicode.Scalar(value))
            guard !character.isLetter, !character.isNumber else { continue }
            let name = CharacterNames.english.name(of: character) ?? ""
            #expect(name.count > 1 && name.allSatisfy { $0.isLetter || $0 == " " }, "\(character)")
        }
    }

    @Test func `every letter of the alphabet has a word`() {
        for value in UInt8(0x61)...0x7A {
            let letter = Character(Unicode.Scalar(value))
            #expect(CharacterNames.english.phonetic(of: letter)?.lowercased().first == letter)
            #expect(
                CharacterNames.english.phonetic(of: Character(letter.uppercased()))
                    == CharacterNames.english.phonetic(of: letter))
        }
        #expect(CharacterNames.english.phonetic(of: "1") == nil)
        #expect(CharacterNames.english.phonetic(of: "ﬁ") == nil)
    }

    @Test func `a language without a table uses the English one`() {
        #expect(CharacterNames.names(for: "tlh").name(of: "!") == "exclamation mark")
        #expect(CharacterNames.names(for: "en-GB").name(of: "!") == "exclamation mark")
    }

    @Test func `a table without Unicode's names calls an emoji an emoji`() {
        let names = CharacterNames(language: "xx", names: [:], phonetics: [:], emoji: "Bildchen")
        #expect(names.name(of: "🦑") == "Bildchen")
        #expect(names.name(of: "☃") == nil)
    }
}
