import AccessibilityTree

/// Asks rules about screens.
public struct AuditRunner: Sendable {
    /// The rules, in the order in which they are asked.
    public let rules: [any AuditRule]

    /// Creates a runner.
    ///
    /// - Parameters:
    ///   - rules: the rules; all unless given.
    ///   - settings: the numbers that were set, by the ids of the rules.
    public init(_ rules: [any AuditRule.Type] = AuditRules.all, settings: [String: RuleSettings] = [:]) {
        self.rules = rules.map { $0.init(settings[$0.description.id] ?? RuleSettings()) }
    }

    /// A result to which screens are added.
    public func emptyResult() -> AuditResult {
        let descriptions = rules.map { type(of: $0).description }.sorted { $0.id < $1.id }
        let counts = descriptions.map { ($0.id, AuditResult.Counts()) }
        return AuditResult(rules: descriptions, counts: Dictionary(counts) { first, _ in first })
    }

    /// Asks all rules about a screen.
    public func check(_ screen: AuditedScreen) -> [(rule: String, findings: [Finding], counts: AuditResult.Counts)] {
        let facts = ScreenFacts(screen)
        var reports = rules.map { RuleReport(facts, type(of: $0).description) }
        let kinds = rules.map { type(of: $0).kinds }
        for element in facts.elements {
            for index in rules.indices where !kinds[index].isDisjoint(with: element.kinds) {
                rules[index].check(element, on: facts, &reports[index])
            }
        }
        return rules.indices.map { index in
            rules[index].check(facts, &reports[index])
            return (reports[index].description.id, reports[index].findings, reports[index].total)
        }
    }

    /// Asks all rules about screens and puts what they say in order.
    public func run(_ screens: [AuditedScreen]) -> AuditResult {
        var result = emptyResult()
        for screen in screens { result.add(check(screen)) }
        result.sort()
        return result
    }
}

extension AuditResult {
    /// Adds what rules have said of a screen.
    public mutating func add(_ reports: [(rule: String, findings: [Finding], counts: Counts)]) {
        for report in reports {
            findings += report.findings
            counts[report.rule, default: Counts()].add(report.counts)
        }
    }

    /// Puts the findings in their order: by file, line, column and rule. What is the same in several screens of a file,
    /// or in several settings, is there once.
    public mutating func sort() {
        var seen: [String: Int] = [:]
        var kept: [Finding] = []
        for finding in findings {
            // An object that several screens show is one object; what code makes is told apart by its place.
            guard finding.location?.objectID != nil else {
                kept.append(finding)
                continue
            }
            let key = "\(finding.identity)|\(finding.outcome.rawValue)"
            if let index = seen[key] {
                if kept[index].setting != finding.setting, kept[index].setting != nil {
                    kept[index].setting = finding.setting.map { "\(kept[index].setting ?? ""); \($0)" }
                }
            } else {
                seen[key] = kept.count
                kept.append(finding)
            }
        }
        findings = kept.enumerated().sorted { left, right in
            left.element.sortKey == right.element.sortKey
                ? left.offset < right.offset : left.element.sortKey < right.element.sortKey
        }.map(\.element)
    }
}

extension AuditResult.Counts {
    mutating func add(_ other: Self) {
        passed += other.passed
        failed += other.failed
        needsReview += other.needsReview
        notApplicable += other.notApplicable
    }
}

extension Finding {
    fileprivate var sortKey: (String, Int, Int, String, String) {
        (location?.file ?? "", location?.line ?? 0, location?.column ?? 0, rule, screen ?? "")
    }
}
