import AccessibilityTree

/// Requires that elements that respond to taps have a trait for it.
struct TraitMissing: FixedRule {
    static let description = RuleDescription(
        id: "trait-missing", title: "What can be tapped has a trait that says so.",
        explanation: "Somebody hears a text or an image and not that a double tap does something.",
        remedy: "Add the trait that says how it is used: .button, .link or .adjustable.",
        impact: .serious, criteria: [.nameRoleValue], clauses: ["11.5.2.5"])
    static let kinds: ElementKinds = .touchTarget
    static let examples: [RuleExample] = [
        .pass("A button.", .button("Save")),
        .review("A text with a gesture.", .text("Terms of use") { $0.touch = TouchFacts(hasGestures: true) }),
        .fail("A control without a trait.", .button("Save") { $0.traits = [] }),
        .fail(
            "A control that is called an image.",
            .image("Cat") { $0.touch = TouchFacts(isControl: true, hasActions: true, isLabelGiven: true) }),
        .nothing("A text.", .text("Terms of use")),
        .nothing(
            "A text that refuses touches.",
            .text("Terms of use") { $0.touch = TouchFacts(takesTouches: false, hasGestures: true) }),
    ]

    func check(_ element: AuditedElement, on screen: ScreenFacts, _ report: inout RuleReport) {
        guard element.kinds.contains(.reachable), screen.isTouchable(element) else { return }
        if element.kinds.contains(.interactive) || element.traits.contains(.allowsDirectInteraction) {
            return report.pass()
        }
        if element.traits.contains(.notEnabled) || element.className == "UIPageControl" {
            return report.pass()
        }
        if element.touch.hasGestures {
            report.fail(
                element, "\(element.name.capitalizedFirst) has gestures and no trait that says so.",
                review: "whether its gestures do what a double tap should do, only the code says")
        } else if element.touch.hasActions {
            report.fail(
                element, "\(element.name.capitalizedFirst) is a control and has no trait that says so.",
                fix: Finding.Fix(
                    title: "Say that it is a button, where it is one", xml: LabelTrimming.accessibility(trait: "button")
                ))
        } else {
            report.pass()
        }
    }
}
