import AccessibilityTree

/// The reading order does not depend on tiny differences of positions.
struct OrderFragile: AuditRule {
    static let margin = Threshold(
        "margin", "The minimum distance from the vertical offset that separates rows, in points.",
        standard: 1, range: 0...8)
    static let description = RuleDescription(
        id: "order-fragile", title: "The reading order must not depend on small differences in position.",
        plural: "elements with a fragile order",
        explanation:
            "VoiceOver reads elements less than 8 pt apart (13 pt on an iPad) as one row. Another text size or device reverses their order.",
        remedy:
            "Align the elements of a row, increase the space between rows, or group related elements in a container.",
        impact: .minor, criteria: [.meaningfulSequence], clauses: ["11.1.3.2"])
    static let thresholds = [margin]
    static let examples: [RuleExample] = [
        .pass("Two rows.", .text("Name"), .text("Ada", Rect(x: 20, y: 240, width: 100, height: 22))),
        .review(
            "Two elements whose tops are 8 pt apart, the lower one to the left.",
            .text("Name", Rect(x: 200, y: 100, width: 100, height: 22)),
            .text("Ada", Rect(x: 20, y: 108, width: 100, height: 22))),
        .pass(
            "Two elements whose tops are 10 pt apart, the lower one to the left.",
            .text("Name", Rect(x: 200, y: 100, width: 100, height: 22)),
            .text("Ada", Rect(x: 20, y: 110, width: 100, height: 22))),
        .pass(
            "Two elements in the same order by row and by column.",
            .text("Name", Rect(x: 20, y: 100, width: 100, height: 22)),
            .text("Ada", Rect(x: 200, y: 108, width: 100, height: 22))),
    ]
    private let margin: Double

    init(_ settings: RuleSettings) { margin = settings[Self.margin] }

    func check(_ screen: ScreenFacts, _ report: inout RuleReport) {
        let tolerance = screen.tree.environment.idiom == .pad ? 13.0 : 8.0
        let mirrored = screen.tree.environment.layoutDirection == .rightToLeft
        for (before, after) in zip(screen.inOrder, screen.inOrder.dropFirst()) {
            let (one, two) = (before.frame, after.frame)
            guard one.isFinite, two.isFinite else { continue }
            let distance = (one.y - two.y).magnitude
            let isNear = (distance - tolerance).magnitude <= margin
            let isLeftFirst = mirrored ? one.x >= two.x : one.x <= two.x
            // If rows and columns give the same order, the tolerance doesn't matter.
            guard isNear, isLeftFirst != (one.y <= two.y), !screen.isOrderSet(around: before) else {
                report.pass()
                continue
            }
            report.fail(
                after,
                "The tops of \(before.name) and \(after.name) are \(distance.inTenths) pt apart; a small difference reverses their reading order.",
                .appearance, review: "only a person can decide which order is intended")
        }
    }
}
