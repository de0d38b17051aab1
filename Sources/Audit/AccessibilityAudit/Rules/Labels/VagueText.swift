import AccessibilityTree

/// Requires that the name of an interactive element makes sense out of context.
struct VagueText: FixedRule {
    static let description = RuleDescription(
        id: "vague-text", title: "A label says what it is about by itself.",
        explanation:
            "Somebody who goes from button to button or from link to link hears “here” and “more” without the text around them.",
        remedy: "Say where it leads or what it does: “More about fees”.",
        impact: .moderate, criteria: [.linkPurpose], clauses: ["11.2.4.4"])
    static let kinds: ElementKinds = .interactive
    static let examples: [RuleExample] = [
        .pass("A button that is called More about fees.", .button("More about fees")),
        .fail("A button that is called Click here.", .button("Click here")),
        .fail("A link that is called Learn more.", .button("Learn more") { $0.traits = .link }),
        .fail("A link that is called Mehr.", .button("Mehr") { $0.traits = .link }),
        .pass("A tab that is called More, as the system calls it.", .button("More") { $0.traits.insert(.tabButton) }),
    ]

    func check(_ element: AuditedElement, on screen: ScreenFacts, _ report: inout RuleReport) {
        guard !element.label.isBlank, !element.kinds.contains(.field) else { return }
        guard element.label.sharedMeaning.contains(.vague),
            element.traits.isDisjoint(with: [.tabButton, .backButton])
        else {
            return report.pass()
        }
        report.fail(element, "The label \(element.name) doesn't say what it is about.", attribute: "label")
    }
}
