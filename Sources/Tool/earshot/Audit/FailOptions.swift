import AccessibilityAudit
import ArgumentParser
import Suggestions

/// The option that says what ends a run with a failure.
struct FailOptions: ParsableArguments {
    @Option(
        help: ArgumentHelp(
            """
            End with code 1 where there is a fault of this impact or a graver one: \
            \(AuditSettings.failLevels.joined(separator: ", ")); \(AuditSettings.usualFailLevel) unless set.
            """,
            valueName: "impact"))
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
