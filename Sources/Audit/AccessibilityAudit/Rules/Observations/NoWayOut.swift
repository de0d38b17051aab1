/// Every screen can be left.
struct NoWayOut: ObservationRule {
    static let kind = Observations.Kind.exit
    static let description = RuleDescription(
        id: "no-way-out", title: "A screen can be left by a gesture or by something on it.",
        explanation: "Somebody who uses a screen reader is caught there.",
        remedy: "Add a button that closes it, and answer accessibilityPerformEscape().",
        impact: .critical, criteria: [.keyboard], clauses: ["11.2.1.1"])
    static let examples: [RuleExample] = [
        .seen("A sheet that escape closes.", .pass) { $0.pass(.exit) },
        .seen("A full screen without a button.", .needsReview) {
            $0.issues = [
                .init(
                    .exit, nil, "Escape doesn't close “Photo”, and nothing in it leads back",
                    review: "the app may close it by itself or by code")
            ]
        },
        .nothing("Nobody has walked there.", .button("Save")),
    ]
}
