/// Requires that changes are announced.
struct ChangeNotAnnounced: ObservationRule {
    static let kind = Observations.Kind.change
    static let description = RuleDescription(
        id: "change-not-announced", title: "What an action changes elsewhere on the screen is told.",
        explanation: "Somebody who can't see the screen doesn't learn that anything has happened.",
        remedy: "Post an announcement, layoutChanged or screenChanged, or move the change under the cursor.",
        impact: .serious, criteria: [.statusMessages], clauses: ["11.5.2.15"])
    static let examples: [RuleExample] = [
        .seen("A change is announced.", .pass) { $0.pass(.change) },
        .seen("Nothing is heard of it.", .needsReview) {
            $0.issues = [
                .init(
                    .change, nil, "After “Save”, 1 element came and nothing was heard of it",
                    review: "whether the change matters only somebody who knows the app can tell")
            ]
        },
        .nothing("Nobody has tried.", .button("Save")),
    ]
}
