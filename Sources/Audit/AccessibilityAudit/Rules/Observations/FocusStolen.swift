/// The cursor is the user's.
struct FocusStolen: ObservationRule {
    static let kind = Observations.Kind.focusLeft
    static let description = RuleDescription(
        id: "focus-stolen", title: "The app must not move the VoiceOver cursor away from the user's position.",
        plural: "changes that move the VoiceOver cursor away",
        explanation: "The VoiceOver cursor jumps back while the user is listening to another element.",
        remedy: "Post notifications that move the cursor only for changes that the user made, and without delay.",
        impact: .serious, criteria: [.focusOrder], clauses: ["11.2.4.3"])
    static let examples: [RuleExample] = [
        .seen("The cursor stays at the user's position.", .pass) { $0.pass(.focusLeft) },
        .seen("The app moves the cursor late.", .fail) {
            $0.issues = [.init(.focusLeft, nil, "The app moved the VoiceOver cursor away from \"Name\"")]
        },
        .nothing("A screen without a recorded action.", .button("Save")),
    ]
}
