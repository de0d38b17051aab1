import AccessibilityAudit
import ArgumentParser
import CommandIO
import Foundation
import Suggestions

/// `earshot rules`: the rules of an audit.
struct RulesCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "rules",
        abstract: "List the audit rules, or describe one with its examples.",
        examples: ["earshot rules", "earshot rules show label-missing", "earshot rules page > rules.md"],
        subcommands: [List.self, Show.self, Page.self], defaultSubcommand: List.self)

    /// `earshot rules list`
    struct List: ParsableCommand {
        static let configuration = CommandConfiguration(
            commandName: "list",
            abstract: "List the id, impact and requirement of each rule.",
            examples: ["earshot rules list", "earshot rules list | grep critical"])

        func run() throws {
            let rules = AuditRules.descriptions
            let width = rules.map(\.id.count).max() ?? 0
            let impactWidth = rules.map { Self.impacts(of: $0).count }.max() ?? 0
            for rule in rules.sorted(by: { ($1.impact, $0.id) < ($0.impact, $1.id) }) {
                let id = rule.id.padding(toLength: width, withPad: " ", startingAt: 0)
                let impact = Self.impacts(of: rule).padding(toLength: impactWidth, withPad: " ", startingAt: 0)
                try StandardOutput.writeLine("\(id)  \(impact)  \(rule.title)")
            }
        }

        private static func impacts(of rule: RuleDescription) -> String {
            rule.impacts.map(\.rawValue).joined(separator: ", ")
        }
    }

    /// `earshot rules show`
    struct Show: ParsableCommand {
        static let configuration = CommandConfiguration(
            commandName: "show",
            abstract: "Describe a rule: the affected users, the fix, the settings and examples.",
            examples: ["earshot rules show target-size", "earshot rules show text-contrast"])

        @Argument(help: "The id of the rule.", completion: .rules)
        var id: String

        func validate() throws {
            let known = AuditRules.descriptions.map(\.id)
            guard known.contains(id) else { throw ValidationError(Suggestion.unknownName("rule", id, allowed: known)) }
        }

        func run() throws {
            guard let rule = AuditRules.rule(id) else { return }
            let description = rule.description
            var lines = ["\(description.id) (\(description.impactInWords))", description.title, ""]
            lines += [description.explanation, "Fix: \(description.remedy)", ""]
            lines += description.criteria.map { "WCAG 2.2 \($0.fullName)" }
            if !description.clauses.isEmpty {
                lines.append("EN 301 549 V3.2.1 \(description.clauses.joined(separator: ", "))")
            }
            if description.criteria.isEmpty, description.clauses.isEmpty { lines.append("Good practice") }
            for threshold in rule.thresholds {
                lines.append("\(threshold.name): \(threshold.standard). \(threshold.meaning)")
            }
            if let fix = rule.safeFix { lines.append("--fix: \(fix)") }
            lines.append("")
            lines += rule.examples.map { "\($0.expected.rawValue): \($0.title)" }
            try StandardOutput.writeLine(lines.joined(separator: "\n"))
        }
    }

    /// `earshot rules page`
    struct Page: ParsableCommand {
        static let configuration = CommandConfiguration(
            commandName: "page",
            abstract: "Print all rules with their examples as a Markdown page.",
            examples: ["earshot rules page > rules.md", "earshot rules page | less"])

        func run() throws { try StandardOutput.write(RulesPage.markdown()) }
    }
}
