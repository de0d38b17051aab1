import AccessibilityTree

/// A label contains neither a state nor how the element is used.
struct LabelHasStateOrAction: FixedRule {
    static let description = RuleDescription(
        id: "label-has-state-or-action", title: "Labels must not contain a state or a gesture.",
        plural: "labels with a state or a gesture",
        explanation:
            "A state in a label is wrong as soon as the state changes. VoiceOver, a switch and a keyboard each need a different gesture.",
        remedy:
            "Remove it from the accessibility Label. Expose a state by a trait or accessibilityValue, and the result of an action by the accessibility Hint.",
        impact: .moderate, criteria: [.nameRoleValue], clauses: ["11.4.1.2"])
    static let kinds: ElementKinds = [.interactive, .image]
    static let examples: [RuleExample] = [
        .pass("A button with the label “Wi-Fi”.", .button("Wi-Fi")),
        .fail("A button with the label “Wi-Fi, selected”.", .button("Wi-Fi, selected")),
        .fail("A button with the label “Tap to send”.", .button("Tap to send")),
        .fail("A button with the label “Hier tippen”.", .button("Hier tippen")),
        .pass("A button with a word that has another meaning here.", .button("Delete selected")),
    ]

    func check(_ element: AuditedElement, on screen: ScreenFacts, _ report: inout RuleReport) {
        let label = element.label
        guard !label.isBlank, !element.kinds.contains(.field) else { return }
        if !label.firstMeaning.isDisjoint(with: .gesture) || label.isBeyondASCII && label.lastMeaning.contains(.gesture)
            || label.lastMeaning.contains(.gesture) && label.hasSpace
        {
            report.fail(element, "The label of \(element.name) names a gesture.", attribute: "label")
        } else if label.hasComma, label.lastMeaning.contains(.state) {
            report.fail(
                element, "The label of \(element.name) contains a state; expose it by a trait or the value.",
                attribute: "label")
        } else {
            report.pass()
        }
    }
}
