import AccessibilityAudit
import Escaping
import StrictJSON

/// The Test Anything Protocol, version 14: a test for each finding, for each part of a file that could not be measured,
/// and for each other file.
///
/// A finding that needs review is a TODO, and a file that was left out a SKIP: neither fails a run.
struct TAPReport {
    let facts: ReportFacts

    func write(to output: inout ReportOutput) throws {
        let groups = FindingGroup.byFile(facts)
        let skipped = facts.result.skipped
        let count = groups.reduce(0) { $0 + max($1.findings.count + $1.unmeasured.count, 1) } + skipped.count
        output.text += "TAP version 14\n1..\(count)\n"
        var number = 0
        for group in groups {
            if group.findings.isEmpty, group.unmeasured.isEmpty {
                number += 1
                output.text += "ok \(number) - \(Self.escaped(group.name))\n"
            }
            for message in group.unmeasured {
                number += 1
                output.text += "not ok \(number) - \(Self.escaped("\(group.name): \(message)"))\n"
            }
            for finding in group.findings {
                number += 1
                write(finding, number, group.name, to: &output.text)
                try output.flushIfLong()
            }
        }
        for file in skipped {
            number += 1
            output.text += "ok \(number) - \(Self.escaped(facts.paths.path(file.path)))"
            output.text += " # SKIP \(Self.escaped(file.reason))\n"
            try output.flushIfLong()
        }
    }

    private func write(_ finding: Finding, _ number: Int, _ file: String, to text: inout String) {
        let place = finding.placeInWords.map { ": \($0)" } ?? ""
        text += "not ok \(number) - \(Self.escaped(finding.rule + place))"
        if finding.outcome != .fail { text += " # TODO \(Self.escaped(finding.reviewReason ?? "needs review"))" }
        // JSON's strings are YAML's too.
        text += "\n  ---\n  message: "
        JSONEscaping.append(finding.message, to: &text)
        text += "\n  remedy: "
        JSONEscaping.append(finding.remedy, to: &text)
        text += "\n  severity: \(finding.outcome == .fail ? "fail" : "todo")\n  impact: \(finding.impact.rawValue)"
        text += "\n  file: "
        JSONEscaping.append(file, to: &text)
        if let location = finding.location { text += "\n  line: \(location.line)\n  column: \(location.column)" }
        text += "\n  ...\n"
    }

    /// A description: `#` would begin a directive, and a backslash an escape.
    private static func escaped(_ text: String) -> String {
        // Most descriptions have no special characters.
        if text.utf8.allSatisfy({ $0 >= 0x20 && $0 < 0x7F && $0 != UInt8(ascii: "#") && $0 != UInt8(ascii: "\\") }) {
            return text
        }
        let line = LineEscaping.escaped(text)
        guard line.utf8.contains(where: { $0 == UInt8(ascii: "#") || $0 == UInt8(ascii: "\\") }) else { return line }
        var result = ""
        for scalar in line.unicodeScalars {
            if scalar == "#" || scalar == "\\" { result += "\\" }
            result.unicodeScalars.append(scalar)
        }
        return result
    }
}
