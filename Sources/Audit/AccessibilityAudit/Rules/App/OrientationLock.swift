import AccessibilityTree

/// A screen turns with the device.
struct OrientationLock: FixedRule {
    static let description = RuleDescription(
        id: "orientation-lock", title: "Screens must support portrait and landscape.",
        plural: "screens that support one orientation",
        explanation: "Users whose device is mounted on a wheelchair or a bed can't rotate it.",
        remedy:
            "Add the missing orientations to UISupportedInterfaceOrientations, unless one orientation is essential, as for a piano.",
        impact: .serious, criteria: [.orientation], clauses: ["11.1.3.4"])
    private static let key = "UISupportedInterfaceOrientations"
    private static let upright = "UIInterfaceOrientationPortrait"
    private static let aside = "UIInterfaceOrientationLandscapeLeft"
    static let examples: [RuleExample] = [
        RuleExample("A screen for both orientations.", .pass, [.text("Name")]) {
            $0.orientations = [.portrait, .landscape]
        },
        RuleExample("A screen that supports only portrait.", .needsReview, [.text("Name")]) {
            $0.orientations = [.portrait]
        },
        .nothing("A screen with unknown orientations.", .text("Name")),
        .app("An app for both orientations.", .pass, [key: [upright, aside]]),
        .app("An app that supports only landscape.", .needsReview, [key: [aside]]),
        .app(
            "An app that supports landscape only on an iPad.", .needsReview,
            [key: [upright], key + "~ipad": [upright, aside]]),
        .app("An app with a build setting for the orientations.", .needsReview, [key: ["$(ORIENTATIONS)"]]),
        .app("An app whose build adds the orientations.", .notApplicable, ["UILaunchStoryboardName": ["Launch"]]),
    ]
    // The variants for a device take precedence over the plain key, which is for devices without one (Apple's
    // "Information Property List", "Platform-specific keys").
    private static let devices: KeyValuePairs = ["~iphone": "an iPhone", "~ipad": "an iPad", "~ipod": "an iPod"]

    func check(_ screen: ScreenFacts, _ report: inout RuleReport) {
        if let app = screen.screen.app { return check(app, &report) }
        guard screen.screen.isWhole, let orientations = screen.screen.orientations, let only = orientations.first
        else { return }
        guard orientations.count == 1 else { return report.pass() }
        report.fail("The screen supports only \(only.rawValue).", review: Self.mayBeEssential)
    }

    private func check(_ app: AppDeclaration, _ report: inout RuleReport) {
        var entries: [(entry: AppDeclaration.Entry, place: String)] = []
        for (suffix, device) in Self.devices {
            if let entry = app.entries[Self.key + suffix] { entries.append((entry, " on \(device)")) }
        }
        if let entry = app.entries[Self.key] {
            let isForPhones = app.entries[Self.key + "~ipad"] != nil && app.entries[Self.key + "~iphone"] == nil
            entries.append((entry, entries.isEmpty ? "" : isForPhones ? " on an iPhone" : " on other devices"))
        }
        for (entry, place) in entries where !entry.texts.isEmpty {
            if entry.isSetByBuild {
                report.fail(
                    "A build setting decides the orientations of the app\(place).", at: entry.location,
                    review: "the file contains a variable instead of the orientations")
                continue
            }
            let orientations = Set(entry.texts.compactMap(Self.orientation))
            guard orientations.count == 1, let only = orientations.first else {
                if orientations.count > 1 { report.pass() }
                continue
            }
            report.fail(
                "The app supports only \(only.rawValue)\(place).", at: entry.location, review: Self.mayBeEssential)
        }
    }

    private static func orientation(_ name: String) -> AuditedScreen.Orientation? {
        if name.hasPrefix("UIInterfaceOrientationPortrait") { return .portrait }
        return name.hasPrefix("UIInterfaceOrientationLandscape") ? .landscape : nil
    }

    private static let mayBeEssential =
        "the orientation may be essential to the app"
}
