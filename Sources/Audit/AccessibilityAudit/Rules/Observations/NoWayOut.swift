/// Every screen can be left.
struct NoWayOut: ObservationRule {
    static let kind = Observations.Kind.exit
    static let description = RuleDescription(
        id: "no-way-out", title: "Users must be able to leave every screen.",
        plural: "screens that can't be left",
        explanation: "VoiceOver users can't leave the screen.",
        remedy: "Add a button that closes the screen, and override accessibilityPerformEscape().",
        impact: .critical, criteria: [.keyboard], clauses: ["11.2.1.1"])
    static let examples: [RuleExample] = [
        .seen("A sheet that the escape gesture closes.", .pass) { $0.pass(.exit) },
        .seen("A full screen without a button.", .needsReview) {
            $0.issues = [
                .init(
                    .exit, nil, "The escape gesture doesn't close \"Photo\", and no control leads back",
                    review: "the app may close it automatically")
            ]
        },
        .nothing("A screen that was not walked.", .button("Save")),
    ]
}
