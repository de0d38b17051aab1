import AccessibilityAudit
import StrictJSON

/// GitLab's Code Quality: an array of findings, each with a fingerprint that includes no line.
///
/// Source: GitLab's documentation, "Code Quality report format".
struct GitLabReport {
    let facts: ReportFacts

    func write(to output: inout ReportOutput) throws {
        var json = JSONStream()
        var fingerprints = Fingerprints()
        json.open("[", to: &output.text)
        for finding in facts.result.findings {
            output.text += "\n"
            json.open("{\"description\":\"", to: &output.text)
            json.goOn()
            JSONEscaping.appendContent(finding.wholeMessage, to: &output.text)
            output.text += "\",\"check_name\":\""
            JSONEscaping.appendContent(finding.rule, to: &output.text)
            output.text += "\",\"fingerprint\":\""
            output.text += fingerprints.next(finding)
            output.text += "\",\"severity\":\""
            output.text += Self.severity(finding)
            output.text += "\",\"location\":{\"path\":\""
            // Findings without a file are listed below the name of their screen.
            let path = finding.location.map { facts.paths.path($0.file) } ?? finding.screen ?? "views"
            JSONEscaping.appendContent(path, to: &output.text)
            output.text += "\",\"lines\":{\"begin\":"
            output.text += String(max(finding.location?.line ?? 1, 1))
            output.text += "}}}"
            try output.flushIfLong()
        }
        output.text += "\n]\n"
    }

    private static func severity(_ finding: Finding) -> String {
        guard finding.outcome == .fail else { return "info" }
        return switch finding.impact {
        case .critical: "critical"
        case .serious: "major"
        case .moderate: "minor"
        case .minor: "info"
        }
    }
}
