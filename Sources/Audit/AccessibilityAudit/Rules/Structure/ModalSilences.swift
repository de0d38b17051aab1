import AccessibilityTree

/// A modal view has content to read.
struct ModalSilences: FixedRule {
    static let description = RuleDescription(
        id: "modal-silences", title: "Modal views must contain an accessibility element.",
        plural: "modal views without an accessibility element",
        explanation:
            "VoiceOver ignores everything outside a modal view. If the modal view is empty, VoiceOver announces nothing.",
        remedy:
            "Set accessibilityViewIsModal on the view that contains the elements of the dialog, and only while it is visible.",
        impact: .critical, criteria: [.nameRoleValue], clauses: ["11.5.2.3"])
    static let examples: [RuleExample] = [
        .pass("A modal view with a button.", .text("Behind"), .modal(.button("Close"))),
        .fail("A modal view without accessibility elements.", .text("Behind"), .modal()),
        .nothing("No modal view.", .text("Name")),
    ]

    func check(_ screen: ScreenFacts, _ report: inout RuleReport) {
        // Of several a screen reader goes by the last one that is shown.
        let shown = screen.modals.filter { index in
            let node = screen.tree[index]
            return !node.isHidden && node.alpha > 0.02 && !node.elementsHidden
        }
        for (number, index) in shown.enumerated() {
            let node = screen.tree[index]
            let range = screen.tree.subtree(at: index)
            if screen.isReachable(in: range) {
                report.pass()
            } else if number == shown.count - 1 {
                report.fail(
                    screen.element(at: index),
                    "\(AuditedElement.name(of: node)) is modal but contains no accessibility element."
                )
            }
        }
    }
}
