import AccessibilityAudit

/// GitLab's Code Quality: an array of what was found, each with a fingerprint that no line is part of.
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
            json.open("{", to: &output.text)
            json.member("description", finding.wholeMessage, to: &output.text)
            json.member("check_name", finding.rule, to: &output.text)
            json.member("fingerprint", fingerprints.next(finding), to: &output.text)
            json.member("severity", Self.severity(finding), to: &output.text)
            json.open("location", "{", to: &output.text)
            // What no file declares is shown below the name of its screen.
            let path = finding.location.map { facts.paths.path($0.file) } ?? finding.screen ?? "views"
            json.member("path", path, to: &output.text)
            json.open("lines", "{", to: &output.text)
            json.member("begin", max(finding.location?.line ?? 1, 1), to: &output.text)
            json.close("}", to: &output.text)
            json.close("}", to: &output.text)
            json.close("}", to: &output.text)
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
