/// The cursor is not lost.
struct FocusLost: ObservationRule {
    static let kind = Observations.Kind.focusKept
    static let description = RuleDescription(
        id: "focus-lost", title: "When what the cursor stands on goes, the app says where to go on.",
        explanation: "Somebody is thrown to another place of the screen and has to find out where they are.",
        remedy:
            "Post UIAccessibility.Notification.layoutChanged, or screenChanged, with the element that takes its place.",
        impact: .serious, criteria: [.focusOrder], clauses: ["11.2.4.3"])
    static let examples: [RuleExample] = [
        .seen("The cursor stays.", .pass) { $0.pass(.focusKept) },
        .seen("The element under it goes.", .fail) {
            $0.issues = [.init(.focusKept, nil, "“Delete” went while the cursor stood on it, without a word")]
        },
        .nothing("Nobody has tried.", .button("Save")),
    ]
}
