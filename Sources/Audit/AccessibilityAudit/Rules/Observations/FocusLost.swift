/// The cursor is not lost.
struct FocusLost: ObservationRule {
    static let kind = Observations.Kind.focusKept
    static let description = RuleDescription(
        id: "focus-lost", title: "The VoiceOver cursor must not be lost when an element disappears.",
        plural: "changes that lose the VoiceOver cursor",
        explanation:
            "The VoiceOver cursor jumps to another part of the screen, and users have to find their position again.",
        remedy: "Post UIAccessibility.Notification.layoutChanged or screenChanged with the element that replaces it.",
        impact: .serious, criteria: [.focusOrder], clauses: ["11.2.4.3"])
    static let examples: [RuleExample] = [
        .seen("The cursor stays on its element.", .pass) { $0.pass(.focusKept) },
        .seen("The element under the cursor disappears.", .fail) {
            $0.issues = [
                .init(.focusKept, nil, "\"Delete\" disappeared under the VoiceOver cursor without an announcement")
            ]
        },
        .nothing("A screen without a recorded action.", .button("Save")),
    ]
}
