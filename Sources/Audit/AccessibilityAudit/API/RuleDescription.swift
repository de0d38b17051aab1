/// The texts about a rule for its documentation and for reports.
public struct RuleDescription: Sendable, Hashable, Codable {
    /// The rule's name in findings, settings and reports, such as "label-missing".
    public var id: String
    /// The requirement, in one sentence.
    public var title: String
    /// The people whom an issue affects, and how, in a sentence or two.
    public var explanation: String
    /// The way to fix an issue, in a sentence or two.
    public var remedy: String
    /// The impact of an issue.
    public var impact: Impact
    /// The success criteria of WCAG 2.2 that it is about; none for good practice.
    public var criteria: [SuccessCriterion]
    /// The clauses of EN 301 549 V3.2.1, such as "11.4.1.2"; empty for requirements that this version doesn't have.
    public var clauses: [String]

    /// Creates a description.
    public init(
        id: String, title: String, explanation: String, remedy: String, impact: Impact,
        criteria: [SuccessCriterion] = [], clauses: [String] = []
    ) {
        (self.id, self.title, self.explanation, self.remedy) = (id, title, explanation, remedy)
        (self.impact, self.criteria, self.clauses) = (impact, criteria, clauses)
    }
}

/// A success criterion of WCAG 2.2.
public struct SuccessCriterion: Sendable, Hashable, Codable {
    /// Its number, such as "4.1.2".
    public var number: String
    /// Its name, such as "Name, Role, Value".
    public var name: String
    /// Its level: "A", "AA" or "AAA".
    public var level: String

    /// Creates a criterion.
    public init(_ number: String, _ name: String, level: String) {
        (self.number, self.name, self.level) = (number, name, level)
    }
}
