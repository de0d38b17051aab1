import AccessibilityTree

/// Requires that touch targets don't overlap.
struct TargetOverlap: AuditRule {
    static let share = Threshold(
        "share", "The maximum part of the smaller target that another one may overlap, from 0 to 1.", standard: 0.1,
        range: 0...1)
    static let description = RuleDescription(
        id: "target-overlap", title: "Touch targets must not overlap.",
        plural: "overlapping touch targets",
        explanation: "A touch, with or without VoiceOver, may activate the wrong control.",
        remedy: "Move the controls apart, or merge them into one.",
        impact: .serious, precision: .high, criteria: [.targetSize])
    static let thresholds = [share]
    static let examples: [RuleExample] = [
        .pass(
            "Two buttons next to each other.", .button("Save"),
            .button("Delete", Rect(x: 160, y: 100, width: 100, height: 44))),
        .fail(
            "Two buttons that overlap.", .button("Save"),
            .button("Delete", Rect(x: 80, y: 100, width: 100, height: 44))),
        .pass(
            "A button inside a button (see nested-interactive).",
            .button("Save").holding(.button("Delete", Rect(x: 80, y: 100, width: 40, height: 44)))),
        .pass(
            "A button on a part of a larger one, such as an accessory in a row.",
            .button("Open", Rect(x: 0, y: 100, width: 402, height: 60)),
            .button("Delete", Rect(x: 340, y: 108, width: 44, height: 44))),
        .fail(
            "A button on all of another one.", .button("Save"),
            .button("Delete", Rect(x: 0, y: 90, width: 200, height: 60))),
        .pass(
            "Two buttons, one of which is cut off before it reaches the other.",
            .container(
                Rect(x: 0, y: 100, width: 402, height: 60),
                [
                    .button("Save", Rect(x: 20, y: 100, width: 120, height: 50)),
                    .button("Print", Rect(x: 20, y: 160, width: 120, height: 50)),
                ]
            ) { $0.clipsToBounds = true },
            .button("Delete", Rect(x: 20, y: 170, width: 120, height: 44))),
        .pass(
            "A field and the button that UIKit has added to it.",
            .field("Name", Rect(x: 20, y: 100, width: 300, height: 44)) { $0.value = "Ada" },
            .element("AccessoryButton", "Clear text", .button, Rect(x: 310, y: 110, width: 24, height: 24))),
        RuleExample(
            "Two buttons that overlap because constraints conflict (see broken-constraints).", .pass,
            [
                .button("Save"), .button("Delete", Rect(x: 80, y: 100, width: 100, height: 44)),
                .button("Print", Rect(x: 20, y: 300, width: 100, height: 44)),
            ]
        ) { $0.misplacedViews = [NodeID(3)] },
        RuleExample(
            "Two buttons that overlap next to a view whose constraints conflict.", .needsReview,
            [
                .container(
                    Rect(x: 0, y: 100, width: 402, height: 60),
                    [
                        .text("Photo", Rect(x: 20, y: 100, width: 120, height: 44)), .button("Open"),
                        .button("Delete", Rect(x: 80, y: 100, width: 100, height: 44)),
                    ])
            ]
        ) { $0.misplacedViews = [NodeID(3)] },
        RuleExample(
            "Two buttons in one place, one of which code may hide.", .needsReview,
            [
                .button("Start") { $0.isInFile() },
                .button("Stop") {
                    $0.source = SourceLocation(file: "Main.storyboard", line: 20, column: 9, objectID: "b")
                },
            ]
        ) { screen in
            for (id, outlet) in [("example", "startButton"), ("b", "stopButton")] {
                screen.declarations[id] = Declaration()
                screen.declarations[id]?.outlets = [outlet]
            }
        },
        .pass(
            "Two buttons that overlap by one point.", .button("Save"),
            .button("Delete", Rect(x: 20, y: 143, width: 120, height: 44))),
    ]
    private let share: Double

    init(_ settings: RuleSettings) { share = settings[Self.share] }

    func check(_ screen: ScreenFacts, _ report: inout RuleReport) {
        let targets = screen.targets
        screen.forEachPair(targets, within: 0) { first, second in
            let (one, two) = first.place < second.place ? (first, second) : (second, first)
            let shared = one.seen.intersection(two.seen)
            let smaller = min(one.seen.width * one.seen.height, two.seen.width * two.seen.height)
            let area = shared.width * shared.height
            guard shared.width > 1, shared.height > 1, area > smaller * share else { return }
            // A smaller control on a larger one, such as an accessory in a row, takes the touches on it.
            if one.seen.holds(two.seen), !two.seen.holds(one.seen) { return }
            let (lower, upper) = (screen.element(one.place), screen.element(two.place))
            let hidden = area > smaller / 2 ? screen.alternatives(Int(one.place), Int(two.place)) : nil
            report.fail(
                upper, "\(upper.name) overlaps \(lower.name).", .appearance, attribute: "rect",
                review: hidden ?? screen.layoutDoubt(about: upper.index) ?? screen.layoutDoubt(about: lower.index)
                    ?? screen.conflictDoubt(about: upper.index) ?? screen.conflictDoubt(about: lower.index))
        }
        for _ in targets { report.pass() }
    }
}
