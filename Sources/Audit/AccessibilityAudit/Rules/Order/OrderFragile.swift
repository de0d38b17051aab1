import AccessibilityTree

/// The order doesn't hang on a hair.
struct OrderFragile: AuditRule {
    static let margin = Threshold(
        "margin", "How near to the height at which rows are told apart two elements must not be, in points.",
        standard: 1, range: 0...8)
    static let description = RuleDescription(
        id: "order-fragile", title: "The reading order doesn't hang on a point more or less.",
        explanation:
            "Elements that are less than 8 points apart (13 on a tablet) are read as one row: another text size or device turns their order round.",
        remedy: "Align what is one row, put more room between rows, or put what belongs together into a container.",
        impact: .minor, criteria: [.meaningfulSequence], clauses: ["11.1.3.2"])
    static let thresholds = [margin]
    static let examples: [RuleExample] = [
        .pass("Two rows.", .text("Name"), .text("Ada", Rect(x: 20, y: 240, width: 100, height: 22))),
        .review(
            "Two elements whose tops are 8 points apart, the lower one to the left.",
            .text("Name", Rect(x: 200, y: 100, width: 100, height: 22)),
            .text("Ada", Rect(x: 20, y: 108, width: 100, height: 22))),
        .pass(
            "Two elements whose tops are 10 points apart, the lower one to the left.",
            .text("Name", Rect(x: 200, y: 100, width: 100, height: 22)),
            .text("Ada", Rect(x: 20, y: 110, width: 100, height: 22))),
        .pass(
            "Two elements that come in the same order either way.",
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
            // Where rows and columns say the same, the tolerance decides nothing.
            guard isNear, isLeftFirst != (one.y <= two.y), !screen.isOrderSet(around: before) else {
                report.pass()
                continue
            }
            report.fail(
                after,
                "The tops of \(before.name) and \(after.name) are \(distance.inTenths) points apart: a point decides which is read first.",
                .appearance, review: "which order is meant, only somebody can tell")
        }
    }
}
