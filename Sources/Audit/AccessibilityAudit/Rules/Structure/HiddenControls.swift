import AccessibilityTree

/// Elements that can be used are not hidden from screen readers.
struct HiddenControls: FixedRule {
    static let description = RuleDescription(
        id: "hidden-controls", title: "Controls must not be hidden from VoiceOver.",
        plural: "controls hidden from VoiceOver",
        explanation: "VoiceOver never announces the control.",
        remedy:
            "Select Accessibility Enabled in the Identity inspector (isAccessibilityElement) and clear accessibilityElementsHidden, or hide the view itself.",
        impact: .serious, criteria: [.nameRoleValue], clauses: ["11.5.2.3"])
    static let kinds: ElementKinds = .touchTarget
    static let examples: [RuleExample] = [
        .pass("A button that is an accessibility element.", .button("Save")),
        .review(
            "A button in a view that hides its elements.",
            .container(Rect(x: 0, y: 0, width: 402, height: 200), [.button("Save")]) { $0.elementsHidden = true }),
        .review("A button that is not an accessibility element.", .button("Save") { $0.isElement = false }),
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
            element, "\(element.name) can be touched but is hidden from VoiceOver.",
            review: "another control on the screen may do the same")
    }
}
