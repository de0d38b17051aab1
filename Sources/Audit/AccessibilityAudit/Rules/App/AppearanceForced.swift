import AccessibilityTree

/// The app follows the appearance that the user has chosen.
struct AppearanceForced: FixedRule {
    static let description = RuleDescription(
        id: "appearance-forced", title: "Apps must follow the user's choice of light or dark appearance.",
        plural: "apps with a fixed appearance",
        explanation:
            "Users who are sensitive to glare, or who can't read light text on dark, choose the appearance once for all apps. This app ignores the choice.",
        remedy: "Remove UIUserInterfaceStyle, and give each color a light and a dark variant.",
        impact: .moderate, clauses: ["11.7"])
    private static let key = "UIUserInterfaceStyle"
    static let examples: [RuleExample] = [
        .app("An app that is always light.", .needsReview, [key: ["Light"]]),
        .app("An app that is always dark.", .needsReview, [key: ["Dark"]]),
        .app("An app that follows the user's choice.", .pass, [key: ["Automatic"]]),
        .app("An app with a build setting for the appearance.", .needsReview, [key: ["$(STYLE)"]]),
        .app("An app without the key.", .notApplicable, ["CFBundleName": ["Trips"]]),
    ]

    func check(_ screen: ScreenFacts, _ report: inout RuleReport) {
        guard let entry = screen.screen.app?.entries[Self.key], let style = entry.text else { return }
        if entry.isSetByBuild {
            return report.fail(
                "A build setting decides whether the app is light or dark.", at: entry.location,
                review: "the file contains a variable instead of the appearance")
        }
        guard style == "Light" || style == "Dark" else { return report.pass() }
        report.fail(
            "The app is always \(style.lowercased()), regardless of the user's choice.", at: entry.location,
            review: "the app may have its own setting for the appearance")
    }
}
