import AccessibilityTree

/// A label is short in each of the project's languages.
struct TranslationOverlong: AuditRule {
    static let length = Threshold(
        "length", "The length up to which a translation is always accepted, in characters.", standard: 40,
        range: 1...1_000)
    static let ratio = Threshold(
        "ratio", "The maximum length of a longer translation, as a multiple of the original's length.", standard: 2,
        range: 1...20)
    static let description = RuleDescription(
        id: "translation-overlong", title: "Translated labels must be short.",
        plural: "translated labels that are too long",
        explanation: "VoiceOver reads the whole label before the user knows what the element is.",
        remedy: "Shorten the translation, and move details to the accessibility Hint.", impact: .minor, criteria: [])
    static let thresholds = [length, ratio]
    static let kinds: ElementKinds = .interactive
    static let examples: [RuleExample] = [
        .fail("A translation that is a sentence.", .button("Save") { $0.isInFile() }).declaring(
            Declaration.TranslatedText(
                "label", "Save", translations: ["de": "Hier tippen, um alle Ihre Änderungen am Dokument zu sichern"])),
        .pass("A translation that is as short as the original.", .button("Save") { $0.isInFile() }).declaring(
            Declaration.TranslatedText("label", "Save", translations: ["de": "Änderungen sichern"])),
        .nothing("A hint.", .button("Save") { $0.isInFile() }).declaring(
            Declaration.TranslatedText("hint", "Saves", translations: ["de": String(repeating: "lang ", count: 30)])),
    ]
    private let length: Double
    private let ratio: Double

    init(_ settings: RuleSettings) { (length, ratio) = (settings[Self.length], settings[Self.ratio]) }

    func check(_ element: AuditedElement, on screen: ScreenFacts, _ report: inout RuleReport) {
        for text in screen.ownTexts(of: element) where text.fact != "hint" && !text.translations.isEmpty {
            let limit = max(length, ratio * Double(text.text.count))
            let long = text.translations.filter { Double($0.value.count) > limit }.min { $0.key < $1.key }
            guard let long else {
                report.pass()
                continue
            }
            report.fail(
                element,
                "The \(text.fact) \"\(LabelScan.shortened(text.text))\" has \(long.value.count) characters in \(long.key); the maximum is \(Int(limit)).",
                .content, attribute: text.fact)
        }
    }
}
