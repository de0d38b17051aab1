import AccessibilityTree

/// A field is called something while there is text in it, too.
struct PlaceholderOnly: FixedRule {
    static let description = RuleDescription(
        id: "placeholder-only", title: "A field has a label beside its placeholder.",
        explanation:
            "A placeholder goes with the first letter that is typed: what the field is for is then neither seen nor heard.",
        remedy: "Give the field an accessibilityLabel, best with a label beside it that can be seen.",
        impact: .serious, criteria: [.labelsOrInstructions], clauses: ["11.3.3.2"])
    static let kinds: ElementKinds = .field
    static let examples: [RuleExample] = [
        .pass("A field with a label.", .field("Name", placeholder: "Ada Lovelace")),
        .fail("A field with a placeholder only.", .field(nil, placeholder: "Name")),
        .pass(
            "A field for searching, whose trait says what it is for.",
            .field(nil, placeholder: "Search") { $0.traits = .searchField }),
        .nothing("A field with neither.", .field(nil)),
    ]

    func check(_ element: AuditedElement, on screen: ScreenFacts, _ report: inout RuleReport) {
        guard element.own.contains(.hasPlaceholder), let placeholder = element.appearance?.placeholder,
            !placeholder.isEmpty
        else { return }
        guard element.label.isBlank || !element.touch.isLabelGiven && element.node.label?.string == placeholder,
            !element.traits.contains(.searchField)
        else { return report.pass() }
        report.fail(
            element,
            "The field has only its placeholder “\(LabelScan.shortened(placeholder))”, which goes when text is typed.",
            attribute: "placeholder",
            fix: Finding.Fix(title: "Give the field a label", xml: LabelTrimming.accessibility(placeholder)))
    }
}
