import AccessibilityAudit
import ArgumentParser
import CommandIO
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

    /// Ends the run with a failure if there is an issue of the impact that fails it, or if a part of the input could
    /// not be measured. Findings that need review don't fail a run.
    func check(_ result: AuditResult, _ settings: AuditSettings) throws(ExitCode) {
        let level = failOn ?? settings.failOn ?? AuditSettings.usualFailLevel
        guard let least = Impact(rawValue: level) else { return }
        if result.findings.contains(where: { $0.outcome == .fail && $0.impact >= least }) {
            throw ExitCode(ExitStatus.failure.rawValue)
        }
        if !result.unmeasured.isEmpty { throw ExitCode(ExitStatus.notMeasured.rawValue) }
    }
}
