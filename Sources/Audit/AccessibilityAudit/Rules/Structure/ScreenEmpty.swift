import AccessibilityTree

/// A screen has an element that a screen reader reaches.
struct ScreenEmpty: FixedRule {
    static let description = RuleDescription(
        id: "screen-empty", title: "Screens must contain an accessibility element.",
        plural: "screens without an accessibility element",
        explanation: "VoiceOver announces nothing, and no control can be used.",
        remedy:
            "Select Accessibility Enabled of the views in the Identity inspector (isAccessibilityElement), and clear accessibilityElementsHidden.",
        impact: .critical, criteria: [.nameRoleValue], clauses: ["11.5.2.3"])
    static let examples: [RuleExample] = [
        .pass("A screen with a button.", .button("Save")),
        .fail("A screen whose button is not an accessibility element.", .button("Save") { $0.isElement = false }),
        .fail(
            "A screen that hides its elements.",
            .container(Rect(x: 0, y: 0, width: 402, height: 874), [.button("Save"), .text("It")]) {
                $0.elementsHidden = true
            }),
        .nothing("A screen on which nothing is visible.", .container(Rect(x: 0, y: 0, width: 402, height: 874), [])),
    ]

    func check(_ screen: ScreenFacts, _ report: inout RuleReport) {
        guard screen.order.isEmpty else { return report.pass() }
        let isSomethingSeen = screen.elements.contains { element in
            (element.own.contains(.hasText) || element.touch.isControl) && screen.isShown(element)
                && !screen.tree.layoutFrame(at: element.index).hasZeroSize
        }
        guard isSomethingSeen else { return }
        let isHidden = screen.elements.contains { $0.kinds.contains(.hidesElements) }
        report.fail(
            "The screen has no accessibility element\(isHidden ? ": accessibilityElementsHidden hides them" : "").")
    }
}
