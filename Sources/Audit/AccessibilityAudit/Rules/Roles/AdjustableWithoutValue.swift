import AccessibilityTree

/// Requires that adjustable elements have a value.
struct AdjustableWithoutValue: FixedRule {
    static let description = RuleDescription(
        id: "adjustable-without-value", title: "Adjustable elements must have a value.",
        plural: "adjustable elements without a value",
        explanation: "VoiceOver announces no change when the user swipes up or down.",
        remedy: "Set accessibilityValue to the value on the screen and update it with each change.",
        impact: .serious, criteria: [.nameRoleValue], clauses: ["11.5.2.7"])
    static let kinds: ElementKinds = .adjustable
    static let examples: [RuleExample] = [
        .pass("A slider with a value.", .slider("Volume", value: "50 %")),
        .fail("A slider without a value.", .slider("Volume", value: nil)),
        .nothing("A button.", .button("Save")),
    ]

    func check(_ element: AuditedElement, on screen: ScreenFacts, _ report: inout RuleReport) {
        if LabelScan(element.value ?? "").isBlank {
            report.fail(element, "\(element.name) is adjustable but has no accessibility value.")
        } else {
            report.pass()
        }
    }
}
