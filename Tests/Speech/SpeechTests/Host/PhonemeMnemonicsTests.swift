import Testing

@testable import ESpeakSpeech

@Suite struct `IPA in the mnemonics of eSpeak` {
    @Test(arguments: [
        ("en-us", "həˈloʊ wɜːld", "[[h@'loU]] [[w3:ld]]"), ("en", "ˈt͡ʃɪkɪn", "[['tSIkIn]]"),
        ("en-us+f3", "ɡoʊ/gəʊ", "[[goUgoU]]"), ("de", "ˈʃtʁaːsə", "[['StrA:s@]]"), ("fr", "bɔ̃ˈʒuʁ", "[[bO~'Zur]]"),
        ("fr", "s\u{61}\u{303}", "[[sA~]]"), ("fr", "s\u{E3}", "[[sA~]]"), ("es", "ˈniɲo", "[['nin^o]]"),
        ("es", "ʌ", "[[a]]"), ("en", "y", "[[u:]]"),
    ])
    func `sounds have the mnemonics that the language has`(voice: String, ipa: String, mnemonics: String) {
        #expect(PhonemeMnemonics.text(ipa: ipa, voice: voice) == mnemonics)
    }

    @Test(arguments: ["", " ", "ˈˌ", "123", "<!%>", "\u{1}", "]] [["])
    func `what holds no sound gives nothing`(ipa: String) {
        #expect(PhonemeMnemonics.text(ipa: ipa, voice: "en-us") == nil)
    }

    @Test func `nothing but mnemonics comes out, whatever goes in`() {
        let allowed = Set("[] '_,:;?*^#~@012345`")
        for value in (UInt32(0)...0xFFFF) {
            guard let scalar = Unicode.Scalar(value) else { continue }
            let text = PhonemeMnemonics.text(ipa: "a\(scalar)]]\u{1}<x>a", voice: "en") ?? ""
            #expect(text.allSatisfy { $0.isASCII && ($0.isLetter || allowed.contains($0)) })
        }
    }

    @Test func `a long notation is cut`() {
        let text = PhonemeMnemonics.text(ipa: String(repeating: "ba", count: 10_000), voice: "en") ?? ""
        #expect(text.utf8.count == 304)
    }
}
