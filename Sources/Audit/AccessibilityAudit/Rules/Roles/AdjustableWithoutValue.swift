import AccessibilityTree

/// Requires that adjustable elements have a value.
struct AdjustableWithoutValue: FixedRule {
    static let description = RuleDescription(
        id: "adjustable-without-value", title: "What is adjusted has a value.",
        explanation: "Somebody who flicks up and down hears nothing change.",
        remedy: "Keep accessibilityValue up to date with what is shown.",
        impact: .serious, criteria: [.nameRoleValue], clauses: ["11.5.2.7"])
    static let kinds: ElementKinds = .adjustable
    static let examples: [RuleExample] = [
        .pass("A slider with a value.", .slider("Volume", value: "50 %")),
        .fail("A slider without a value.", .slider("Volume", value: nil)),
        .nothing("A button.", .button("Save")),
    ]

    func check(_ element: AuditedElement, on screen: ScreenFacts, _ report: inout RuleReport) {
        if LabelScan(element.value ?? "").isBlank {
            report.fail(element, "\(element.name.capitalizedFirst) is adjustable and has no value.")
        } else {
            report.pass()
        }
    }
}
