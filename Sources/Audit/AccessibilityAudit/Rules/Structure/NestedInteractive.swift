import AccessibilityTree

/// Requires that interactive elements are not inside an accessibility element.
struct NestedInteractive: FixedRule {
    static let description = RuleDescription(
        id: "nested-interactive", title: "Interactive elements must not be inside an accessibility element.",
        plural: "controls inside an accessibility element",
        explanation: "VoiceOver does not look inside an accessibility element, so users can't reach the inner control.",
        remedy:
            "Clear Accessibility Enabled of the outer view in the Identity inspector (isAccessibilityElement), or offer the action of the inner control as a custom action.",
        impact: .serious, criteria: [.nameRoleValue, .keyboard], clauses: ["11.5.2.9"])
    static let kinds: ElementKinds = .touchTarget
    static let examples: [RuleExample] = [
        .pass("A button next to a text.", .button("Delete"), .text("Ada")),
        .fail(
            "A button inside an accessibility element.",
            .button("Ada", Rect(x: 0, y: 0, width: 402, height: 60)).holding(
                .button("Delete", Rect(x: 300, y: 0, width: 60, height: 60)))),
        .pass(
            "A button inside an accessibility element with a custom action for it.",
            .button("Ada", Rect(x: 0, y: 0, width: 402, height: 60)) {
                $0.customActions = [CustomAction(name: "Delete")]
            }.holding(.button("Delete", Rect(x: 300, y: 0, width: 60, height: 60)))),
        RuleExample(
            "A cell with two buttons and a custom action for one of them.", .fail,
            [
                .element("UITableViewCell", "Ada", .button, Rect(x: 0, y: 0, width: 402, height: 60)) {
                    $0.customActions = [CustomAction(name: "Call")]
                }.holding(
                    .button("Call", Rect(x: 240, y: 0, width: 60, height: 60)),
                    .button("Mail", Rect(x: 300, y: 0, width: 60, height: 60)))
            ]),
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
        if hasAction(for: element, among: outer.customActions, of: around, on: screen) { return report.pass() }
        report.fail(
            element,
            "\(element.name) is inside the accessibility element \(AuditedElement.name(of: outer)), so VoiceOver can't reach it."
        )
    }

    /// Whether an element has a custom action for a control inside it: one of that name, or one for each control.
    private func hasAction(
        for control: AuditedElement, among actions: [CustomAction], of outer: Int, on screen: ScreenFacts
    ) -> Bool {
        guard !actions.isEmpty else { return false }
        if actions.contains(where: { LabelScan($0.name.string).hash == control.label.hash }) { return true }
        var rest = actions.count
        for index in screen.tree.subtree(at: outer).dropFirst()
        where screen.facts[index].own.contains(.isControl) && screen.isShown(at: index) {
            rest -= 1
            if rest < 0 { return false }
        }
        return true
    }
}
