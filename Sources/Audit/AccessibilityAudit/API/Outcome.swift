/// What came of a rule for an element, as axe-core counts it. What was not measured is never a pass.
public enum Outcome: String, Sendable, Hashable, Codable, CaseIterable {
    /// The element does what the rule asks for.
    case pass
    /// It does not.
    case fail
    /// A file can't tell: somebody has to look, or the app has to run. The finding says why.
    case needsReview = "needs-review"
    /// The rule says nothing about it.
    case notApplicable = "not-applicable"
}
