import AccessibilityAudit
import Escaping

/// JUnit's XML as build servers read it: a suite for each file, a failed test for each issue, a skipped one for each
/// finding that needs review and for each file that was left out, and one with an error for each part that could not be
/// measured. A file without any of these has one passed test.
struct JUnitReport {
    let facts: ReportFacts

    func write(to output: inout ReportOutput) throws {
        let groups = FindingGroup.byFile(facts)
        let skipped = facts.result.skipped
        let (issues, reviews) = facts.totals
        let clean = groups.count { $0.findings.isEmpty && $0.unmeasured.isEmpty }
        let errors = groups.reduce(0) { $0 + $1.unmeasured.count }
        output.text += "<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n<testsuites name=\"earshot\" "
        counts(
            tests: issues + reviews + errors + clean + skipped.count, issues, errors, reviews + skipped.count,
            to: &output.text)
        output.text += ">\n"
        for group in groups { try write(group, to: &output) }
        if !skipped.isEmpty {
            output.text += "<testsuite name=\"skipped files\" "
            counts(tests: skipped.count, 0, 0, skipped.count, to: &output.text)
            output.text += ">\n"
            for file in skipped {
                let path = facts.paths.path(file.path)
                open(name: path, className: path, to: &output.text)
                output.text += "<skipped message=\""
                XMLEscaping.append(file.reason, to: &output.text)
                output.text += "\"/></testcase>\n"
                try output.flushIfLong()
            }
            output.text += "</testsuite>\n"
        }
        output.text += "</testsuites>\n"
    }

    private func write(_ group: FindingGroup, to output: inout ReportOutput) throws {
        let issues = group.findings.count { $0.outcome == .fail }
        output.text += "<testsuite name=\""
        XMLEscaping.append(group.name, to: &output.text)
        output.text += "\" "
        let errors = group.unmeasured.count
        counts(
            tests: max(group.findings.count + errors, 1), issues, errors, group.findings.count - issues,
            to: &output.text)
        output.text += ">\n"
        if group.findings.isEmpty, errors == 0 {
            open(name: "no findings", className: group.name, to: &output.text)
            output.text += "</testcase>\n"
        }
        for message in group.unmeasured {
            open(name: "not measured", className: group.name, to: &output.text)
            output.text += "<error message=\""
            XMLEscaping.append(message, to: &output.text)
            output.text += "\"/></testcase>\n"
        }
        for finding in group.findings {
            let name = finding.rule + (finding.placeInWords.map { ": \($0)" } ?? "")
            open(name: name, className: group.name, to: &output.text)
            write(finding, group.name, to: &output.text)
            output.text += "</testcase>\n"
            try output.flushIfLong()
        }
        output.text += "</testsuite>\n"
    }

    private func write(_ finding: Finding, _ name: String, to text: inout String) {
        guard finding.outcome == .fail else {
            text += "<skipped message=\""
            XMLEscaping.append(finding.wholeMessage, to: &text)
            text += "\"/>"
            return
        }
        text += "<failure type=\"\(finding.impact.rawValue)\" message=\""
        XMLEscaping.append(finding.message, to: &text)
        text += "\">"
        XMLEscaping.append(finding.remedy, to: &text)
        if let location = finding.location {
            text += "\n"
            XMLEscaping.append(name, to: &text)
            text += ":\(location.line):\(location.column)"
        }
        text += "</failure>"
    }

    private func counts(tests: Int, _ failures: Int, _ errors: Int, _ skipped: Int, to text: inout String) {
        text += "tests=\"\(tests)\" failures=\"\(failures)\" errors=\"\(errors)\" skipped=\"\(skipped)\""
    }

    private func open(name: String, className: String, to text: inout String) {
        text += "<testcase classname=\""
        XMLEscaping.append(className, to: &text)
        text += "\" name=\""
        XMLEscaping.append(name, to: &text)
        text += "\">"
    }
}
