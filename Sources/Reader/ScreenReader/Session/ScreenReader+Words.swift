import AccessibilityTree
import Speech

extension ScreenReader {
    /// The phraser for elements, by the options and the user's current settings.
    var phraser: Phraser {
        var phrasing = options.phrasing
        phrasing.verbosity.speaksHints = phrasing.verbosity.speaksHints && settings.speaksHints
        return Phraser(style: options.style, strings: strings, language: language, options: phrasing)
    }

    /// The reader's own words.
    var words: StringCatalog.Words {
        strings.words(for: language, style: options.style)
    }

    /// The language of the reader's own words.
    var language: String {
        settings.language ?? options.language ?? screen.tree.environment.language
    }

    /// Names the language of speech that names none, if a voice needs it: announcements are in the app's language,
    /// messages in the language of the reader's words.
    func inAppLanguage(_ parts: [Utterance.Part]) -> [Utterance.Part] {
        guard let appLanguage = phraser.voiceLanguage else { return parts }
        let ownLanguage = words.language
        return parts.map { part in
            guard case .text(var spoken) = part, spoken.language == nil else { return part }
            spoken.language = spoken.role == .system ? ownLanguage : appLanguage
            return .text(spoken)
        }
    }

    /// Writes down, once for each language, which words are spoken in another language because they are missing.
    mutating func noteMissingWords(in language: String) {
        // An app that makes up languages without end is not worth a list of them.
        guard reportedLanguages.count < 64, !reportedLanguages.contains(language) else { return }
        reportedLanguages.insert(language)
        guard let gap = strings.gap(for: language),
            gap.language == language || reportedLanguages.insert(gap.language).inserted
        else { return }
        log(.missingWords(language: gap.language, words: gap.words))
    }
}
