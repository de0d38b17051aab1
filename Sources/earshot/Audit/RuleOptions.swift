import AccessibilityAudit
import ArgumentParser
import Suggestions

/// The options that say which rules are asked and what ends a run with a failure.
struct RuleOptions: ParsableArguments {
    @Option(
        name: .customLong("rule"),
        help: ArgumentHelp("Ask only this rule. May be given several times.", valueName: "id"))
    var only: [String] = []

    @Option(
        name: .customLong("skip-rule"),
        help: ArgumentHelp("Don't ask this rule. May be given several times.", valueName: "id"))
    var skipped: [String] = []

    @Option(
        help: ArgumentHelp(
            """
            End with code 1 where there is a fault of this impact or a graver one: critical, serious (usual), moderate, \
            minor, none.
            """,
            valueName: "impact"))
    var failOn: String?

    func validate() throws {
        let known = AuditRules.descriptions.map(\.id)
        for id in only + skipped where !known.contains(id) {
            throw ValidationError(Suggestion.unknownName("rule", id, allowed: known))
        }
        if let failOn, failOn != "none", Impact(rawValue: failOn) == nil {
            throw ValidationError(
                Suggestion.unknownName(
                    "impact", failOn, allowed: Impact.allCases.reversed().map(\.rawValue) + ["none"]))
        }
    }

    /// Asks the rules that are wanted: those that were named, else those that the settings don't turn off.
    func runner(_ settings: AuditSettings) -> AuditRunner {
        let rules = AuditRules.all.filter { rule in
            let id = rule.description.id
            return (only.isEmpty ? !settings.disabledRules.contains(id) : only.contains(id)) && !skipped.contains(id)
        }
        return AuditRunner(rules, settings: settings.numbers)
    }

    /// Whether what was found ends the run with a failure. What has to be looked at does not.
    func isFailure(_ result: AuditResult, _ settings: AuditSettings) -> Bool {
        guard let least = Impact(rawValue: failOn ?? settings.failOn ?? Impact.serious.rawValue) else { return false }
        return result.findings.contains { $0.outcome == .fail && $0.impact >= least }
    }
}
