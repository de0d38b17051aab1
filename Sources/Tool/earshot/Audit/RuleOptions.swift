import AccessibilityAudit
import ArgumentParser
import Suggestions

/// The options that select rules.
struct RuleOptions: ParsableArguments {
    @Option(
        name: .customLong("rule"),
        help: ArgumentHelp("Check only this rule. May be given several times.", valueName: "id"), completion: .rules)
    var only: [String] = []

    @Option(
        name: .customLong("skip-rule"),
        help: ArgumentHelp("Skip this rule. May be given several times.", valueName: "id"), completion: .rules)
    var skipped: [String] = []

    func validate() throws {
        let known = AuditRules.descriptions.map(\.id)
        for id in only + skipped where !known.contains(id) {
            throw ValidationError(Suggestion.unknownName("rule", id, allowed: known))
        }
    }

    /// Returns a runner for the selected rules: the named ones, or those that the settings don't turn off.
    func runner(_ settings: AuditSettings) -> AuditRunner {
        let rules = AuditRules.all.filter { rule in
            let id = rule.description.id
            return (only.isEmpty ? !settings.disabledRules.contains(id) : only.contains(id)) && !skipped.contains(id)
        }
        return AuditRunner(rules, settings: settings.numbers)
    }
}
