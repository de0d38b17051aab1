/// The cursor moves once.
struct FocusMovedTwice: ObservationRule {
    static let kind = Observations.Kind.focusSettled
    static let description = RuleDescription(
        id: "focus-moved-twice", title: "The app moves the cursor once for a change.",
        explanation: "Somebody hears the beginning of one element and then another, and doesn't know where they are.",
        remedy: "Post one notification with the element that the cursor should go to.",
        impact: .moderate, criteria: [.focusOrder], clauses: ["11.2.4.3"])
    static let examples: [RuleExample] = [
        .seen("It moves once.", .pass) { $0.pass(.focusSettled) },
        .seen("It moves again before the element was heard.", .fail) {
            $0.issues = [.init(.focusSettled, nil, "The cursor went to “Title” and, before that was heard, to “Save”")]
        },
        .nothing("Nobody has tried.", .button("Save")),
    ]
}
