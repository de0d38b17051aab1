import AccessibilityTree

/// Constraints can all hold.
struct BrokenConstraints: AuditRule {
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

    init(_ settings: RuleSettings) {}

    func check(_ screen: ScreenFacts, _ report: inout RuleReport) {
        for broken in screen.screen.brokenConstraints {
            report.fail("A constraint can't hold: \(LabelScan.shortened(broken.message)).", at: broken.location)
        }
    }
}

/// Constraints say where everything is.
struct AmbiguousConstraints: AuditRule {
    static let description = RuleDescription(
        id: "ambiguous-constraints", title: "The constraints of a screen say where each view is and how large.",
        explanation:
            "Views may lie elsewhere, be without a size or cover each other on another device, in another language or at a larger text size.",
        remedy: "Add the constraint that is missing.", impact: .minor, criteria: [.resizeText], clauses: ["11.1.4.4"])
    static let examples: [RuleExample] = [
        RuleExample("A view that may be anywhere.", .fail, [.text("Name")]) { $0.ambiguousViews = [NodeID(2)] },
        .nothing("A screen that lays out.", .text("Name")),
    ]

    init(_ settings: RuleSettings) {}

    func check(_ screen: ScreenFacts, _ report: inout RuleReport) {
        guard !screen.screen.ambiguousViews.isEmpty else { return }
        let open = Set(screen.screen.ambiguousViews)
        for index in 0..<screen.tree.count where open.contains(screen.tree[index].id) {
            let view = screen.element(at: index)
            report.fail(
                view, "\(view.name.capitalizedFirst) has constraints that leave its place or its size open.", .looks,
                review: screen.layoutDoubt(about: index))
        }
    }
}
