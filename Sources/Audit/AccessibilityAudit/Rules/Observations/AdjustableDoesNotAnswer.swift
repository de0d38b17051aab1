/// Requires that adjustable elements respond to adjustments.
struct AdjustableDoesNotAnswer: ObservationRule {
    static let kind = Observations.Kind.adjustment
    static let description = RuleDescription(
        id: "adjustable-does-not-answer", title: "A flick up or down changes the value of what is adjustable.",
        explanation: "Somebody hears that it can be adjusted, flicks, and nothing happens or nothing is heard.",
        remedy:
            "Override accessibilityIncrement() and accessibilityDecrement(), and answer the new accessibilityValue.",
        impact: .critical, criteria: [.keyboard, .nameRoleValue], clauses: ["11.2.1.1", "11.5.2.7"])
    static let examples: [RuleExample] = [
        .seen("A slider that answers.", .pass) { $0.pass(.adjustment) },
        .seen("One that doesn't.", .fail) {
            $0.issues = [.init(.adjustment, RuleExample.button, "is adjustable, and neither flick changes its value")]
        },
        .nothing("Nobody has tried.", .slider("Volume", value: "50%")),
    ]
}
