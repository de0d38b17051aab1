import AccessibilityTree

/// Requires that the label of a field doesn't hide its text.
struct FieldLabelHidesValue: FixedRule {
    static let description = RuleDescription(
        id: "field-label-hides-value", title: "Text fields must expose the entered text as their value.",
        plural: "text fields that hide the entered text",
        explanation: "VoiceOver announces a fixed text instead of the entered text, so users can't check it.",
        remedy:
            "Don't set accessibilityValue of a text field. Set its accessibility Label, and let UIKit provide the value.",
        impact: .critical, criteria: [.nameRoleValue], clauses: ["11.5.2.7"])
    static let kinds: ElementKinds = .field
    static let examples: [RuleExample] = [
        .pass(
            "A field with its text as the value.",
            .field("Name") { node in
                node.value = "Ada"
                node.shows(text: "Ada")
            }),
        .fail(
            "A field with another value.",
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
        let value = element.node.value.map { "its accessibilityValue is \"\(LabelScan.shortened($0.string))\"" }
        report.fail(element, "\(element.name) contains text, but \(value ?? "it has no accessibilityValue").")
    }
}
