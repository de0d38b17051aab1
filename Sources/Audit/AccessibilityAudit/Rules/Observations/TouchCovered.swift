/// Requires that a double tap reaches the element under the cursor.
struct TouchCovered: ObservationRule {
    static let kind = Observations.Kind.touch
    static let description = RuleDescription(
        id: "touch-covered", title: "A double tap must reach the element under the VoiceOver cursor.",
        plural: "covered elements",
        explanation: "A double tap does nothing, or activates a different control than the announced one.",
        remedy:
            "Move the covering view, clear its User Interaction Enabled in the Attributes inspector (isUserInteractionEnabled), or set accessibilityActivationPoint.",
        impact: .serious, criteria: [.keyboard, .nameRoleValue], clauses: ["11.2.1.1", "11.5.2.5"])
    static let examples: [RuleExample] = [
        .seen("A button that receives the touch.", .pass) { $0.pass(.touch) },
        .seen("A covered button.", .fail) {
            $0.issues = [.init(.touch, RuleExample.button, "is covered by UIView")]
        },
        .nothing("A screen without hit testing.", .button("Save")),
    ]
}
