import AccessibilityTree

/// Requires that an element that looks disabled is announced as dimmed.
struct DisabledState: AuditRule {
    static let dimmed = Threshold(
        "dimmed", "The opacity below which something looks as if it can't be used, from 0 to 1.", standard: 0.55,
        range: 0...1)
    static let description = RuleDescription(
        id: "disabled-state", title: "What looks as if it can't be used says so.",
        explanation: "Somebody who can't see that it is pale hears a button like any other, and nothing happens.",
        remedy: "Set isEnabled to false, or add the trait .notEnabled.",
        impact: .moderate, criteria: [.nameRoleValue], clauses: ["11.5.2.5"])
    static let thresholds = [dimmed]
    static let kinds: ElementKinds = .interactive
    static let examples: [RuleExample] = [
        .pass("A button that can be used.", .button("Save")),
        .review("A button that is pale.", .button("Save") { $0.alpha = 0.4 }),
        .pass(
            "A button that is pale and says that it can't be used.",
            .button("Save") { node in
                node.alpha = 0.4
                node.traits.insert(.notEnabled)
            }),
    ]
    private let dimmed: Double

    init(_ settings: RuleSettings) { dimmed = settings[Self.dimmed] }

    func check(_ element: AuditedElement, on screen: ScreenFacts, _ report: inout RuleReport) {
        guard element.alpha < dimmed, !element.traits.contains(.notEnabled) else { return report.pass() }
        report.fail(
            element,
            "\(element.name.capitalizedFirst) is drawn at \(Int(element.alpha * 100)) % and doesn't say that it can't be used.",
            review: "whether it is pale because it can't be used, only somebody who knows the app can tell")
    }
}
