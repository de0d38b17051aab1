/// Requires that changes are announced.
struct ChangeNotAnnounced: ObservationRule {
    static let kind = Observations.Kind.change
    static let description = RuleDescription(
        id: "change-not-announced", title: "Changes elsewhere on the screen must be announced.",
        plural: "changes that aren't announced",
        explanation: "VoiceOver users don't notice that anything has changed.",
        remedy:
            "Post an announcement, layoutChanged or screenChanged, or make the change in the element under the cursor.",
        impact: .serious, criteria: [.statusMessages], clauses: ["11.5.2.15"])
    static let examples: [RuleExample] = [
        .seen("An announced change.", .pass) { $0.pass(.change) },
        .seen("A change without an announcement.", .needsReview) {
            $0.issues = [
                .init(
                    .change, nil, "After an action on \"Save\", 1 element appeared without an announcement",
                    review: "only a person can decide whether the change is relevant")
            ]
        },
        .nothing("A screen without a recorded action.", .button("Save")),
    ]
}
