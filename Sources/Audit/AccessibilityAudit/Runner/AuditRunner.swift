import AccessibilityTree

/// Checks screens with rules.
public struct AuditRunner: Sendable {
    /// The answers of all rules for a screen, in the order of the rules.
    public typealias Answers = [(rule: String, findings: [Finding], counts: AuditResult.Counts)]

    /// The rules, in the order in which they run.
    public let rules: [any AuditRule]
    private let subjects: [RuleSubject]
    // The indices of the rules that check elements one by one.
    private let looking: [Int]
    private let empty: AuditResult

    /// Creates a runner.
    ///
    /// - Parameters:
    ///   - rules: the rules; all unless given.
    ///   - settings: the numbers that were set, by the ids of the rules.
    public init(_ rules: [any AuditRule.Type] = AuditRules.all, settings: [String: RuleSettings] = [:]) {
        self.init(asking: rules.map { $0.init(settings[$0.description.id] ?? RuleSettings()) })
    }

    /// Returns a runner with those of the rules that have these ids.
    public func only(_ ids: Set<String>) -> AuditRunner {
        AuditRunner(asking: rules.filter { ids.contains(type(of: $0).description.id) })
    }

    private init(asking rules: [any AuditRule]) {
        self.rules = rules
        subjects = rules.map { RuleSubject(type(of: $0)) }
        looking = subjects.indices.filter { [subjects] in !subjects[$0].kinds.isEmpty }
        var empty = AuditResult(rules: subjects.map(\.description).sorted { $0.id < $1.id })
        empty.tally = RuleTally(ids: subjects.map(\.description.id))
        self.empty = empty
    }

    /// A result to which screens are added.
    public func emptyResult() -> AuditResult { empty }

    /// Checks a screen with all rules.
    public func check(_ screen: AuditedScreen) -> Answers {
        let facts = ScreenFacts(screen)
        var reports = subjects.map { RuleReport(facts, $0) }
        // In ranges short enough that their facts stay in the cache while each rule reads them.
        for start in stride(from: 0, to: facts.looked.count, by: Self.stretch) {
            let numbers = start..<min(start + Self.stretch, facts.looked.count)
            for index in looking {
                Self.ask(rules[index], subjects[index].kinds, numbers, facts, &reports[index])
            }
        }
        return rules.indices.map { index in
            rules[index].check(facts, &reports[index])
            return (subjects[index].id, reports[index].findings, reports[index].total)
        }
    }

    private static let stretch = 128

    private static func ask<Rule: AuditRule>(
        _ rule: Rule, _ kinds: ElementKinds, _ numbers: Range<Int>, _ facts: ScreenFacts, _ report: inout RuleReport
    ) {
        for number in numbers {
            let place = facts.looked[number]
            guard !kinds.isDisjoint(with: facts.facts[Int(place)].kinds) else { continue }
            rule.check(AuditedElement(facts, place), on: facts, &report)
        }
    }

    /// Checks screens with all rules and sorts the findings.
    public func run(_ screens: [AuditedScreen]) -> AuditResult {
        var result = emptyResult()
        for screen in screens { result.add(check(screen)) }
        result.sort(settings: Set(screens.compactMap(\.setting)))
        return result
    }
}
