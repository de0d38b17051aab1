import AccessibilityTree

/// A modal view can be left.
struct ModalWithoutExit: FixedRule {
    static let description = RuleDescription(
        id: "modal-without-exit", title: "A modal view has something that closes it.",
        explanation: "Somebody who uses a screen reader, a switch or a keyboard is caught in it.",
        remedy: "Add a button that closes it, and answer accessibilityPerformEscape().",
        impact: .serious, criteria: [.keyboard], clauses: ["11.2.1.1"])
    static let examples: [RuleExample] = [
        .pass("A modal view with a button.", .modal(.button("Close"))),
        .review(
            "A modal view with a text only.", .modal(.text("Wait", Rect(x: 60, y: 120, width: 200, height: 22)))),
        .nothing("No modal view.", .text("Name")),
    ]

    func check(_ screen: ScreenFacts, _ report: inout RuleReport) {
        for index in screen.modals {
            let range = screen.tree.subtree(at: index)
            let inside = screen.reached(in: range)
            guard !inside.isEmpty else { continue }
            let isInteractive = inside.contains { place in
                !screen.tree.traits(at: Int(place)).isDisjoint(with: ElementKinds.interactiveTraits)
                    || !screen.tree[Int(place)].customActions.isEmpty
            }
            if isInteractive {
                report.pass()
            } else {
                report.fail(
                    screen.element(at: index),
                    "Nothing in \(AuditedElement.name(of: screen.tree[index])) can be operated, and it is modal.",
                    review: "whether the escape gesture closes it, or it goes by itself, only the running app shows")
            }
        }
    }
}
