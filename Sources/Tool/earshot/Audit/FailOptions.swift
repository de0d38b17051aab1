import AccessibilityAudit
import ArgumentParser
import Suggestions

/// The option for the impact that fails a run.
struct FailOptions: ParsableArguments {
    @Option(
        help: ArgumentHelp(
            """
            Exit with code 1 if there is an issue of this impact or a more severe one: \
            \(AuditSettings.failLevels.joined(separator: ", ")). (default: \(AuditSettings.usualFailLevel))
            """,
            valueName: "impact"), completion: .list(AuditSettings.failLevels))
    var failOn: String?

    func validate() throws {
        if let failOn, !AuditSettings.failLevels.contains(failOn) {
            throw ValidationError(Suggestion.unknownName("impact", failOn, allowed: AuditSettings.failLevels))
        }
    }

    /// Whether the findings end the run with a failure. Those that need review do not.
    func isFailure(_ result: AuditResult, _ settings: AuditSettings) -> Bool {
        let level = failOn ?? settings.failOn ?? AuditSettings.usualFailLevel
        guard let least = Impact(rawValue: level) else { return false }
        return result.findings.contains { $0.outcome == .fail && $0.impact >= least }
    }
}
