import AccessibilityTree

/// Constraints can all hold.
struct BrokenConstraints: FixedRule {
    static let description = RuleDescription(
        id: "broken-constraints", title: "The constraints of a screen can all hold.",
        explanation:
            "The layout breaks one of them, so texts may be cut off and targets may cover each other, on this size and text size.",
        remedy: "Lower the priority of one of them, or take it away.", impact: .minor,
        criteria: [.resizeText], clauses: ["11.1.4.4"])
    static let examples: [RuleExample] = [
        RuleExample("A constraint that was broken.", .fail, [.text("Name")]) {
            $0.brokenConstraints = [("UILabel.width == 100 can't hold", nil)]
        },
        .nothing("A screen that lays out.", .text("Name")),
    ]

    func check(_ screen: ScreenFacts, _ report: inout RuleReport) {
        for broken in screen.screen.brokenConstraints {
            report.fail("A constraint can't hold: \(LabelScan.shortened(broken.message)).", at: broken.location)
        }
    }
}
