import AccessibilityTree

/// Requires that an element that looks disabled is announced as dimmed.
struct DisabledState: AuditRule {
    static let dimmed = Threshold(
        "dimmed", "The opacity below which a control looks disabled, from 0 to 1.", standard: 0.55,
        range: 0...1)
    static let description = RuleDescription(
        id: "disabled-state", title: "Controls that look disabled must be exposed as disabled.",
        plural: "controls that look disabled",
        explanation: "VoiceOver announces the control like an enabled one, but the control does not respond.",
        remedy: "Clear Enabled in the Attributes inspector (isEnabled), or add the trait .notEnabled.",
        impact: .moderate, criteria: [.nameRoleValue], clauses: ["11.5.2.5"])
    static let thresholds = [dimmed]
    static let kinds: ElementKinds = .interactive
    static let examples: [RuleExample] = [
        .pass("An enabled button.", .button("Save")),
        .review("A button with low opacity.", .button("Save") { $0.alpha = 0.4 }),
        .pass(
            "A button with low opacity that is exposed as disabled.",
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
            "\(element.name) is drawn at \(Int(element.alpha * 100)) % opacity but is not exposed as disabled.",
            review: "the control may be enabled in spite of its low opacity")
    }
}
