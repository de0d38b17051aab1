/// The cursor is the user's.
struct FocusStolen: ObservationRule {
    static let kind = Observations.Kind.focusLeft
    static let description = RuleDescription(
        id: "focus-stolen", title: "The app doesn't take the cursor from where the user has moved it.",
        explanation: "Somebody goes on, and is thrown back while they listen.",
        remedy:
            "Post notifications that move the cursor only where the screen has changed by what the user did, and at once.",
        impact: .serious, criteria: [.focusOrder], clauses: ["11.2.4.3"])
    static let examples: [RuleExample] = [
        .seen("The cursor stays where the user has moved it.", .pass) { $0.pass(.focusLeft) },
        .seen("A late move takes it away.", .fail) {
            $0.issues = [.init(.focusLeft, nil, "The app moved the cursor away from “Name”")]
        },
        .nothing("Nobody has tried.", .button("Save")),
    ]
}
