import AccessibilityTree

/// A label is a name, not a sentence.
struct LabelPunctuated: FixedRule {
    static let description = RuleDescription(
        id: "label-punctuated", title: "A label doesn't end with a full stop.",
        explanation:
            "A label is a name; a full stop makes the screen reader pause as after a sentence, before it says the role.",
        remedy: "Take the full stop away.", impact: .minor)
    static let safeFix: String? = "The full stop is taken from a label that is not also drawn and is no abbreviation."
    static let kinds: ElementKinds = [.interactive, .image]
    static let examples: [RuleExample] = [
        .pass("A button that is called Save.", .button("Save")),
        .fail("A button with a full stop.", .button("Save.")),
        .pass("A button with dots, which say that more comes.", .button("Save as...")),
        .pass("A label with a comma is a description.", .image("A cat, asleep on a sofa.")),
        .nothing("Text is made of sentences.", .text("It was saved.")),
    ]

    func check(_ element: AuditedElement, on screen: ScreenFacts, _ report: inout RuleReport) {
        guard !element.label.isBlank, !element.kinds.contains(.field) else { return }
        guard element.label.endsWithStop, !element.label.hasComma else { return report.pass() }
        var fix: Finding.Fix?
        if element.touch.isLabelGiven, let label = element.node.label?.string,
            let short = LabelTrimming.withoutStop(label)
        {
            fix = Finding.Fix(
                title: "Take the full stop away", xml: LabelTrimming.attribute("label", short),
                change: Finding.Change("label", from: label, to: short))
        }
        report.fail(element, "The label \(element.name) ends with a full stop.", attribute: "label", fix: fix)
    }
}
