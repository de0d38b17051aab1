import AccessibilityTree

/// A label is short, and written as words are.
struct LabelLengthCase: AuditRule {
    static let longest = Threshold(
        "longest", "The longest label of what is operated, in characters.", standard: 40, range: 5...1_000)
    static let description = RuleDescription(
        id: "label-length-case", title: "The label of what is operated is short and written as words are.",
        explanation: "A long label is heard each time the element is passed; capitals may be spelled letter by letter.",
        remedy: "Shorten it and say the rest in the hint; write words as words, and let the view draw capitals.",
        impact: .minor)
    static let thresholds = [longest]
    static let kinds: ElementKinds = .interactive
    static let examples: [RuleExample] = [
        .pass("A button that is called Save.", .button("Save")),
        .fail("A button that is called SIGN IN.", .button("SIGN IN")),
        .pass("A button that is called PDF.", .button("PDF")),
        .fail(
            "A button with a sentence.", .button("Save this article to the list of what I want to read later on")),
    ]
    private let longest: Int

    init(_ settings: RuleSettings) { longest = Int(settings[Self.longest]) }

    func check(_ element: AuditedElement, on screen: ScreenFacts, _ report: inout RuleReport) {
        let label = element.label
        // A row of a table says what is in it, and is as long as that is.
        guard !label.isBlank, !element.isNamedAfterImage, !element.own.isDisjoint(with: [.isControl, .isLabelGiven])
        else {
            return
        }
        if label.length > longest {
            report.fail(element, "The label \(element.name) has \(label.length) characters.", attribute: "label")
        } else if label.isAllCapitals {
            report.fail(element, "The label \(element.name) is written in capitals.", attribute: "label")
        } else {
            report.pass()
        }
    }
}
