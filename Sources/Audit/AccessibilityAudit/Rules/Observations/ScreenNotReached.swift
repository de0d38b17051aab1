/// Every screen is reached.
struct ScreenNotReached: ObservationRule {
    static let kind = Observations.Kind.arrival
    static let description = RuleDescription(
        id: "screen-not-reached", title: "Every screen must be reachable with VoiceOver.",
        plural: "screens that can't be reached",
        explanation: "VoiceOver users never reach the contents of the screen.",
        remedy: "Add an accessible control that leads to the screen, or delete the screen.",
        impact: .critical, criteria: [.keyboard], clauses: ["11.2.1.1"])
    static let examples: [RuleExample] = [
        .seen("A screen that a button leads to.", .pass) { $0.pass(.arrival) },
        .seen("A screen that only code shows.", .needsReview) {
            $0.issues = [
                .init(
                    .arrival, nil, "\"Settings\" is never reached",
                    review: "no segue in the file leads to it, so code shows it")
            ]
        },
        .nothing("A screen that was not walked.", .button("Save")),
    ]
}
