import AccessibilityTree

/// A screen turns with the device.
struct OrientationLock: FixedRule {
    static let description = RuleDescription(
        id: "orientation-lock", title: "A screen can be used upright and on its side.",
        explanation: "Somebody whose device is mounted on a wheelchair or a bed can't turn it.",
        remedy: "Support both orientations, unless one is essential, as for a piano.",
        impact: .serious, criteria: [.orientation], clauses: ["11.1.3.4"])
    private static let key = "UISupportedInterfaceOrientations"
    private static let upright = "UIInterfaceOrientationPortrait"
    private static let aside = "UIInterfaceOrientationLandscapeLeft"
    static let examples: [RuleExample] = [
        RuleExample("A screen that turns.", .pass, [.text("Name")]) { $0.orientations = [.portrait, .landscape] },
        RuleExample("A screen that is always upright.", .needsReview, [.text("Name")]) {
            $0.orientations = [.portrait]
        },
        .nothing("Nobody knows.", .text("Name")),
        .app("An app that turns.", .pass, [key: [upright, aside]]),
        .app("An app that is always on its side.", .needsReview, [key: [aside]]),
        .app("An app that turns on a tablet alone.", .needsReview, [key: [upright], key + "~ipad": [upright, aside]]),
        .app("An app whose build decides.", .needsReview, [key: ["$(ORIENTATIONS)"]]),
        .app("An app whose build adds the orientations.", .notApplicable, ["UILaunchStoryboardName": ["Launch"]]),
    ]
    // The variants for a device take precedence over the plain key, which is for devices without one (Apple's
    // "Information Property List", "Platform-specific keys").
    private static let devices: KeyValuePairs = ["~iphone": "a phone", "~ipad": "a tablet", "~ipod": "an iPod"]

    func check(_ screen: ScreenFacts, _ report: inout RuleReport) {
        if let app = screen.screen.app { return check(app, &report) }
        guard screen.screen.isWhole, let orientations = screen.screen.orientations, let only = orientations.first
        else { return }
        guard orientations.count == 1 else { return report.pass() }
        report.fail("The screen is shown in \(only.rawValue) alone.", review: Self.mayBeEssential)
    }

    private func check(_ app: AppDeclaration, _ report: inout RuleReport) {
        var entries: [(entry: AppDeclaration.Entry, place: String)] = []
        for (suffix, device) in Self.devices {
            if let entry = app.entries[Self.key + suffix] { entries.append((entry, " on \(device)")) }
        }
        if let entry = app.entries[Self.key] {
            let isForPhones = app.entries[Self.key + "~ipad"] != nil && app.entries[Self.key + "~iphone"] == nil
            entries.append((entry, entries.isEmpty ? "" : isForPhones ? " on a phone" : " elsewhere"))
        }
        for (entry, place) in entries where !entry.texts.isEmpty {
            if entry.isSetByBuild {
                report.fail(
                    "How the app can be held\(place) is decided by the build.", at: entry.location,
                    review: "the file has a variable in place of the orientations")
                continue
            }
            let orientations = Set(entry.texts.compactMap(Self.orientation))
            guard orientations.count == 1, let only = orientations.first else {
                if orientations.count > 1 { report.pass() }
                continue
            }
            report.fail(
                "The app is shown in \(only.rawValue) alone\(place).", at: entry.location, review: Self.mayBeEssential)
        }
    }

    private static func orientation(_ name: String) -> AuditedScreen.Orientation? {
        if name.hasPrefix("UIInterfaceOrientationPortrait") { return .portrait }
        return name.hasPrefix("UIInterfaceOrientationLandscape") ? .landscape : nil
    }

    private static let mayBeEssential =
        "whether that orientation is essential only somebody who knows the app can tell"
}
