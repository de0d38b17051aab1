import AccessibilityTree

/// Requires that the name of an interactive element is understandable out of context.
struct VagueText: FixedRule {
    static let description = RuleDescription(
        id: "vague-text", title: "Labels must make sense out of context.",
        plural: "vague labels",
        explanation:
            "Users who move from link to link or from button to button get “here” and “more” without the text around them.",
        remedy: "Set the accessibility Label (accessibilityLabel) to the destination or the action: “More about fees”.",
        impact: .moderate, criteria: [.linkPurpose], clauses: ["11.2.4.4"])
    static let kinds: ElementKinds = .interactive
    static let examples: [RuleExample] = [
        .pass("A button with the label “More about fees”.", .button("More about fees")),
        .fail("A button with the label “Click here”.", .button("Click here")),
        .fail("A link with the label “Learn more”.", .button("Learn more") { $0.traits = .link }),
        .fail("A link with the label “Mehr”.", .button("Mehr") { $0.traits = .link }),
        .pass(
            "A tab with the label “More”, as in the system's tab bar.", .button("More") { $0.traits.insert(.tabButton) }
        ),
    ]

    func check(_ element: AuditedElement, on screen: ScreenFacts, _ report: inout RuleReport) {
        guard !element.label.isBlank, !element.kinds.contains(.field) else { return }
        guard element.label.sharedMeaning.contains(.vague),
            element.traits.isDisjoint(with: [.tabButton, .backButton])
        else {
            return report.pass()
        }
        report.fail(element, "The label of \(element.name) doesn't describe its purpose.", attribute: "label")
    }
}
