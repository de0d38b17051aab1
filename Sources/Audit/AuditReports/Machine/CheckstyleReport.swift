import AccessibilityAudit
import Escaping

/// Checkstyle's XML: for each file its errors.
struct CheckstyleReport {
    let facts: ReportFacts

    func write(to output: inout ReportOutput) throws {
        output.text += "<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n<checkstyle version=\"4.3\">\n"
        for group in FindingGroup.byFile(facts) {
            output.text += "<file name=\""
            XMLEscaping.append(group.name, to: &output.text)
            output.text += "\">\n"
            for message in group.unmeasured {
                output.text += "<error line=\"1\" column=\"1\" severity=\"warning\" message=\""
                XMLEscaping.append(message, to: &output.text)
                output.text += "\" source=\"earshot.not-measured\"/>\n"
            }
            for finding in group.findings {
                let (line, column) = (finding.location?.line ?? 1, finding.location?.column ?? 1)
                output.text += "<error line=\"\(max(line, 1))\" column=\"\(max(column, 1))\" severity=\""
                output.text += Self.severity(finding)
                output.text += "\" message=\""
                XMLEscaping.append(finding.wholeMessage, to: &output.text)
                output.text += "\" source=\"earshot."
                XMLEscaping.append(finding.rule, to: &output.text)
                output.text += "\"/>\n"
                try output.flushIfLong()
            }
            output.text += "</file>\n"
        }
        output.text += "</checkstyle>\n"
    }

    private static func severity(_ finding: Finding) -> String {
        guard finding.outcome == .fail else { return "info" }
        return switch finding.impact {
        case .critical, .serious: "error"
        case .moderate: "warning"
        case .minor: "info"
        }
    }
}
