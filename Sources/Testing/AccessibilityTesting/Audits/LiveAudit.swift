import AccessibilityAudit
import AccessibilityTree
import HeadlessUIKit
import LiveReader
import ScreenReader

/// Checks a window's content with rules, in one setting after another.
@MainActor struct LiveAudit {
    private let reader: ScreenReaderSession
    private let window: UIWindow?
    private let expectation: AuditExpectation
    /// Whether it is a whole screen.
    var isWhole = true
    /// The supported orientations of the screen, or nil.
    var orientations: UIInterfaceOrientationMask?
    /// The observations of an action; nil if there was none, so that the screen is traversed.
    var step: Observations?

    init(_ reader: ScreenReaderSession, _ window: UIWindow?, _ expectation: AuditExpectation) {
        (self.reader, self.window, self.expectation) = (reader, window, expectation)
    }

    /// Records a failure if there is an issue.
    func expectNoIssues(at location: TestLocation) -> AuditResult {
        for message in expectation.unknownRules { TestFailure.record(message, at: location) }
        let runner = AuditRunner(expectation.askedRules, settings: expectation.numbers)
        reader.settle()
        // A session that another one has kept from starting has reported that itself.
        guard let window, reader.isRunning else { return runner.emptyResult() }
        let screens = screens(of: window)
        var result = runner.run(screens)
        if expectation.expectsElements, reader.session.elements.isEmpty { addEmptiness(to: &result) }
        _ = result.suppress(expectation.suppressions, today: "") { _, _ in false }
        let issues = result.findings.filter { $0.outcome == .fail && $0.impact >= expectation.failOn }
        guard !issues.isEmpty else { return result }
        let heading = "The audit found \(issues.count) issue\(issues.count == 1 ? "" : "s"):"
        let lines = [heading] + issues.flatMap(Self.lines) + ElementList(reader.session.tree).lines
        TestFailure.attach(screens.first.map { FindingPicture.svg(of: $0, issues) }, named: "audit.svg", at: location)
        TestFailure.record(lines.joined(separator: "\n"), at: location)
        return result
    }

    private func addEmptiness(to result: inout AuditResult) {
        let id = "screen-empty"
        guard let rule = AuditRules.rule(id)?.description, !result.findings.contains(where: { $0.rule == id }) else {
            return
        }
        result.findings.append(
            Finding(
                rule: id, impact: rule.impact, message: "The screen has no accessibility element.",
                remedy: rule.remedy, identity: id))
        result.counts[id, default: .init()].failed += 1
    }

    private static func lines(of finding: Finding) -> [String] {
        let setting = finding.setting.map { " [\($0)]" } ?? ""
        let identifier = finding.element?.identifier.map { " (identifier \"\($0)\")" } ?? ""
        return [
            "  \(finding.impact.rawValue) \(finding.rule): \(finding.message)\(identifier)\(setting)",
            "    Fix: \(finding.remedy)",
        ]
    }

    // MARK: Settings

    /// The screen in each of the settings; observations of its use are with the first. The settings of the application
    /// are restored.
    private func screens(of window: UIWindow) -> [AuditedScreen] {
        let app = UIApplication.shared
        let traits = window.traitCollection
        let language = app.preferredLanguage
        var screens: [AuditedScreen] = []
        for language in expectation.languages.isEmpty ? [language] : expectation.languages {
            for size in expectation.textSizes {
                for appearance in expectation.appearances {
                    app.preferredLanguage = language
                    app.simulate(size)
                    app.simulate(appearance)
                    screens.append(screen(of: window, setting: name(of: language, size, appearance)))
                }
            }
        }
        app.preferredLanguage = language
        app.simulate(traits.preferredContentSizeCategory)
        app.simulate(traits.userInterfaceStyle)
        reader.settle()
        if !screens.isEmpty { screens[0].observations = observations(in: window) }
        return screens
    }

    private func name(
        of language: String, _ size: UIContentSizeCategory, _ appearance: UIUserInterfaceStyle
    ) -> String? {
        let names = [
            expectation.languages.count > 1 ? language : nil,
            expectation.textSizes.count > 1 ? size.rawValue : nil,
            expectation.appearances.count > 1 ? (appearance == .dark ? "dark" : "light") : nil,
        ].compactMap(\.self)
        return names.isEmpty ? nil : names.joined(separator: ", ")
    }

    private func screen(of window: UIWindow, setting: String?) -> AuditedScreen {
        reader.settle()
        window.layoutIfNeeded()
        let tree = WindowSource(window, includesAppearance: true).captureTree()
        var screen = AuditedScreen(tree, isWhole: isWhole)
        screen.setting = setting
        screen.utterances = Phraser(style: .voiceover).phrases(of: tree).map { $0.phrase.text() }
        let broken = window.visiblyBrokenConstraints
        screen.brokenConstraints = broken.map { ($0.summary, nil) }
        screen.misplacedViews = Set(broken.flatMap(\.misplacedViews).map(\.nodeID))
        screen.ambiguousViews = window.viewsWithAmbiguousLayout.map(\.nodeID)
        screen.orientations = orientations.map(Self.names)
        return screen
    }

    private static func names(of mask: UIInterfaceOrientationMask) -> Set<AuditedScreen.Orientation> {
        var names: Set<AuditedScreen.Orientation> = []
        if !mask.isDisjoint(with: [.portrait, .portraitUpsideDown]) { names.insert(.portrait) }
        if !mask.isDisjoint(with: .landscape) { names.insert(.landscape) }
        return names
    }

    // MARK: Use

    private func observations(in window: UIWindow) -> Observations {
        let observer = UseObserver(reader: reader, window: window)
        var seen = observer.touches()
        if let step {
            seen.add(step)
            return seen
        }
        seen.add(observer.flicks())
        if expectation.triesAdjustables { seen.add(observer.adjustments()) }
        return seen
    }
}
