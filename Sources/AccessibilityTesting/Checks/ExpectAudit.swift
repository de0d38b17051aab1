import AccessibilityAudit
import AccessibilityTree
import HeadlessUIKit
import LiveReader
import ScreenReader

/// What `expectAudit` asks, where, and what it lets be.
public struct AuditExpectation: Sendable {
    /// The gravest impact that is let be: faults of this impact or a graver one fail the test.
    public var failOn = Impact.moderate
    /// The rules that are asked, by id; nil for all.
    public var rules: Set<String>?
    /// The rules that are not asked, by id.
    public var skippedRules: Set<String> = []
    /// The numbers that were set, by rule.
    public var numbers: [String: RuleSettings] = [:]
    /// What is known and let be, with its reason.
    public var suppressions: [AuditSettings.Suppression] = []
    /// The text sizes that the screen is shown at, one after the other.
    public var textSizes: [UIContentSizeCategory] = [.large]
    /// The appearances that the screen is shown in, one after the other.
    public var appearances: [UIUserInterfaceStyle] = [.light]

    /// Asks all rules at the usual text size, in the light.
    public init() {}

    /// All rules at the usual and at the largest text size, light and dark.
    public static var thorough: AuditExpectation {
        var expectation = AuditExpectation()
        expectation.textSizes = [.large, .accessibilityExtraExtraExtraLarge]
        expectation.appearances = [.light, .dark]
        return expectation
    }
}

/// Expects that an audit finds no fault on a controller's screen: the rules of `earshot audit`, on live views.
///
/// The screen is shown unless it is in a window. What only a person can judge does not fail the test. A failure names
/// each element, the rule and how to mend it, and lists the elements that are there, at the line of the call.
///
/// - Parameters:
///   - controller: the controller.
///   - expectation: what is asked, where, and what is let be.
/// - Returns: all that was found, also what does not fail the test.
@MainActor @discardableResult
public func expectAudit(
    _ controller: UIViewController, _ expectation: AuditExpectation = AuditExpectation(),
    fileID: StaticString = #fileID, filePath: StaticString = #filePath, line: UInt = #line, column: UInt = #column
) -> AuditResult {
    let location = TestLocation(fileID: fileID, filePath: filePath, line: line, column: column)
    let reader = ScreenReaderSession(controller: controller)
    return expectAudit(reader, controller.viewIfLoaded?.window, isWhole: true, expectation, location)
}

/// Expects that an audit finds no fault in a view: the rules of `earshot audit`, but for those about whole screens.
///
/// - Parameters:
///   - view: the view; it is shown unless it is in a window.
///   - expectation: what is asked, where, and what is let be.
/// - Returns: all that was found, also what does not fail the test.
@MainActor @discardableResult
public func expectAudit(
    _ view: UIView, _ expectation: AuditExpectation = AuditExpectation(), fileID: StaticString = #fileID,
    filePath: StaticString = #filePath, line: UInt = #line, column: UInt = #column
) -> AuditResult {
    let location = TestLocation(fileID: fileID, filePath: filePath, line: line, column: column)
    let reader = ScreenReaderSession(view: view)
    return expectAudit(reader, view.window, isWhole: false, expectation, location)
}

@MainActor private func expectAudit(
    _ reader: ScreenReaderSession, _ window: UIWindow?, isWhole: Bool, _ expectation: AuditExpectation,
    _ location: TestLocation
) -> AuditResult {
    defer { reader.end() }
    let known = AuditRules.descriptions.map(\.id)
    let named = (expectation.rules ?? []).union(expectation.skippedRules).union(expectation.numbers.keys)
        .union(expectation.suppressions.map(\.rule))
    for id in named.sorted() where !known.contains(id) {
        let near = NearestText.nearest(to: id, among: known).map { "; did you mean \"\($0)\"?" } ?? ""
        TestFailure.record("There is no rule \"\(id)\"\(near)", at: location)
    }
    let rules = AuditRules.all.filter { rule in
        let id = rule.description.id
        return expectation.rules?.contains(id) ?? true && !expectation.skippedRules.contains(id)
    }
    let runner = AuditRunner(rules, settings: expectation.numbers)
    reader.settle()
    guard let window else { return runner.emptyResult() }
    var result = runner.run(screens(of: window, isWhole: isWhole, expectation, reader))
    _ = result.suppress(expectation.suppressions, today: "") { _, _ in false }
    let faults = result.findings.filter { $0.outcome == .fail && $0.impact >= expectation.failOn }
    guard !faults.isEmpty else { return result }
    let heading = faults.count == 1 ? "The audit found 1 fault:" : "The audit found \(faults.count) faults:"
    TestFailure.record(
        ([heading] + faults.flatMap(lines) + ElementList(reader.session.tree).lines).joined(separator: "\n"),
        at: location)
    return result
}

/// The screen in each of the settings. The settings of the application are given back.
@MainActor private func screens(
    of window: UIWindow, isWhole: Bool, _ expectation: AuditExpectation, _ reader: ScreenReaderSession
) -> [AuditedScreen] {
    let app = UIApplication.shared
    let traits = window.traitCollection
    defer {
        app.simulate(traits.preferredContentSizeCategory)
        app.simulate(traits.userInterfaceStyle)
        reader.settle()
    }
    var screens: [AuditedScreen] = []
    for size in expectation.textSizes {
        for appearance in expectation.appearances {
            app.simulate(size)
            app.simulate(appearance)
            reader.settle()
            window.layoutIfNeeded()
            let tree = WindowSource(window, includesAppearance: true).captureTree()
            var screen = AuditedScreen(tree, isWhole: isWhole)
            screen.utterances = Phraser(style: .voiceover).phrases(of: tree).map { $0.phrase.text() }
            screen.brokenConstraints = window.brokenConstraints.map { ($0.summary, nil) }
            let names = [
                expectation.textSizes.count > 1 ? size.rawValue : nil,
                expectation.appearances.count > 1 ? (appearance == .dark ? "dark" : "light") : nil,
            ]
            let setting = names.compactMap(\.self).joined(separator: ", ")
            screen.setting = setting.isEmpty ? nil : setting
            screens.append(screen)
        }
    }
    return screens
}

private func lines(of finding: Finding) -> [String] {
    let setting = finding.setting.map { " [\($0)]" } ?? ""
    let identifier = finding.element?.identifier.map { " (identifier \"\($0)\")" } ?? ""
    return [
        "  \(finding.impact.rawValue) \(finding.rule): \(finding.message)\(identifier)\(setting)",
        "    \(finding.remedy)",
    ]
}
