import AccessibilityTree

/// There is something that a screen reader comes to.
struct ScreenEmpty: FixedRule {
    static let description = RuleDescription(
        id: "screen-empty", title: "A screen has something that a screen reader comes to.",
        explanation: "Somebody who can't see the screen is stuck: nothing is heard and nothing can be used.",
        remedy: "Make what is on the screen elements, or take away what hides them.",
        impact: .critical, criteria: [.nameRoleValue], clauses: ["11.5.2.3"])
    static let examples: [RuleExample] = [
        .pass("A screen with a button.", .button("Save")),
        .fail("A screen whose button is no element.", .button("Save") { $0.isElement = false }),
        .fail(
            "A screen that hides its elements.",
            .container(Rect(x: 0, y: 0, width: 402, height: 874), [.button("Save"), .text("It")]) {
                $0.elementsHidden = true
            }),
        .nothing("A screen on which nothing is seen.", .container(Rect(x: 0, y: 0, width: 402, height: 874), [])),
    ]

    func check(_ screen: ScreenFacts, _ report: inout RuleReport) {
        guard screen.order.isEmpty else { return report.pass() }
        let isSomethingSeen = screen.elements.contains { element in
            (element.kinds.contains(.drawsText) || element.touch.isControl) && screen.isShown(element)
                && !screen.tree.layoutFrame(at: element.index).hasZeroSize
        }
        guard isSomethingSeen else { return }
        let isHidden = screen.elements.contains { $0.kinds.contains(.hidesElements) }
        report.fail("There is nothing that a screen reader comes to\(isHidden ? ": its elements are hidden" : "").")
    }
}
