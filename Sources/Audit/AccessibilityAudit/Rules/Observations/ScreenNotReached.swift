/// Every screen is reached.
struct ScreenNotReached: ObservationRule {
    static let kind = Observations.Kind.arrival
    static let description = RuleDescription(
        id: "screen-not-reached", title: "Every screen is reached by a screen reader's gestures.",
        explanation: "Somebody who uses a screen reader never comes to what is on it.",
        remedy: "Let an element that a screen reader comes to lead to it, or take the screen away.",
        impact: .critical, criteria: [.keyboard], clauses: ["11.2.1.1"])
    static let examples: [RuleExample] = [
        .seen("A screen that a button leads to.", .pass) { $0.pass(.arrival) },
        .seen("One that only code shows.", .needsReview) {
            $0.issues = [
                .init(
                    .arrival, nil, "“Settings” is never reached",
                    review: "nothing in the file leads there: the app makes it")
            ]
        },
        .nothing("Nobody has walked there.", .button("Save")),
    ]
}
