import AccessibilityTree

/// The name of the app is made of words.
struct AppNameNotReadable: FixedRule {
    static let description = RuleDescription(
        id: "app-name-not-readable", title: "The name of an app is made of words.",
        explanation:
            "It is heard on the home screen, in the app switcher, in settings and wherever Siri or Voice Control ask for it.",
        remedy: "Set CFBundleDisplayName to the name as people say it.",
        impact: .moderate, criteria: [.pageTitled])
    // What is shown wins over the short name (Apple's "Information Property List").
    private static let keys = ["CFBundleDisplayName", "CFBundleName"]
    static let examples: [RuleExample] = [
        .app("An app that is called Trips.", .pass, ["CFBundleDisplayName": ["Trips"]]),
        .app("An app that is called after its target.", .needsReview, ["CFBundleDisplayName": ["trips_app_v2"]]),
        .app("An app that is called by a space.", .needsReview, ["CFBundleDisplayName": [" "]]),
        .app(
            "A short name that is not shown.", .pass,
            ["CFBundleDisplayName": ["Trips"], "CFBundleName": ["trips_app_v2"]]),
        .app("An app that is called as its product.", .notApplicable, ["CFBundleName": ["$(PRODUCT_NAME)"]]),
    ]

    func check(_ screen: ScreenFacts, _ report: inout RuleReport) {
        guard let app = screen.screen.app,
            let (key, entry) = Self.keys.lazy.compactMap({ key in app.entries[key].map { (key, $0) } }).first,
            let name = entry.text, !entry.isSetByBuild
        else { return }
        let isBlank = LabelScan(name).isBlank
        guard isBlank || FileName.isLikely(name) else { return report.pass() }
        report.fail(
            isBlank
                ? "The app's name, \(key), has nothing that could be heard."
                : "The app's name, “\(LabelScan.shortened(name))”, is written as the name of a file.",
            at: entry.location, review: "the name may be translated in InfoPlist.strings")
    }
}
