import AccessibilityTree

/// What is heard is there in each of the project's languages.
struct TranslationMissing: AuditRule {
    static let description = RuleDescription(
        id: "translation-missing", title: "What is heard is in each language that the project has.",
        explanation: "Somebody hears a word of another language, read with the sounds of their own.",
        remedy: "Export the texts of the file anew and translate what is new.",
        impact: .moderate, criteria: [.languageOfPage], clauses: ["11.3.1.1.1"])
    static let kinds: ElementKinds = [.reached, .drawsText]
    static let examples: [RuleExample] = [
        .fail("A label that German has and French has not.", .button("Save") { $0.isInFile() }).declaring(
            Declaration.TranslatedText("label", "Save", translations: ["de": "Sichern"], missing: ["fr"])),
        .pass("A label in two languages.", .button("Save") { $0.isInFile() }).declaring(
            Declaration.TranslatedText("label", "Save", translations: ["de": "Sichern", "fr": "Enregistrer"])),
        .nothing("A file without translations.", .button("Save") { $0.isInFile() }),
    ]
    /// So many languages are named.
    private static let namesLimit = 5

    init(_ settings: RuleSettings) {}

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
                element, "The \(text.fact) “\(LabelScan.shortened(text.text))” is not translated into \(list).",
                .content,
                attribute: text.fact)
        }
    }
}

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
    static let kinds: ElementKinds = .operated
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

extension ScreenFacts {
    /// The texts of the element's own object that the project has translators for.
    fileprivate func ownTexts(of element: AuditedElement) -> [Declaration.TranslatedText] {
        // Without a declaration nothing is to be looked up; those of what the element is a part of are not its own.
        guard !screen.declarations.isEmpty, let id = element.node.source?.objectID else { return [] }
        return screen.declarations[id]?.texts ?? []
    }
}

// What examples of translations are made of.
extension Node {
    /// Stands in a file.
    fileprivate mutating func isInFile() {
        source = SourceLocation(file: "Main.storyboard", line: 12, column: 9, objectID: "example")
    }
}

extension RuleExample {
    /// The same screen, the file of which has this text.
    fileprivate func declaring(_ text: Declaration.TranslatedText) -> RuleExample {
        var copy = self
        copy.screen.declarations["example"] = Declaration()
        copy.screen.declarations["example"]?.texts = [text]
        return copy
    }
}
