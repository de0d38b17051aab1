import AccessibilityTree

/// Requires that a screen has a heading.
struct NoHeader: AuditRule {
    static let fewest = Threshold(
        "fewest", "The minimum number of elements on a screen that needs a heading.", standard: 5, range: 1...1_000)
    static let description = RuleDescription(
        id: "no-header", title: "Screens must have a heading or a title.",
        plural: "screens without a heading or a title",
        explanation: "VoiceOver doesn't announce the screen's topic, and users can't move from heading to heading.",
        remedy: "Set Title of the navigation item, or select the Header trait of the text at the top of the screen.",
        impact: .moderate, criteria: [.pageTitled, .headingsAndLabels, .infoAndRelationships], clauses: ["11.2.4.6"])
    static let thresholds = [fewest]
    static let examples: [RuleExample] = [
        .init(
            "A screen with a heading.", .pass,
            [.text("Settings", Rect(x: 20, y: 60, width: 300, height: 30)) { $0.traits.insert(.header) }] + list),
        .init("A screen without a heading.", .fail, list),
        RuleExample("A screen that embeds a controller of the app's own class.", .needsReview, list) {
            $0.embeddedController = "CalendarController"
        },
        RuleExample("A screen of a scene that nothing leads to.", .needsReview, list) {
            $0.unusedReason = "nothing in the storyboard leads to the scene"
        },
        .nothing("A screen with one button.", .button("Save")),
        .init(
            "A screen without content in a tab bar.", .notApplicable,
            (0..<5).map { tab in
                .element(
                    "UITabBarButton", "Tab \(tab)", [.button, .tabButton],
                    Rect(x: Double(tab) * 80, y: 790, width: 80, height: 49))
            }),
        .init("A cell, which is not a screen.", .notApplicable, isWhole: false, list),
    ]
    private static let list = (0..<6).map { row in
        ExampleView.text("Row \(row)", Rect(x: 20, y: 100 + Double(row) * 40, width: 300, height: 22))
    }
    private let fewest: Int

    init(_ settings: RuleSettings) { fewest = Int(settings[Self.fewest]) }

    func check(_ screen: ScreenFacts, _ report: inout RuleReport) {
        guard screen.screen.isWhole else { return }
        // The tabs of a bar are not the content of the screen.
        let content = screen.inOrder.lazy.filter { !$0.traits.contains(.tabButton) }
        guard content.prefix(fewest).count == fewest else { return }
        let hasHeader = screen.inOrder.contains { element in
            !element.traits.isDisjoint(with: [.header, .tabBar, .alert])
        }
        if hasHeader { return report.pass() }
        report.fail(
            "The screen has \(screen.inOrder.count) elements but neither a title nor a heading.",
            review: screen.screen.embeddedController.map { "the embedded controller \($0) may add one" })
    }
}
