import AccessibilityTree

/// A double tap arrives at the element that was heard.
struct TouchCovered: ObservationRule {
    static let kind = Observations.Kind.touch
    static let description = RuleDescription(
        id: "touch-covered", title: "The point that a double tap touches belongs to the element.",
        explanation: "A double tap does nothing, or something else than what was heard.",
        remedy:
            "Take away what covers it, let that refuse touches (isUserInteractionEnabled), or set accessibilityActivationPoint.",
        impact: .serious, criteria: [.keyboard, .nameRoleValue], clauses: ["11.2.1.1", "11.5.2.5"])
    static let examples: [RuleExample] = [
        .seen("A button that takes the touch.", .pass) { $0.pass(.touch) },
        .seen("A button that is covered.", .fail) { $0.faults = [.init(.touch, button, "is covered by the UIView")] },
        .nothing("Nobody has tried.", .button("Save")),
    ]
    private static let button = RuleExample.button

    init(_ settings: RuleSettings) {}
}

/// Flicks come to every element.
struct NotReachedByFlicks: ObservationRule {
    static let kind = Observations.Kind.flick
    static let description = RuleDescription(
        id: "not-reached-by-flicks", title: "Flicks to the right and to the left come to every element.",
        explanation: "Somebody who goes through the screen by flicks never hears of it.",
        remedy: "Don't move the cursor while it goes through the screen, and keep the elements the same objects.",
        impact: .critical, criteria: [.keyboard, .focusOrder], clauses: ["11.2.1.1", "11.2.4.3"])
    static let examples: [RuleExample] = [
        .seen("Flicks come to it.", .pass) { $0.pass(.flick) },
        .seen("They don't.", .fail) {
            $0.faults = [.init(.flick, RuleExample.button, "is not reached by flicks to the right")]
        },
        .nothing("Nobody has tried.", .button("Save")),
    ]

    init(_ settings: RuleSettings) {}
}

/// What is adjustable answers.
struct AdjustableSilent: ObservationRule {
    static let kind = Observations.Kind.adjustment
    static let description = RuleDescription(
        id: "adjustable-does-not-answer", title: "A flick up or down changes the value of what is adjustable.",
        explanation: "Somebody hears that it can be adjusted, flicks, and nothing happens or nothing is heard.",
        remedy:
            "Override accessibilityIncrement() and accessibilityDecrement(), and answer the new accessibilityValue.",
        impact: .critical, criteria: [.keyboard, .nameRoleValue], clauses: ["11.2.1.1", "11.5.2.7"])
    static let examples: [RuleExample] = [
        .seen("A slider that answers.", .pass) { $0.pass(.adjustment) },
        .seen("One that doesn't.", .fail) {
            $0.faults = [.init(.adjustment, RuleExample.button, "is adjustable, and neither flick changes its value")]
        },
        .nothing("Nobody has tried.", .slider("Volume", value: "50%")),
    ]

    init(_ settings: RuleSettings) {}
}

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
            $0.faults = [.init(.focusKept, nil, "“Delete” went while the cursor stood on it, without a word")]
        },
        .nothing("Nobody has tried.", .button("Save")),
    ]

    init(_ settings: RuleSettings) {}
}

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
            $0.faults = [.init(.focusLeft, nil, "The app moved the cursor away from “Name”")]
        },
        .nothing("Nobody has tried.", .button("Save")),
    ]

    init(_ settings: RuleSettings) {}
}

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
            $0.faults = [.init(.focusSettled, nil, "The cursor went to “Title” and, before that was heard, to “Save”")]
        },
        .nothing("Nobody has tried.", .button("Save")),
    ]

    init(_ settings: RuleSettings) {}
}

/// Changes are told.
struct ChangeNotAnnounced: ObservationRule {
    static let kind = Observations.Kind.change
    static let description = RuleDescription(
        id: "change-not-announced", title: "What an action changes elsewhere on the screen is told.",
        explanation: "Somebody who can't see the screen doesn't learn that anything has happened.",
        remedy: "Post an announcement, layoutChanged or screenChanged, or move the change under the cursor.",
        impact: .serious, criteria: [.statusMessages], clauses: ["11.5.2.15"])
    static let examples: [RuleExample] = [
        .seen("A change is announced.", .pass) { $0.pass(.change) },
        .seen("Nothing is heard of it.", .needsReview) {
            $0.faults = [
                .init(
                    .change, nil, "After “Save”, 1 element came and nothing was heard of it",
                    review: "whether the change matters only somebody who knows the app can tell")
            ]
        },
        .nothing("Nobody has tried.", .button("Save")),
    ]

    init(_ settings: RuleSettings) {}
}

/// Every screen is reached.
struct ScreenNotReached: ObservationRule {
    static let kind = Observations.Kind.arrival
    static let description = RuleDescription(
        id: "screen-not-reached", title: "Every screen is reached by a screen reader's gestures.",
        explanation: "Somebody who uses a screen reader never comes to what is on it.",
        remedy: "Let an element that a screen reader comes to lead to it, or take the screen away.",
        impact: .critical, criteria: [.keyboard], clauses: ["11.2.1.1"])
    static let examples: [RuleExample] = [
        .seen("A screen that a button leads to.", .pass) { $0.pass(.arrival) },
        .seen("One that only code shows.", .needsReview) {
            $0.faults = [
                .init(
                    .arrival, nil, "“Settings” is never reached",
                    review: "nothing in the file leads there: the app makes it")
            ]
        },
        .nothing("Nobody has walked there.", .button("Save")),
    ]

    init(_ settings: RuleSettings) {}
}

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
            $0.faults = [
                .init(
                    .exit, nil, "Escape doesn't close “Photo”, and nothing in it leads back",
                    review: "the app may close it by itself or by code")
            ]
        },
        .nothing("Nobody has walked there.", .button("Save")),
    ]

    init(_ settings: RuleSettings) {}
}
