/// Flicks come to every element.
struct NotReachedByFlicks: ObservationRule {
    static let kind = Observations.Kind.swipe
    static let description = RuleDescription(
        id: "not-reached-by-flicks", title: "Flicks to the right and to the left come to every element.",
        explanation: "Somebody who goes through the screen by flicks never hears of it.",
        remedy: "Don't move the cursor while it goes through the screen, and keep the elements the same objects.",
        impact: .critical, criteria: [.keyboard, .focusOrder], clauses: ["11.2.1.1", "11.2.4.3"])
    static let examples: [RuleExample] = [
        .seen("Flicks come to it.", .pass) { $0.pass(.swipe) },
        .seen("They don't.", .fail) {
            $0.issues = [.init(.swipe, RuleExample.button, "is not reached by flicks to the right")]
        },
        .nothing("Nobody has tried.", .button("Save")),
    ]
}
