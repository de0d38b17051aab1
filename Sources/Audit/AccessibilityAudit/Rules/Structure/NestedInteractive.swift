import AccessibilityTree

/// Requires that interactive elements are not inside an accessibility element.
struct NestedInteractive: FixedRule {
    static let description = RuleDescription(
        id: "nested-interactive", title: "What is operated is not inside an element.",
        explanation: "A screen reader doesn't look into an element: what is inside can't be reached.",
        remedy: "Make the outer view no element, or offer what the inner one does as a custom action.",
        impact: .serious, criteria: [.nameRoleValue, .keyboard], clauses: ["11.5.2.9"])
    static let kinds: ElementKinds = .touchTarget
    static let examples: [RuleExample] = [
        .pass("A button beside a text.", .button("Delete"), .text("Ada")),
        .fail(
            "A button inside an element.",
            .button("Ada", Rect(x: 0, y: 0, width: 402, height: 60)).holding(
                .button("Delete", Rect(x: 300, y: 0, width: 60, height: 60)))),
        .pass(
            "A button inside an element that offers it as an action.",
            .button("Ada", Rect(x: 0, y: 0, width: 402, height: 60)) {
                $0.customActions = [CustomAction(name: "Delete")]
            }.holding(.button("Delete", Rect(x: 300, y: 0, width: 60, height: 60)))),
    ]

    func check(_ element: AuditedElement, on screen: ScreenFacts, _ report: inout RuleReport) {
        guard !element.own.isDisjoint(with: [.isControl, .hasGestures]), screen.isShown(element),
            screen.isTouchable(element)
        else { return }
        if element.kinds.contains(.reachable) { return report.pass() }
        guard element.own.contains(.isControl), let around = screen.elementAround(element) else { return }
        let outer = screen.tree[around]
        // Controls are made of parts that are controls, too, and speak for them.
        if outer.touch?.isControl == true, outer.className.hasPrefix("UI"), !outer.className.hasSuffix("Button") {
            return
        }
        guard outer.customActions.isEmpty else { return report.pass() }
        report.fail(
            element,
            "\(element.name.capitalizedFirst) is inside \(AuditedElement.name(of: outer)), which is an element: it can't be reached."
        )
    }
}
