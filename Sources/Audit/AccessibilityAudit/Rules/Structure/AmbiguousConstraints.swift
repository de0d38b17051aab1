import AccessibilityTree

/// Constraints say where everything is.
struct AmbiguousConstraints: FixedRule {
    static let description = RuleDescription(
        id: "ambiguous-constraints", title: "The constraints of a screen say where each view is and how large.",
        explanation:
            "Views may lie elsewhere, be without a size or cover each other on another device, in another language or at a larger text size.",
        remedy: "Add the constraint that is missing.", impact: .minor, criteria: [.resizeText], clauses: ["11.1.4.4"])
    static let examples: [RuleExample] = [
        RuleExample("A view that may be anywhere.", .fail, [.text("Name")]) { $0.ambiguousViews = [NodeID(2)] },
        .nothing("A screen that lays out.", .text("Name")),
    ]

    func check(_ screen: ScreenFacts, _ report: inout RuleReport) {
        guard !screen.screen.ambiguousViews.isEmpty else { return }
        let open = Set(screen.screen.ambiguousViews)
        for index in 0..<screen.tree.count where open.contains(screen.tree[index].id) {
            let view = screen.element(at: index)
            report.fail(
                view, "\(view.name.capitalizedFirst) has constraints that leave its place or its size open.",
                .appearance,
                review: screen.layoutDoubt(about: index))
        }
    }
}
