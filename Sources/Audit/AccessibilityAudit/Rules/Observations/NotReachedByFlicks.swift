/// Swipes reach every element.
struct NotReachedByFlicks: ObservationRule {
    static let kind = Observations.Kind.swipe
    static let description = RuleDescription(
        id: "not-reached-by-flicks", title: "Swipes must reach every element.",
        plural: "elements that swipes don't reach",
        explanation: "Users who swipe through the screen never reach the element.",
        remedy: "Don't move the VoiceOver cursor during navigation, and return the same element objects each time.",
        impact: .critical, criteria: [.keyboard, .focusOrder], clauses: ["11.2.1.1", "11.2.4.3"])
    static let examples: [RuleExample] = [
        .seen("Swipes reach the element.", .pass) { $0.pass(.swipe) },
        .seen("Swipes don't reach the element.", .fail) {
            $0.issues = [.init(.swipe, RuleExample.button, "is not reached by swipes to the right")]
        },
        .nothing("A screen that was not traversed.", .button("Save")),
    ]
}
