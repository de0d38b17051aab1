import AccessibilityTree

/// Requires that visible text is exposed to VoiceOver.
struct TextNotExposed: FixedRule {
    static let description = RuleDescription(
        id: "text-not-exposed", title: "Visible text must be exposed to VoiceOver.",
        explanation: "VoiceOver never announces the text.",
        remedy:
            "Select Accessibility Enabled in the Identity inspector (isAccessibilityElement), or add the text to the label of the element that contains it.",
        impact: .serious, criteria: [.nonTextContent, .nameRoleValue], clauses: ["11.5.2.10"])
    static let kinds: ElementKinds = .drawsText
    static let examples: [RuleExample] = [
        .pass("A text that is an accessibility element.", .text("Save")),
        .fail("A text that is not an accessibility element.", .text("Save") { $0.isElement = false }),
        .pass(
            "A text that is part of the label of the element around it.",
            .button("Ada, 36 years", Rect(x: 0, y: 0, width: 402, height: 60)).holding(
                .text("Ada") { $0.isElement = false })),
        .nothing("A hidden text.", .text("Save") { $0.isHidden = true }),
    ]

    func check(_ element: AuditedElement, on screen: ScreenFacts, _ report: inout RuleReport) {
        if element.kinds.contains(.reachable) { return report.pass() }
        guard let text = element.appearance?.text, text.contains(where: { $0.isLetter || $0.isNumber }),
            screen.isShown(element), screen.isOnScreen(element), !screen.isBehindModal
        else { return }
        if let around = screen.elementAround(element) {
            let node = screen.tree[around]
            let exposed = [node.label?.string, node.value?.string, node.hint?.string].compactMap { $0 }
            if exposed.contains(where: { $0.contains(text) }) { return report.pass() }
            // A control speaks for the label inside it.
            if node.touch?.isControl == true || node.appearance?.text == text { return }
        }
        // Announced by an element next to it, such as a field that is labelled by the text before it.
        if screen.isAnnounced(text) { return report.pass() }
        report.fail(element, "\(element.nameByText) is visible but not exposed to VoiceOver.")
    }
}
