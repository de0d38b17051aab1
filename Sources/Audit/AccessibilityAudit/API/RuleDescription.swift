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
    /// The cases in which an issue has another impact.
    public var otherImpacts: [ImpactCase]
    /// The share of its issues that are right, as measured on public projects.
    public var precision: Precision
    /// The phrase by which reports count its issues, such as "texts with a fixed font"; nil for "issues".
    public var plural: String?
    /// The success criteria of WCAG 2.2 that it is about; none for good practice.
    public var criteria: [SuccessCriterion]
    /// The clauses of EN 301 549 V3.2.1, such as "11.4.1.2"; empty for requirements that this version doesn't have.
    public var clauses: [String]

    /// Creates a description.
    public init(
        id: String, title: String, plural: String? = nil, explanation: String, remedy: String, impact: Impact,
        otherImpacts: [ImpactCase] = [], precision: Precision = .medium, criteria: [SuccessCriterion] = [],
        clauses: [String] = []
    ) {
        (self.id, self.title, self.plural, self.explanation, self.remedy) = (id, title, plural, explanation, remedy)
        (self.impact, self.otherImpacts, self.precision) = (impact, otherImpacts, precision)
        (self.criteria, self.clauses) = (criteria, clauses)
    }

    /// The impacts that its issues can have, the usual one first.
    public var impacts: [Impact] { [impact] + otherImpacts.map(\.impact) }

    /// The impacts in words, such as "serious; moderate if the ratio is 3:1 or more".
    public var impactInWords: String {
        ([impact.rawValue] + otherImpacts.map { "\($0.impact.rawValue) if \($0.condition)" }).joined(separator: "; ")
    }

    /// The shares of right issues, by the names of SARIF's property `precision`.
    public enum Precision: String, Sendable, Hashable, Codable, CaseIterable {
        /// Many issues are wrong.
        case low
        /// Most are right.
        case medium
        /// Nearly all are right.
        case high
        /// All are right, as far as measured.
        case veryHigh = "very-high"
    }

    /// A case in which an issue of a rule has another impact than usual.
    public struct ImpactCase: Sendable, Hashable, Codable {
        /// The impact in this case.
        public var impact: Impact
        /// The condition, as the end of a sentence that begins with "if".
        public var condition: String

        /// Creates a case.
        public init(_ impact: Impact, if condition: String) { (self.impact, self.condition) = (impact, condition) }
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
