import AccessibilityTree

/// A label is short in each of the project's languages.
struct TranslationOverlong: AuditRule {
    static let length = Threshold(
        "length", "The longest label that is always short enough, in characters.", standard: 40, range: 1...1_000)
    static let ratio = Threshold(
        "ratio", "How many times as long as the original a longer one may be.", standard: 2, range: 1...20)
    static let description = RuleDescription(
        id: "translation-overlong", title: "A label is short in each language that the project has.",
        explanation: "It takes long until somebody has heard what the element is.",
        remedy: "Shorten the translation, and move what explains it into the hint.", impact: .minor, criteria: [])
    static let thresholds = [length, ratio]
    static let kinds: ElementKinds = .interactive
    static let examples: [RuleExample] = [
        .fail("A label that has become a sentence.", .button("Save") { $0.isInFile() }).declaring(
            Declaration.TranslatedText(
                "label", "Save", translations: ["de": "Hier tippen, um alle Ihre Änderungen am Dokument zu sichern"])),
        .pass("A label that is as long as the other.", .button("Save") { $0.isInFile() }).declaring(
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
                "The \(text.fact) “\(LabelScan.shortened(text.text))” has \(long.value.count) characters in \(long.key).",
                .content, attribute: text.fact)
        }
    }
}
