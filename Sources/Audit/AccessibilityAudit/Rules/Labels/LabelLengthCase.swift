import AccessibilityTree

/// A label is short, and written as words are.
struct LabelLengthCase: AuditRule {
    static let longest = Threshold(
        "longest", "The maximum length of the label of an interactive element, in characters.", standard: 40,
        range: 5...1_000)
    static let description = RuleDescription(
        id: "label-length-case", title: "Labels of interactive elements must be short and not in capitals.",
        plural: "labels that are long or in capitals",
        explanation: "VoiceOver reads the whole label each time. It may spell capitals letter by letter.",
        remedy:
            "Shorten the accessibility Label and move details to the accessibility Hint. Write words in lower case and let the view draw capitals.",
        impact: .minor, precision: .high)
    static let thresholds = [longest]
    static let kinds: ElementKinds = .interactive
    static let examples: [RuleExample] = [
        .pass("A button with the label “Save”.", .button("Save")),
        .fail("A button with the label “SIGN IN”.", .button("SIGN IN")),
        .pass("A button with the label “PDF”.", .button("PDF")),
        .fail(
            "A button with a sentence as its label.",
            .button("Save this article to the list of what I want to read later on")),
    ]
    private let longest: Int

    init(_ settings: RuleSettings) { longest = Int(settings[Self.longest]) }

    func check(_ element: AuditedElement, on screen: ScreenFacts, _ report: inout RuleReport) {
        let label = element.label
        // The label of a table row is its content, and as long as that is.
        guard !label.isBlank, !element.isNamedAfterImage, !element.own.isDisjoint(with: [.isControl, .isLabelGiven])
        else {
            return
        }
        if label.length > longest {
            report.fail(
                element, "The label of \(element.name) has \(label.length) characters; the maximum is \(longest).",
                attribute: "label")
        } else if label.isAllCapitals {
            report.fail(element, "The label of \(element.name) is in capitals.", attribute: "label")
        } else {
            report.pass()
        }
    }
}
