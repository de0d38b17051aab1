import AccessibilityAudit
import HeadlessUIKit

/// The scope and the exceptions of an `expectAudit` call.
public struct AuditExpectation: Sendable {
    /// The least impact that fails a test: issues of this impact or a more severe one do. As in `earshot audit`, it is serious
    /// unless set.
    public var failOn = Impact(rawValue: AuditSettings.usualFailLevel) ?? .serious
    /// The rules that are checked, by id; nil for all.
    public var rules: Set<String>?
    /// Custom rules, which are checked like the built-in ones.
    public var customRules: [any AuditRule.Type] = []
    /// The rules that are not checked, by id. An unknown id fails the test.
    public var skippedRules: Set<String> = []
    /// The numbers that were set, by rule.
    public var numbers: [String: RuleSettings] = [:]
    /// Known issues that are suppressed, with their reasons.
    public var suppressions: [AuditSettings.Suppression] = []
    /// The text sizes that the screen is shown at, in order.
    public var textSizes: [UIContentSizeCategory] = [.large]
    /// The appearances that the screen is shown in, in order.
    public var appearances: [UIUserInterfaceStyle] = [.light]
    /// The languages that the screen is shown in, in order, as BCP 47 tags; empty for that of the app. UIKit's own
    /// texts follow; texts of the app do if it sets them when `UIApplication.preferredLanguage` changes.
    public var languages: [String] = []
    /// Whether each adjustable element is swiped up and down to test whether its value changes. The code of the app
    /// runs then, and values may differ afterwards.
    public var triesAdjustables = false

    /// Whether a screen without any visible element is an issue, too; otherwise there is nothing to check.
    public var expectsElements = false

    /// Creates an expectation with all rules at the usual text size, in the light appearance.
    public init() {}

    /// All rules at the usual and at the largest text size, light and dark, with adjustables tried.
    public static var thorough: AuditExpectation {
        var expectation = AuditExpectation()
        expectation.textSizes = [.large, .accessibilityExtraExtraExtraLarge]
        expectation.appearances = [.light, .dark]
        expectation.triesAdjustables = true
        return expectation
    }

    /// The minimum for every screen: every element is reachable, announced and touchable, and can be identified by
    /// tests.
    public static var essentials: AuditExpectation {
        var expectation = AuditExpectation()
        expectation.failOn = .minor
        expectation.expectsElements = true
        expectation.rules = [
            "activation-point-outside", "duplicate-identifier", "element-without-size", "image-label-missing",
            "label-missing", "not-reached-by-flicks", "screen-empty", "touch-covered",
        ]
        return expectation
    }

    private var allRules: [any AuditRule.Type] { AuditRules.all + customRules }

    /// The rules that are checked.
    var askedRules: [any AuditRule.Type] {
        allRules.filter { rule in
            let id = rule.description.id
            return rules?.contains(id) ?? true && !skippedRules.contains(id)
        }
    }

    /// The ids of rules that are not there, each with the nearest one that is.
    var unknownRules: [String] {
        let known = allRules.map { $0.description.id }
        let named = (rules ?? []).union(skippedRules).union(numbers.keys).union(suppressions.map(\.rule))
        return named.sorted().filter { !known.contains($0) }.map { id in
            let near = NearestText.nearest(to: id, among: known).map { "; did you mean \"\($0)\"?" } ?? ""
            return "There is no rule \"\(id)\"\(near)"
        }
    }
}
