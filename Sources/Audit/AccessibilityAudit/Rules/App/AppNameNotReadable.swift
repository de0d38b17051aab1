import AccessibilityTree

/// The app follows the appearance that the user has chosen.
struct AppearanceForced: AuditRule {
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

    init(_ settings: RuleSettings) {}

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

/// The app says in which language it was written.
struct AppLanguageMissing: AuditRule {
    static let description = RuleDescription(
        id: "app-language-missing", title: "An app says in which language its texts are.",
        explanation:
            "Texts without a language are spoken in the user's, by a voice that mispronounces them.",
        remedy: "Set CFBundleDevelopmentRegion to $(DEVELOPMENT_LANGUAGE).",
        impact: .moderate, criteria: [.languageOfPage], clauses: ["11.3.1.1"])
    private static let key = "CFBundleDevelopmentRegion"
    private static let identifier = "CFBundleIdentifier"
    static let examples: [RuleExample] = [
        .app("An app in German.", .pass, [key: ["de"], identifier: ["com.example.trips"]]),
        .app("An app in the language of its project.", .pass, [key: ["$(DEVELOPMENT_LANGUAGE)"], identifier: ["a.b"]]),
        .app("An app without a language.", .needsReview, [identifier: ["com.example.trips"]]),
        .app("An app whose language is empty.", .needsReview, [key: [""], identifier: ["com.example.trips"]]),
        .app("A list that the build completes.", .notApplicable, ["UILaunchScreen": []]),
    ]

    init(_ settings: RuleSettings) {}

    func check(_ screen: ScreenFacts, _ report: inout RuleReport) {
        // Where the build makes the list, it adds the identifier and the language.
        guard let app = screen.screen.app, let bundle = app.entries[Self.identifier] else { return }
        let entry = app.entries[Self.key]
        if let text = entry?.text, !LabelScan(text).isBlank { return report.pass() }
        report.fail(
            entry == nil ? "CFBundleDevelopmentRegion is missing." : "CFBundleDevelopmentRegion is empty.",
            at: entry?.location ?? bundle.location,
            review: "the build may add it, and code may set accessibilityLanguage")
    }
}

/// The name of the app is made of words.
struct AppNameNotReadable: AuditRule {
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

    init(_ settings: RuleSettings) {}

    func check(_ screen: ScreenFacts, _ report: inout RuleReport) {
        guard let app = screen.screen.app,
            let (key, entry) = Self.keys.lazy.compactMap({ key in app.entries[key].map { (key, $0) } }).first,
            let name = entry.text, !entry.isSetByBuild
        else { return }
        let isBlank = LabelScan(name).isBlank
        guard isBlank || LabelNotReadable.looksLikeName(name) else { return report.pass() }
        report.fail(
            isBlank
                ? "The app's name, \(key), has nothing that could be heard."
                : "The app's name, “\(LabelScan.shortened(name))”, is written as the name of a file.",
            at: entry.location, review: "the name may be translated in InfoPlist.strings")
    }
}
