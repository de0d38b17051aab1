import AccessibilityTree

/// Elements that can be used are not hidden from screen readers.
struct HiddenControls: FixedRule {
    static let description = RuleDescription(
        id: "hidden-controls", title: "What can be used is not hidden from screen readers.",
        explanation: "Somebody who can't see the screen doesn't learn that it is there.",
        remedy: "Take accessibilityElementsHidden away, or hide the view itself.",
        impact: .serious, criteria: [.nameRoleValue], clauses: ["11.5.2.3"])
    static let kinds: ElementKinds = .touchTarget
    static let examples: [RuleExample] = [
        .pass("A button that is heard.", .button("Save")),
        .review(
            "A button in a view that hides its elements.",
            .container(Rect(x: 0, y: 0, width: 402, height: 200), [.button("Save")]) { $0.elementsHidden = true }),
        .review("A button that is no element.", .button("Save") { $0.isElement = false }),
    ]

    func check(_ element: AuditedElement, on screen: ScreenFacts, _ report: inout RuleReport) {
        guard element.own.contains(.isControl), screen.isShown(element), screen.isTouchable(element),
            !element.traits.contains(.notEnabled)
        else { return }
        if element.kinds.contains(.reachable) { return report.pass() }
        guard !screen.isBehindModal, screen.isOnScreen(element),
            !screen.tree.layoutFrame(at: element.index).hasZeroSize,
            screen.elementAround(element) == nil, !element.traits.isDisjoint(with: ElementKinds.interactiveTraits)
        else { return }
        report.fail(
            element, "\(element.name.capitalizedFirst) can be touched and is hidden from screen readers.",
            review: "whether the same can be done elsewhere on the screen, only somebody who knows the app can tell")
    }
}
