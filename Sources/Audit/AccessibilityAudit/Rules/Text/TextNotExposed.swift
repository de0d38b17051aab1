import AccessibilityTree

/// Requires that visible text is exposed to VoiceOver.
struct TextNotExposed: FixedRule {
    static let description = RuleDescription(
        id: "text-not-exposed", title: "Text that is seen is heard.",
        explanation: "Somebody who can't see the screen never learns that the text is there.",
        remedy: "Make it an element, or put its text into the label of the element that it belongs to.",
        impact: .serious, criteria: [.nonTextContent, .nameRoleValue], clauses: ["11.5.2.10"])
    static let kinds: ElementKinds = .drawsText
    static let examples: [RuleExample] = [
        .pass("A text that is an element.", .text("Save")),
        .fail("A text that is no element.", .text("Save") { $0.isElement = false }),
        .pass(
            "A text whose words are in the label of the element around it.",
            .button("Ada, 36 years", Rect(x: 0, y: 0, width: 402, height: 60)).holding(
                .text("Ada") { $0.isElement = false })),
        .nothing("A text that is hidden.", .text("Save") { $0.isHidden = true }),
    ]

    func check(_ element: AuditedElement, on screen: ScreenFacts, _ report: inout RuleReport) {
        if element.kinds.contains(.reachable) { return report.pass() }
        guard let text = element.appearance?.text, text.contains(where: { $0.isLetter || $0.isNumber }),
            screen.isShown(element), screen.isOnScreen(element), !screen.isBehindModal
        else { return }
        if let around = screen.elementAround(element) {
            let node = screen.tree[around]
            let heard = [node.label?.string, node.value?.string, node.hint?.string].compactMap { $0 }
            if heard.contains(where: { $0.contains(text) }) { return report.pass() }
            // A control speaks for the label inside it.
            if node.touch?.isControl == true || node.appearance?.text == text { return }
        }
        // Announced by an element next to it, such as a field that is labelled by the text before it.
        if screen.isAnnounced(text) { return report.pass() }
        report.fail(element, "The text “\(LabelScan.shortened(text))” is seen, and no element says it.")
    }
}
