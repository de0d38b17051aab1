import AccessibilityAudit
import HeadlessUIKit

/// The scope and the exceptions of an `expectAudit` call.
public struct AuditExpectation: Sendable {
    /// The least impact that fails a test: issues of this impact or a graver one do. As in `earshot audit`, it is serious
    /// unless set.
    public var failOn = Impact(rawValue: AuditSettings.usualFailLevel) ?? .serious
    /// The rules that are asked, by id; nil for all.
    public var rules: Set<String>?
    /// Rules of your own, which are asked as those that are there.
    public var ownRules: [any AuditRule.Type] = []
    /// The rules that are not asked, by id. An unknown id fails the test.
    public var skippedRules: Set<String> = []
    /// The numbers that were set, by rule.
    public var numbers: [String: RuleSettings] = [:]
    /// Known issues that are suppressed, with their reasons.
    public var suppressions: [AuditSettings.Suppression] = []
    /// The text sizes that the screen is shown at, one after the other.
    public var textSizes: [UIContentSizeCategory] = [.large]
    /// The appearances that the screen is shown in, one after the other.
    public var appearances: [UIUserInterfaceStyle] = [.light]
    /// The languages that the screen is shown in, one after the other, as BCP 47 tags; none for that of the app. What
    /// UIKit says itself follows; texts of the app do where it sets them when `UIApplication.preferredLanguage` changes.
    public var languages: [String] = []
    /// Whether each adjustable element is flicked up and down to see whether it answers. The code of the app runs then,
    /// and values may end elsewhere than they began.
    public var triesAdjustables = false

    /// Whether a screen on which nothing is seen at all is a fault, too; otherwise it has nothing to judge.
    public var expectsElements = false

    /// Asks all rules at the usual text size, in the light.
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

    private var allRules: [any AuditRule.Type] { AuditRules.all + ownRules }

    /// The rules that are asked.
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
