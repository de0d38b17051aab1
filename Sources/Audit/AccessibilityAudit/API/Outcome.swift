/// The outcome of a rule for an element, as axe-core counts it. An element that was not measured is never a pass.
public enum Outcome: String, Sendable, Hashable, Codable, CaseIterable {
    /// The element meets the rule's requirement.
    case pass
    /// It does not.
    case fail
    /// The file alone can't decide; a person or the running app has to. The finding has the reason.
    case needsReview = "needs-review"
    /// The rule does not apply to it.
    case notApplicable = "not-applicable"
}
