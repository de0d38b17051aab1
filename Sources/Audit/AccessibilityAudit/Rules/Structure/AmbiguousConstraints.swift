import AccessibilityTree

/// Constraints determine every position and size.
struct AmbiguousConstraints: FixedRule {
    static let description = RuleDescription(
        id: "ambiguous-constraints", title: "Constraints must define the position and the size of every view.",
        plural: "views with ambiguous constraints",
        explanation:
            "On another device, in another language or at a larger text size, views may move, lose their size or overlap.",
        remedy: "Add the missing constraint.", impact: .minor, criteria: [.resizeText], clauses: ["11.1.4.4"])
    static let examples: [RuleExample] = [
        RuleExample("A view with an ambiguous position.", .fail, [.text("Name")]) { $0.ambiguousViews = [NodeID(2)] },
        RuleExample("A view whose constraints conflict.", .notApplicable, [.text("Name")]) {
            ($0.ambiguousViews, $0.misplacedViews) = ([NodeID(2)], [NodeID(2)])
        },
        RuleExample("A view of a toolbar's item.", .notApplicable, [toolbar]) { $0.ambiguousViews = [NodeID(3)] },
        RuleExample("A view to which code may add constraints.", .needsReview, [.text("Name") { $0.isInFile() }]) {
            $0.ambiguousViews = [NodeID(2)]
        }.reached(by: "nameLabel"),
        .nothing("A screen with an unambiguous layout.", .text("Name")),
    ]

    private static let toolbar = ExampleView(
        "UIToolbar", Rect(x: 0, y: 790, width: 402, height: 49),
        [ExampleView("UIView", Rect(x: 16, y: 790, width: 57, height: 49))])

    func check(_ screen: ScreenFacts, _ report: inout RuleReport) {
        guard !screen.screen.ambiguousViews.isEmpty else { return }
        let open = Set(screen.screen.ambiguousViews)
        for index in 0..<screen.tree.count where open.contains(screen.tree[index].id) {
            let view = screen.element(at: index)
            guard !screen.isMisplaced(view), !Self.isPlacedByBar(index, screen) else { continue }
            let access = screen.declaration(at: index)?.access
            report.fail(
                view, "The constraints of \(view.name) leave its position or size ambiguous.", .appearance,
                review: screen.layoutDoubt(about: index)
                    ?? access.map { "code may add constraints through \($0)" })
        }
    }

    // Bars center the views of their items, and give them the height that they have.
    private static func isPlacedByBar(_ index: Int, _ screen: ScreenFacts) -> Bool {
        screen.tree.parentIndex(of: index).map {
            ["UINavigationBar", "UIToolbar"].contains(screen.screenClass(at: $0).name)
        } ?? false
    }
}
