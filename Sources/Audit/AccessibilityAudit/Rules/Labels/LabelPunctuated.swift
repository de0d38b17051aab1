import AccessibilityTree

/// A label is a name, not a sentence.
struct LabelPunctuated: FixedRule {
    static let description = RuleDescription(
        id: "label-punctuated", title: "Labels must not end with a full stop.",
        plural: "labels that end with a full stop",
        explanation:
            "A label is a name, not a sentence. VoiceOver pauses at the full stop before it announces the role.",
        remedy: "Remove the full stop from the accessibility Label (accessibilityLabel).", impact: .minor)
    static let safeFix: String? = "The full stop is removed from an accessibility label that is not an abbreviation."
    static let kinds: ElementKinds = [.interactive, .image]
    static let examples: [RuleExample] = [
        .pass("A button with the label “Save”.", .button("Save")),
        .fail("A button with the label “Save.”.", .button("Save.")),
        .pass("A button with an ellipsis of three dots.", .button("Save as...")),
        .pass("An image with a comma in its label, which is a description.", .image("A cat, asleep on a sofa.")),
        .nothing("A text, which consists of sentences.", .text("It was saved.")),
    ]

    func check(_ element: AuditedElement, on screen: ScreenFacts, _ report: inout RuleReport) {
        guard !element.label.isBlank, !element.kinds.contains(.field) else { return }
        guard element.label.endsWithStop, !element.label.hasComma else { return report.pass() }
        var fix: Finding.Fix?
        if element.touch.isLabelGiven, let label = element.node.label?.string,
            let short = LabelTrimming.withoutStop(label)
        {
            fix = Finding.Fix(
                title: "Remove the full stop", xml: LabelTrimming.attribute("label", short),
                change: Finding.Change("label", from: label, to: short))
        }
        report.fail(element, "The label of \(element.name) ends with a full stop.", attribute: "label", fix: fix)
    }
}
