import AccessibilityTree

/// The app follows the appearance that the user has chosen.
struct AppearanceForced: FixedRule {
    static let description = RuleDescription(
        id: "appearance-forced", title: "The app is light or dark as the user has chosen.",
        explanation:
            "Somebody whom bright screens dazzle, or who can't read light text on dark, has chosen once for all apps; here the choice is ignored.",
        remedy: "Take UIUserInterfaceStyle away, and give each colour a light and a dark variant.",
        impact: .moderate, clauses: ["11.7"])
    private static let key = "UIUserInterfaceStyle"
    static let examples: [RuleExample] = [
        .app("An app that is always light.", .needsReview, [key: ["Light"]]),
        .app("An app that is always dark.", .needsReview, [key: ["Dark"]]),
        .app("An app that follows.", .pass, [key: ["Automatic"]]),
        .app("An app whose build decides.", .needsReview, [key: ["$(STYLE)"]]),
        .app("An app that says nothing of it.", .notApplicable, ["CFBundleName": ["Trips"]]),
    ]

    func check(_ screen: ScreenFacts, _ report: inout RuleReport) {
        guard let entry = screen.screen.app?.entries[Self.key], let style = entry.text else { return }
        if entry.isSetByBuild {
            return report.fail(
                "Whether the app is light or dark is decided by the build.", at: entry.location,
                review: "the file has a variable in place of the appearance")
        }
        guard style == "Light" || style == "Dark" else { return report.pass() }
        report.fail(
            "The app is always \(style.lowercased()), whatever the user has chosen.", at: entry.location,
            review: "whether the app has a choice of its own, the file doesn't say")
    }
}
