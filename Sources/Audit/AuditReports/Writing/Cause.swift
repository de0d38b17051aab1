import AccessibilityAudit

/// The findings of one rule and one outcome.
struct Cause {
    /// The rule's id.
    var id: String
    /// The rule, where it is described.
    var rule: RuleDescription?
    /// The impact of the worst of its findings.
    var worst: Impact
    /// The findings, in the order of the result; at least one.
    var findings: [Finding]
    /// The findings as people read them, repeats as one entry.
    let folds: [FindingFold]
    /// The way to fix each of them: that of the rule, unless all findings have another one.
    let remedy: String

    private init(_ id: String, _ findings: [Finding], _ rule: RuleDescription?) {
        (self.id, self.findings, self.rule) = (id, findings, rule)
        worst = findings.lazy.map(\.impact).max() ?? .minor
        folds = FindingFold.all(findings)
        let first = findings[0].remedy
        remedy = findings.allSatisfy { $0.remedy == first } ? first : rule?.remedy ?? first
    }

    /// The rules with findings of an outcome, the most severe first, then the most frequent.
    static func all(_ facts: ReportFacts, _ outcome: Outcome) -> [Cause] {
        all(facts.result.findings.filter { $0.outcome == outcome }, facts)
    }

    /// The causes of findings of one outcome.
    static func all(_ findings: [Finding], _ facts: ReportFacts) -> [Cause] {
        Dictionary(grouping: findings, by: \.rule).map { id, findings in
            Cause(id, findings, facts.ruleIndices[id].map { facts.result.rules[$0] })
        }.sorted { ($1.worst, $1.findings.count, $0.id) < ($0.worst, $0.findings.count, $1.id) }
    }
}

/// The issues of a rule in a file whose fix would have a large effect.
struct FirstStep {
    /// The rule's id.
    var rule: String
    /// The issues, at least one.
    var fold: FindingFold
    /// The impact of the worst of them.
    var worst: Impact

    /// How many steps are suggested.
    private static let limit = 3

    /// The steps with the largest effect; none if there are hardly more issues than steps.
    static func all(_ causes: [Cause]) -> [FirstStep] {
        let steps = causes.flatMap { cause in
            cause.folds.map { fold in
                FirstStep(rule: cause.id, fold: fold, worst: fold.findings.lazy.map(\.impact).max() ?? .minor)
            }
        }
        guard steps.count > limit else { return [] }
        let efforts = steps.map { $0.fold.findings.reduce(0) { $0 + weight($1.impact) } }
        let order = steps.indices.sorted { (efforts[$1], $0) < (efforts[$0], $1) }
        return order.prefix(limit).map { steps[$0] }
    }

    /// The number of issues in words: "24 issues, serious".
    var count: String {
        let issues = fold.findings.count
        return "\(issues.grouped) \(issues == 1 ? "issue" : "issues"), \(worst.rawValue)"
    }

    /// The weight of an issue in Lighthouse's score.
    private static func weight(_ impact: Impact) -> Int {
        switch impact {
        case .critical: 10
        case .serious: 7
        case .moderate: 3
        case .minor: 1
        }
    }
}
