import AccessibilityTree

/// A modal view can be left.
struct ModalWithoutExit: FixedRule {
    static let description = RuleDescription(
        id: "modal-without-exit", title: "Modal views must have a control that closes them.",
        plural: "modal views without a control that closes them",
        explanation: "Users of VoiceOver, a switch or a keyboard can't leave the view.",
        remedy: "Add a button that closes the view, and override accessibilityPerformEscape().",
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
                    "\(AuditedElement.name(of: screen.tree[index])) is modal but contains no interactive element.",
                    review: "the escape gesture may close it, or it may close automatically")
            }
        }
    }
}
