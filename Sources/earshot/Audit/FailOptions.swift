import AccessibilityAudit
import ArgumentParser
import Suggestions

/// The option that says what ends a run with a failure.
struct FailOptions: ParsableArguments {
    @Option(
        help: ArgumentHelp(
            """
            End with code 1 where there is a fault of this impact or a graver one: critical, serious (usual), moderate, \
            minor, none.
            """,
            valueName: "impact"))
    var failOn: String?

    func validate() throws {
        if let failOn, failOn != "none", Impact(rawValue: failOn) == nil {
            throw ValidationError(
                Suggestion.unknownName(
                    "impact", failOn, allowed: Impact.allCases.reversed().map(\.rawValue) + ["none"]))
        }
    }

    /// Whether what was found ends the run with a failure. What has to be looked at does not.
    func isFailure(_ result: AuditResult, _ settings: AuditSettings) -> Bool {
        guard let least = Impact(rawValue: failOn ?? settings.failOn ?? Impact.serious.rawValue) else { return false }
        return result.findings.contains { $0.outcome == .fail && $0.impact >= least }
    }
}
