import AccessibilityTree

/// A field keeps its name while there is text in it.
struct PlaceholderOnly: FixedRule {
    static let description = RuleDescription(
        id: "placeholder-only", title: "Text fields must have a label in addition to their placeholder.",
        plural: "text fields with a placeholder but no label",
        explanation:
            "The placeholder disappears as soon as text is entered. The purpose of the field is then neither visible nor announced.",
        remedy:
            "Set the accessibility Label of the field in the Identity inspector (accessibilityLabel), preferably to the text of a visible label.",
        impact: .serious, criteria: [.labelsOrInstructions], clauses: ["11.3.3.2"])
    static let kinds: ElementKinds = .field
    static let examples: [RuleExample] = [
        .pass("A field with a label.", .field("Name", placeholder: "Ada Lovelace")),
        .fail("A field with a placeholder only.", .field(nil, placeholder: "Name")),
        .pass(
            "A search field, whose trait describes its purpose.",
            .field(nil, placeholder: "Search") { $0.traits = .searchField }),
        .nothing("A field without a label and a placeholder.", .field(nil)),
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
            "\(element.name) has a placeholder but no accessibility label; the placeholder disappears when text is entered.",
            attribute: "placeholder",
            fix: Finding.Fix(title: "Add an accessibility label", xml: LabelTrimming.accessibility(placeholder)))
    }
}
