import AccessibilityAudit
import StrictJSON

/// GitLab's Code Quality: an array of findings and of parts that could not be measured, each with a fingerprint that
/// includes no line.
///
/// Source: GitLab's documentation, "Code Quality report format".
struct GitLabReport {
    let facts: ReportFacts

    func write(to output: inout ReportOutput) throws {
        var json = JSONStream()
        var fingerprints = Fingerprints()
        json.open("[", to: &output.text)
        for finding in facts.result.findings {
            let entry = Entry(
                description: finding.wholeMessage, check: finding.rule, fingerprint: fingerprints.next(finding),
                severity: Self.severity(finding),
                // Findings without a file are listed below the name of their screen.
                path: finding.location.map { facts.paths.path($0.file) } ?? finding.screen ?? "views",
                line: max(finding.location?.line ?? 1, 1))
            write(entry, &json, to: &output.text)
            try output.flushIfLong()
        }
        for file in facts.result.unmeasured {
            let entry = Entry(
                description: file.unmeasuredMessage, check: "not-measured",
                fingerprint: fingerprints.next("not-measured", file.path), severity: "major",
                path: facts.paths.path(file.path), line: 1)
            write(entry, &json, to: &output.text)
            try output.flushIfLong()
        }
        output.text += "\n]\n"
    }

    private struct Entry {
        var description: String
        var check: String
        var fingerprint: String
        var severity: String
        var path: String
        var line: Int
    }

    private func write(_ entry: Entry, _ json: inout JSONStream, to text: inout String) {
        text += "\n"
        json.open("{\"description\":\"", to: &text)
        json.goOn()
        JSONEscaping.appendContent(entry.description, to: &text)
        text += "\",\"check_name\":\""
        JSONEscaping.appendContent(entry.check, to: &text)
        text += "\",\"fingerprint\":\"\(entry.fingerprint)\",\"severity\":\"\(entry.severity)\""
        text += ",\"location\":{\"path\":\""
        JSONEscaping.appendContent(entry.path, to: &text)
        text += "\",\"lines\":{\"begin\":\(entry.line)}}}"
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
