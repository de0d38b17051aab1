import Foundation

/// BCP 47 tags, the codes of languages such as "en" and "pt-BR".
package enum LanguageCode {
    /// How to fix a tag that is not valid.
    package static let remedy = "write a language code (BCP 47), such as \"en\" or \"pt-BR\""

    /// The codes of two letters (ISO 639-1).
    private static let ofTwoLetters = Set(
        Locale.LanguageCode.isoLanguageCodes.map(\.identifier).filter { $0.count == 2 })

    /// Whether a tag can name a language. All codes of three letters are accepted: there are seven thousand.
    package static func isValid(_ tag: String) -> Bool {
        let subtags = tag.lowercased().split(omittingEmptySubsequences: false) { $0 == "-" || $0 == "_" }
        let isFormed = subtags.allSatisfy { subtag in
            (1...8).contains(subtag.count) && subtag.allSatisfy { $0.isASCII && ($0.isLetter || $0.isNumber) }
        }
        guard isFormed, let code = subtags.first, code.allSatisfy(\.isLetter) else { return false }
        return code.count == 3 || ofTwoLetters.contains(String(code))
    }
}

extension SynthesizerVoice {
    /// Whether the voice speaks the language of a BCP 47 tag, in whatever region.
    package func speaks(_ tag: String) -> Bool {
        let names = EngineVoiceName.candidates(language: tag, like: "")
        let own = language.lowercased().prefix { $0 != "-" && $0 != "_" }
        // The last candidate is the language alone.
        return [names.first, names.last].contains { $0?.prefix { $0 != "-" } == own }
    }
}
