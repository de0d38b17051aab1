/// Requires that adjustable elements respond to adjustments.
struct AdjustableDoesNotAnswer: ObservationRule {
    static let kind = Observations.Kind.adjustment
    static let description = RuleDescription(
        id: "adjustable-does-not-answer", title: "Adjustable elements must respond to swipes up and down.",
        plural: "adjustable elements that don't respond",
        explanation: "VoiceOver announces that the element is adjustable, but swiping changes nothing.",
        remedy: "Override accessibilityIncrement() and accessibilityDecrement(), and update accessibilityValue.",
        impact: .critical, criteria: [.keyboard, .nameRoleValue], clauses: ["11.2.1.1", "11.5.2.7"])
    static let examples: [RuleExample] = [
        .seen("A slider that responds.", .pass) { $0.pass(.adjustment) },
        .seen("A slider that doesn't respond.", .fail) {
            $0.issues = [
                .init(.adjustment, RuleExample.button, "is adjustable, but swiping up or down doesn't change its value")
            ]
        },
        .nothing("A slider that was not adjusted.", .slider("Volume", value: "50%")),
    ]
}
