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
        impact: .serious, criteria: [.targetSize])
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
        .review(
            "Two buttons in one place, one of which code may hide.", .button("Play") { $0.isInFile() },
            .button("Pause") { $0.isInFile() }
        ).reached(by: "button"),
        .pass(
            "Two buttons that overlap by one point.", .button("Save"),
            .button("Delete", Rect(x: 20, y: 143, width: 120, height: 44))),
    ]
    private let share: Double

    init(_ settings: RuleSettings) { share = settings[Self.share] }

    func check(_ screen: ScreenFacts, _ report: inout RuleReport) {
        let targets = screen.targets
        screen.forEachPair(targets, within: 0) { first, second in
            let (one, two) = (first.frame, second.frame)
            let width = min(one.maxX, two.maxX) - max(one.x, two.x)
            let height = min(one.maxY, two.maxY) - max(one.y, two.y)
            let smaller = min(one.width * one.height, two.width * two.height)
            guard width > 1, height > 1, width * height > smaller * share else { return }
            let isInOrder = first.place < second.place
            let lower = screen.element(isInOrder ? first.place : second.place)
            let upper = screen.element(isInOrder ? second.place : first.place)
            report.fail(
                upper, "\(upper.name) overlaps \(lower.name).", .appearance, attribute: "rect",
                review: screen.alternativeDoubt(lower, upper))
        }
        for _ in targets { report.pass() }
    }
}
