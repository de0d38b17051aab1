import AccessibilityTree

/// Requires that the label of a field doesn't hide its text.
struct FieldLabelHidesValue: FixedRule {
    static let description = RuleDescription(
        id: "field-label-hides-value", title: "The text in a field is heard.",
        explanation: "Somebody hears a fixed text instead of what was typed and can't check it.",
        remedy: "Don't set accessibilityValue of a field; set its label and let it say its text.",
        impact: .critical, criteria: [.nameRoleValue], clauses: ["11.5.2.7"])
    static let kinds: ElementKinds = .field
    static let examples: [RuleExample] = [
        .pass(
            "A field that says its text.",
            .field("Name") { node in
                node.value = "Ada"
                node.shows(text: "Ada")
            }),
        .fail(
            "A field that says something else.",
            .field("Name") { node in
                node.value = "Your name"
                node.shows(text: "Ada")
            }),
        .nothing("An empty field.", .field("Name")),
    ]

    func check(_ element: AuditedElement, on screen: ScreenFacts, _ report: inout RuleReport) {
        guard element.own.contains(.hasText), let text = element.appearance?.text, !element.node.isSecret else {
            return
        }
        if element.value?.contains(text) == true { return report.pass() }
        let heard = element.node.value.map { "“\(LabelScan.shortened($0.string))” is" } ?? "nothing is"
        report.fail(element, "\(element.name.capitalizedFirst) has a text in it and \(heard) heard of it.")
    }
}
