import AccessibilityTree

/// Requires that texts that VoiceOver reads are translated into each of the project's languages.
struct TranslationMissing: FixedRule {
    static let description = RuleDescription(
        id: "translation-missing", title: "Accessibility texts must be translated into every language of the project.",
        explanation: "VoiceOver reads a text in another language with the pronunciation of the user's language.",
        remedy: "Export the strings of the file again and translate the new ones.",
        impact: .moderate, criteria: [.languageOfPage], clauses: ["11.3.1.1.1"])
    static let kinds: ElementKinds = [.reachable, .drawsText]
    static let examples: [RuleExample] = [
        .fail("A label that is translated into German and not into French.", .button("Save") { $0.isInFile() })
            .declaring(
                Declaration.TranslatedText("label", "Save", translations: ["de": "Sichern"], missing: ["fr"])),
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
            let rest = names.count - Self.namesLimit
            let list = names.prefix(Self.namesLimit).joined(separator: ", ") + (rest > 0 ? " and \(rest) more" : "")
            report.fail(
                element, "The \(text.fact) \"\(LabelScan.shortened(text.text))\" is not translated into \(list).",
                .content,
                attribute: text.fact)
        }
    }
}
