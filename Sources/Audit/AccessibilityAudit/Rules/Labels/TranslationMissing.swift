import AccessibilityTree

/// Requires that texts that VoiceOver reads are translated into each of the project's languages.
struct TranslationMissing: FixedRule {
    static let description = RuleDescription(
        id: "translation-missing", title: "Accessibility texts must be translated into every language of the project.",
        plural: "texts without a translation",
        explanation: "VoiceOver reads a text in another language with the pronunciation of the user's language.",
        remedy:
            "Add the key of the text, such as \"x7q-Zx-9Kn.accessibilityLabel\", to the .strings file of each language that the finding names.",
        impact: .moderate, criteria: [.languageOfPage], clauses: ["11.3.1.1.1"])
    static let kinds: ElementKinds = [.reachable, .drawsText]
    static let examples: [RuleExample] = [
        .fail("A label that is translated into German and not into French.", .button("Save") { $0.isInFile() })
            .declaring(
                Declaration.TranslatedText(
                    "label", "Save", translations: ["de": "Sichern"], missing: ["fr"],
                    key: "sav-Bt-001.accessibilityLabel",
                    missingFiles: ["fr": "App/fr.lproj/Main.strings"])),
        .pass("A label in two languages.", .button("Save") { $0.isInFile() }).declaring(
            Declaration.TranslatedText("label", "Save", translations: ["de": "Sichern", "fr": "Enregistrer"])),
        .nothing("A file without translations.", .button("Save") { $0.isInFile() }),
    ]
    /// The maximum number of languages that a message names.
    private static let namesLimit = 5

    func check(_ element: AuditedElement, on screen: ScreenFacts, _ report: inout RuleReport) {
        for text in screen.ownTexts(of: element) {
            guard !text.missing.isEmpty else {
                report.pass()
                continue
            }
            let names = text.missing.sorted()
            report.fail(
                element,
                "The \(text.fact) \"\(LabelScan.shortened(text.text))\" is not translated into \(Self.list(names)).",
                remedy: Self.remedy(for: text, names), .content, attribute: text.fact)
        }
    }

    private static func remedy(for text: Declaration.TranslatedText, _ languages: [String]) -> String? {
        // The folder names the language; the folders above it are those of the file with the text.
        let files = languages.compactMap { text.missingFiles[$0] }.map {
            $0.split(separator: "/").suffix(2).joined(separator: "/")
        }
        guard let key = text.key, !files.isEmpty else { return nil }
        return "Add the key \"\(LabelScan.shortened(key))\" to \(list(files))."
    }

    private static func list(_ names: [String]) -> String {
        let rest = names.count - namesLimit
        return names.prefix(namesLimit).joined(separator: ", ") + (rest > 0 ? " and \(rest) more" : "")
    }
}
