import AccessibilityTree

/// A label doesn't say a state or how the element is used.
struct LabelHasStateOrAction: FixedRule {
    static let description = RuleDescription(
        id: "label-has-state-or-action", title: "A label names neither a state nor a gesture.",
        explanation:
            "A state in a label is wrong as soon as it changes, and a gesture is another one with a screen reader or a switch.",
        remedy: "Say the state by a trait or the value, and what happens by the hint.",
        impact: .moderate, criteria: [.nameRoleValue], clauses: ["11.4.1.2"])
    static let kinds: ElementKinds = [.interactive, .image]
    static let examples: [RuleExample] = [
        .pass("A button that is called Wi-Fi.", .button("Wi-Fi")),
        .fail("A button that is called Wi-Fi, selected.", .button("Wi-Fi, selected")),
        .fail("A button that is called Tap to send.", .button("Tap to send")),
        .fail("A button that is called Hier tippen.", .button("Hier tippen")),
        .pass("A button with a verb that has another sense.", .button("Delete selected")),
    ]

    func check(_ element: AuditedElement, on screen: ScreenFacts, _ report: inout RuleReport) {
        let label = element.label
        guard !label.isBlank, !element.kinds.contains(.field) else { return }
        if !label.firstMeaning.isDisjoint(with: .gesture) || label.isBeyondASCII && label.lastMeaning.contains(.gesture)
            || label.lastMeaning.contains(.gesture) && label.hasSpace
        {
            report.fail(element, "The label \(element.name) says by which gesture it is used.", attribute: "label")
        } else if label.hasComma, label.lastMeaning.contains(.state) {
            report.fail(
                element, "The label \(element.name) says a state, which a trait or the value has to say.",
                attribute: "label")
        } else {
            report.pass()
        }
    }
}
