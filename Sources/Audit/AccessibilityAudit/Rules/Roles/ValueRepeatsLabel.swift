import AccessibilityTree

/// Requires that the value of an element adds something to its label.
struct ValueRepeatsLabel: FixedRule {
    static let description = RuleDescription(
        id: "value-repeats-label", title: "The value of an element must differ from its label.",
        plural: "values that repeat the label",
        explanation: "VoiceOver announces the same words twice.",
        remedy:
            "Set accessibilityValue to what changes, such as “50 %”, or don't set it. A static text needs only a label.",
        impact: .minor, criteria: [.nameRoleValue], clauses: ["11.5.2.7"])
    static let kinds: ElementKinds = .reachable
    static let examples: [RuleExample] = [
        .pass("A slider with a label and a value.", .slider("Volume", value: "50 %")),
        .fail("A button with the same words as label and value.", .button("Seat 12") { $0.value = "seat 12" }),
        .fail("A text whose value is the text.", .text("Gate closes at nine") { $0.value = "Gate closes at nine" }),
        .nothing("A button without a value.", .button("Save")),
        .nothing(
            "An empty field whose placeholder is also its label.",
            .field("Name", placeholder: "Name") { $0.value = "Name" }),
    ]

    func check(_ element: AuditedElement, on screen: ScreenFacts, _ report: inout RuleReport) {
        // The value of a field is the text that the user has entered, or the placeholder.
        guard element.own.contains(.hasValue), !element.kinds.contains(.field), !element.label.isBlank,
            let value = element.value
        else { return }
        guard LabelScan(value).hash == element.label.hash else { return report.pass() }
        report.fail(element, "\(element.name) has the same words as its label and as its value.")
    }
}
