/// Requires that a double tap reaches the element under the cursor.
struct TouchCovered: ObservationRule {
    static let kind = Observations.Kind.touch
    static let description = RuleDescription(
        id: "touch-covered", title: "The point that a double tap touches belongs to the element.",
        explanation: "A double tap does nothing, or something else than what was heard.",
        remedy:
            "Take away what covers it, let that refuse touches (isUserInteractionEnabled), or set accessibilityActivationPoint.",
        impact: .serious, criteria: [.keyboard, .nameRoleValue], clauses: ["11.2.1.1", "11.5.2.5"])
    static let examples: [RuleExample] = [
        .seen("A button that takes the touch.", .pass) { $0.pass(.touch) },
        .seen("A button that is covered.", .fail) {
            $0.issues = [.init(.touch, RuleExample.button, "is covered by the UIView")]
        },
        .nothing("Nobody has tried.", .button("Save")),
    ]
}
