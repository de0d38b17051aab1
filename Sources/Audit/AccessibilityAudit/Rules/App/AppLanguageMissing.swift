import AccessibilityTree

/// The app declares the language in which it was written.
struct AppLanguageMissing: FixedRule {
    static let description = RuleDescription(
        id: "app-language-missing", title: "Apps must declare the language of their texts.",
        plural: "apps without a language",
        explanation:
            "Without a declared language, VoiceOver reads the texts in the user's language and mispronounces them.",
        remedy: "Set CFBundleDevelopmentRegion to $(DEVELOPMENT_LANGUAGE).",
        impact: .moderate, criteria: [.languageOfPage], clauses: ["11.3.1.1"])
    private static let key = "CFBundleDevelopmentRegion"
    private static let identifier = "CFBundleIdentifier"
    static let examples: [RuleExample] = [
        .app("An app in German.", .pass, [key: ["de"], identifier: ["com.example.trips"]]),
        .app("An app in the language of its project.", .pass, [key: ["$(DEVELOPMENT_LANGUAGE)"], identifier: ["a.b"]]),
        .app("An app without a language.", .needsReview, [identifier: ["com.example.trips"]]),
        .app("An app whose language is empty.", .needsReview, [key: [""], identifier: ["com.example.trips"]]),
        .app("A property list that the build completes.", .notApplicable, ["UILaunchScreen": []]),
    ]

    func check(_ screen: ScreenFacts, _ report: inout RuleReport) {
        // If the build makes the list, it adds the identifier and the language.
        guard let app = screen.screen.app, let bundle = app.entries[Self.identifier] else { return }
        let entry = app.entries[Self.key]
        if let text = entry?.text, !LabelScan(text).isBlank { return report.pass() }
        report.fail(
            entry == nil ? "CFBundleDevelopmentRegion is missing." : "CFBundleDevelopmentRegion is empty.",
            at: entry?.location ?? bundle.location,
            review: "the build may add it, and code may set accessibilityLanguage")
    }
}
