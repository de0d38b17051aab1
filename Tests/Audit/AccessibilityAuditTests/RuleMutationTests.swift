import Testing

@testable import AccessibilityAudit

/// The examples of a rule are seen to break where the rule is taken out: one that would hold without it tests nothing.
struct RuleMutationTests {
    /// A rule of which nothing is left but its description.
    struct TakenOut<Rule: AuditRule>: AuditRule {
        static var description: RuleDescription { Rule.description }
        static var examples: [RuleExample] { Rule.examples }
        init(_ settings: RuleSettings) {}
    }

    /// A rule that passes every element that it checks, and each screen.
    struct AlwaysPassing<Rule: AuditRule>: AuditRule {
        static var description: RuleDescription { Rule.description }
        static var examples: [RuleExample] { Rule.examples }
        static var kinds: ElementKinds { Rule.kinds }
        init(_ settings: RuleSettings) {}
        func check(_ element: AuditedElement, on screen: ScreenFacts, _ report: inout RuleReport) { report.pass() }
        func check(_ screen: ScreenFacts, _ report: inout RuleReport) { report.pass() }
    }

    /// A rule that finds an issue on each screen.
    struct AlwaysFailing<Rule: AuditRule>: AuditRule {
        static var description: RuleDescription { Rule.description }
        static var examples: [RuleExample] { Rule.examples }
        init(_ settings: RuleSettings) {}
        func check(_ screen: ScreenFacts, _ report: inout RuleReport) { report.fail("It is wrong.") }
    }

    private static func takenOut<Rule: AuditRule>(_ rule: Rule.Type) -> any AuditRule.Type { TakenOut<Rule>.self }
    private static func passing<Rule: AuditRule>(_ rule: Rule.Type) -> any AuditRule.Type { AlwaysPassing<Rule>.self }
    private static func failing<Rule: AuditRule>(_ rule: Rule.Type) -> any AuditRule.Type { AlwaysFailing<Rule>.self }

    private static func broken(_ rule: any AuditRule.Type, by mutant: any AuditRule.Type) -> [RuleExample] {
        rule.examples.filter { $0.outcome(by: mutant) != $0.expected }
    }

    @Test(arguments: AuditRules.descriptions.map(\.id))
    func `each example of a fault breaks without its rule, and with one that lets all pass`(_ id: String) throws {
        let rule = try #require(AuditRules.rule(id))
        let issues = rule.examples.filter { $0.expected == .fail || $0.expected == .needsReview }
        #expect(!issues.isEmpty)
        for mutant in [Self.takenOut(rule), Self.passing(rule)] {
            let broken = Set(Self.broken(rule, by: mutant).map(\.title))
            #expect(issues.allSatisfy { broken.contains($0.title) }, "\(mutant)")
        }
    }

    @Test(arguments: AuditRules.descriptions.map(\.id))
    func `each example without a fault breaks with a rule that lets nothing pass`(_ id: String) throws {
        let rule = try #require(AuditRules.rule(id))
        let others = rule.examples.filter { $0.expected == .pass || $0.expected == .notApplicable }
        let broken = Set(Self.broken(rule, by: Self.failing(rule)).map(\.title))
        #expect(!others.isEmpty && others.allSatisfy { broken.contains($0.title) })
    }

    @Test(arguments: AuditRules.descriptions.map(\.id))
    func `the titles of a rule's examples tell them apart`(_ id: String) throws {
        let titles = try #require(AuditRules.rule(id)).examples.map(\.title)
        #expect(Set(titles).count == titles.count)
    }

    /// Each threshold, by the rule's id and its own name.
    private static let thresholds = AuditRules.all.flatMap { rule in
        rule.thresholds.map { "\(rule.description.id) \($0.name)" }
    }

    @Test(arguments: thresholds)
    func `each number that can be set decides about an example`(_ name: String) throws {
        let parts = name.split(separator: " ").map(String.init)
        let rule = try #require(AuditRules.rule(parts[0]))
        let threshold = try #require(rule.thresholds.first { $0.name == parts[1] })
        func results(_ number: Double) -> [[String]] {
            let runner = AuditRunner([rule], settings: [parts[0]: RuleSettings([threshold.name: number])])
            return rule.examples.map { example in
                let result = runner.run([example.screen])
                // A number may decide the impact of an issue, but not whether there is one.
                return result.findings.map { "\($0.outcome) \($0.impact)" } + ["\(result.counts[parts[0]] ?? .init())"]
            }
        }
        let usual = results(threshold.standard)
        #expect(results(threshold.range.lowerBound) != usual || results(threshold.range.upperBound) != usual)
    }
}
