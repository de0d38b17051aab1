/// The cursor moves once.
struct FocusMovedTwice: ObservationRule {
    static let kind = Observations.Kind.focusSettled
    static let description = RuleDescription(
        id: "focus-moved-twice", title: "The app must move the VoiceOver cursor only once per change.",
        plural: "changes that move the VoiceOver cursor twice",
        explanation: "VoiceOver interrupts the first announcement by a second one, and users lose their position.",
        remedy: "Post one notification with the element that receives the cursor.",
        impact: .moderate, criteria: [.focusOrder], clauses: ["11.2.4.3"])
    static let examples: [RuleExample] = [
        .seen("The cursor moves once.", .pass) { $0.pass(.focusSettled) },
        .seen("The cursor moves again before the first announcement ends.", .fail) {
            $0.issues = [
                .init(
                    .focusSettled, nil,
                    "The VoiceOver cursor moved to \"Title\" and, before its announcement ended, to \"Save\"")
            ]
        },
        .nothing("A screen without a recorded action.", .button("Save")),
    ]
}
