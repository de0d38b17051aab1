import AccessibilityTree

/// Requires that elements that respond to taps have a trait for it.
struct TraitMissing: FixedRule {
    static let description = RuleDescription(
        id: "trait-missing", title: "Elements that respond to taps must have a trait for it.",
        plural: "interactive elements without a trait",
        explanation: "VoiceOver announces a text or an image and does not convey that a double tap does something.",
        remedy:
            "Under Accessibility Traits in the Identity inspector, select Button, Link or Adjustable (accessibilityTraits).",
        impact: .serious, criteria: [.nameRoleValue], clauses: ["11.5.2.5"])
    static let kinds: ElementKinds = .touchTarget
    static let examples: [RuleExample] = [
        .pass("A button.", .button("Save")),
        .review(
            "A text with a gesture recognizer.", .text("Terms of use") { $0.touch = TouchFacts(hasGestures: true) }),
        .fail("A control without a trait.", .button("Save") { $0.traits = [] }),
        .fail(
            "A control with the trait of an image.",
            .image("Cat") { $0.touch = TouchFacts(isControl: true, hasActions: true, isLabelGiven: true) }),
        .nothing("A text.", .text("Terms of use")),
        .nothing(
            "A text with user interaction disabled.",
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
                element, "\(element.name) has gesture recognizers but no trait of an interactive element.",
                review: "only the code shows whether a double tap should do the same as its gestures")
        } else if element.touch.hasActions {
            report.fail(
                element, "\(element.name) is a control but has no trait of an interactive element.",
                fix: Finding.Fix(
                    title: "Add the trait Button if it is a button", xml: LabelTrimming.accessibility(trait: "button")
                ))
        } else {
            report.pass()
        }
    }
}
