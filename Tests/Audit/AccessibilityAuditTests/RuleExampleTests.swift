import Foundation
import TestSupport
import Testing

@testable import AccessibilityAudit

/// The examples of the rules are their tests.
struct RuleExampleTests {
    struct Case: CustomTestStringConvertible, Sendable {
        let rule: any AuditRule.Type
        let example: RuleExample
        var testDescription: String { "\(rule.description.id): \(example.title)" }
    }

    static let cases = AuditRules.all.flatMap { rule in rule.examples.map { Case(rule: rule, example: $0) } }

    @Test(arguments: cases) func `each example comes to what its rule says`(_ test: Case) {
        let messages = AuditRunner([test.rule]).run([test.example.screen]).findings.map(\.message)
        #expect(test.example.outcome(by: test.rule) == test.example.expected, "\(messages)")
    }

    @Test(arguments: AuditRules.descriptions.map(\.id))
    func `each rule has an example that passes and one that does not`(_ id: String) throws {
        let rule = try #require(AuditRules.rule(id))
        #expect(rule.examples.contains { $0.expected == .pass || $0.expected == .notApplicable })
        #expect(rule.examples.contains { $0.expected == .fail || $0.expected == .needsReview })
    }

    @Test func `ids are unique, and words about rules end with a full stop`() {
        let descriptions = AuditRules.descriptions
        #expect(Set(descriptions.map(\.id)).count == descriptions.count)
        for rule in descriptions {
            #expect([rule.title, rule.explanation, rule.remedy].allSatisfy { $0.hasSuffix(".") }, "\(rule.id)")
        }
    }

    @Test func `each rule has a phrase for several issues`() {
        for rule in AuditRules.descriptions {
            #expect(rule.plural.map { !$0.hasSuffix(".") && $0.first?.isLowercase == true } == true, "\(rule.id)")
        }
    }

    @Test func `each rule is in the file named after its id`() throws {
        let folder = PackageFolders.root.appending(path: "Sources/Audit/AccessibilityAudit/Rules")
        let paths = try FileManager.default.subpathsOfDirectory(atPath: folder.path)
        let declared = try paths.filter { $0.hasSuffix(".swift") }.flatMap { path in
            let text = try String(contentsOf: folder.appending(path: path), encoding: .utf8)
            return text.matches(of: #/ id: "([^"]+)"/#).map { "\(URL(filePath: path).lastPathComponent) \($0.1)" }
        }
        let registered = AuditRules.descriptions.map { rule in
            rule.id.split(separator: "-").map(\.capitalized).joined() + ".swift " + rule.id
        }
        #expect(declared.sorted() == registered.sorted())
    }

    @Test func `each finding of a rule has a message, a remedy and an impact that the rule declares`() {
        for test in Self.cases {
            for finding in AuditRunner([test.rule]).run([test.example.screen]).findings {
                #expect(test.rule.description.impacts.contains(finding.impact), "\(finding.message)")
                #expect(finding.message.hasSuffix(".") && finding.remedy.hasSuffix("."), "\(finding.message)")
                #expect((finding.outcome == .needsReview) == (finding.reviewReason != nil))
            }
        }
    }
}
