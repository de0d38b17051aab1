import AccessibilityTree

/// The name of the app is made of words.
struct AppNameNotReadable: FixedRule {
    static let description = RuleDescription(
        id: "app-name-not-readable", title: "App names must be made of words.",
        plural: "app names that aren't words",
        explanation:
            "VoiceOver reads the name on the home screen, in the app switcher and in Settings. Siri and Voice Control users speak it.",
        remedy: "Set CFBundleDisplayName to the spoken name of the app.",
        impact: .moderate, criteria: [.pageTitled])
    // The display name wins over the short name (Apple's "Information Property List").
    private static let keys = ["CFBundleDisplayName", "CFBundleName"]
    static let examples: [RuleExample] = [
        .app("An app with the name “Trips”.", .pass, ["CFBundleDisplayName": ["Trips"]]),
        .app("An app with the name of its target.", .needsReview, ["CFBundleDisplayName": ["trips_app_v2"]]),
        .app("An app with a space as its name.", .needsReview, ["CFBundleDisplayName": [" "]]),
        .app(
            "A short name that is not displayed.", .pass,
            ["CFBundleDisplayName": ["Trips"], "CFBundleName": ["trips_app_v2"]]),
        .app("An app with the name of its product.", .notApplicable, ["CFBundleName": ["$(PRODUCT_NAME)"]]),
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
                ? "The app's name, \(key), has no letters or digits."
                : "The app's name, \"\(LabelScan.shortened(name))\", looks like the name of a file.",
            at: entry.location, review: "the name may be translated in InfoPlist.strings")
    }
}
