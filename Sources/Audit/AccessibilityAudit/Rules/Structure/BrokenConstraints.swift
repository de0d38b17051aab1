import AccessibilityTree

/// Constraints can all hold.
struct BrokenConstraints: FixedRule {
    static let description = RuleDescription(
        id: "broken-constraints", title: "Constraints must be satisfiable.",
        plural: "constraints that can't be satisfied",
        explanation:
            "The layout ignores one of the constraints. Text may be clipped and targets may overlap at this screen size and text size.",
        remedy: "Lower the Priority of one of the constraints, or delete it.", impact: .minor,
        criteria: [.resizeText], clauses: ["11.1.4.4"])
    static let examples: [RuleExample] = [
        RuleExample("A constraint that can't be satisfied.", .fail, [.text("Name")]) {
            $0.brokenConstraints = [("UILabel.width == 100", nil)]
        },
        .nothing("A screen without conflicting constraints.", .text("Name")),
    ]

    func check(_ screen: ScreenFacts, _ report: inout RuleReport) {
        for broken in screen.screen.brokenConstraints {
            report.fail("A constraint can't be satisfied: \(LabelScan.shortened(broken.message)).", at: broken.location)
        }
    }
}
