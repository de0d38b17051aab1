import InterfaceBuilder
import Testing

/// Which of a project's languages a user gets.
@Suite struct LanguageMatchTests {
    private static let cases: [(String, [String], String?)] = [
        ("de", ["en", "de", "de-AT"], "de"),
        ("de-AT", ["en", "de", "de-AT"], "de-AT"),
        ("de-AT", ["en", "de"], "de"),
        ("de_at", ["en", "de_AT", "de"], "de_AT"),
        ("de-1996", ["en", "de"], "de"),
        ("pt", ["pt-BR", "pt-PT"], "pt-BR"),
        ("en-GB", ["en", "en-AU"], "en"),
        ("de", ["English", "German"], "German"),
        ("zh-TW", ["zh-Hans", "zh-Hant"], "zh-Hant"),
        ("zh-Hant-HK", ["zh-CN", "zh-TW"], "zh-TW"),
        ("zh", ["zh-Hant", "zh-Hans"], "zh-Hans"),
        ("sr-Latn", ["sr", "sr-Latn"], "sr-Latn"),
        ("iw", ["he"], "he"),
        ("no", ["nb", "nn"], "nb"),
        ("de", ["en", "fr"], nil),
        ("zh-TW", ["zh-Hans"], nil),
        ("fi", ["fil"], nil),
        ("", ["de"], nil),
    ]

    @Test(arguments: cases)
    func `the nearest language is chosen`(wanted: String, available: [String], chosen: String?) {
        #expect(LanguageMatch.best(for: wanted, among: available) == chosen)
        #expect(LanguageMatch.best(for: wanted, among: available.reversed()) == chosen)
    }
}
