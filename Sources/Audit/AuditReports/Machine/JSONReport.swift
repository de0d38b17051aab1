import AccessibilityAudit
import AccessibilityTree
import StrictJSON

/// All findings, for programs: the format "earshot-audit/1", which `audit-report.schema.json` describes.
///
/// Its members are those of `AuditResult`, so that any decoder of that reads it, plus `format`, `version` and, for a
/// part of a run, `shard`.
struct JSONReport {
    let facts: ReportFacts

    func write(to output: inout ReportOutput) throws {
        let result = facts.result
        var json = JSONStream()
        json.open("{", to: &output.text)
        json.member("format", "earshot-audit/1", to: &output.text)
        json.member("version", facts.version, to: &output.text)
        if let shard = facts.shard {
            json.open("shard", "{", to: &output.text)
            json.member("number", shard.number, to: &output.text)
            json.member("count", shard.count, to: &output.text)
            json.close("}", to: &output.text)
        }
        json.open("findings", "[", to: &output.text)
        for finding in result.findings {
            output.text += "\n"
            write(finding, &json, to: &output.text)
            try output.flushIfLong()
        }
        json.close("]", to: &output.text)
        json.open("counts", "{", to: &output.text)
        for (rule, counts) in result.counts.sorted(by: { $0.key < $1.key }) {
            json.openMember(named: rule, to: &output.text)
            json.member("passed", counts.passed, to: &output.text)
            json.member("failed", counts.failed, to: &output.text)
            json.member("needsReview", counts.needsReview, to: &output.text)
            json.member("notApplicable", counts.notApplicable, to: &output.text)
            json.close("}", to: &output.text)
        }
        json.close("}", to: &output.text)
        json.open("rules", "[", to: &output.text)
        for rule in result.rules { write(rule, &json, to: &output.text) }
        json.close("]", to: &output.text)
        json.open("files", "[", to: &output.text)
        for file in result.files {
            json.element(facts.paths.path(file), to: &output.text)
            try output.flushIfLong()
        }
        json.close("]", to: &output.text)
        for (key, files) in [("skipped", result.skipped), ("unmeasured", result.unmeasured)] {
            json.open(key, "[", to: &output.text)
            for file in files {
                json.open("{", to: &output.text)
                json.member("path", facts.paths.path(file.path), to: &output.text)
                json.member("reason", file.reason, to: &output.text)
                json.close("}", to: &output.text)
                try output.flushIfLong()
            }
            json.close("]", to: &output.text)
        }
        json.close("}", to: &output.text)
        output.text += "\n"
    }

    // There are thousands of them, and much of each is the same: that is written in long pieces, not name by name.
    private func write(_ finding: Finding, _ json: inout JSONStream, to text: inout String) {
        json.open("{\"rule\":\"", to: &text)
        JSONEscaping.appendContent(finding.rule, to: &text)
        text += "\",\"impact\":\""
        text += finding.impact.rawValue
        text += "\",\"outcome\":\""
        text += finding.outcome.rawValue
        text += "\",\"message\":\""
        JSONEscaping.appendContent(finding.message, to: &text)
        text += "\",\"remedy\":\""
        JSONEscaping.appendContent(finding.remedy, to: &text)
        text += "\""
        append(",\"reviewReason\":\"", finding.reviewReason, to: &text)
        if let element = finding.element { write(element, to: &text) }
        append(",\"screen\":\"", finding.screen, to: &text)
        if let location = finding.location {
            text += ",\"location\":{\"file\":\""
            JSONEscaping.appendContent(facts.paths.path(location.file), to: &text)
            text += "\",\"line\":"
            text += String(location.line)
            text += ",\"column\":"
            text += String(location.column)
            append(",\"objectID\":\"", location.objectID, to: &text)
            text += "}"
        }
        if let end = finding.end {
            text += ",\"end\":{\"line\":"
            text += String(end.line)
            text += ",\"column\":"
            text += String(end.column)
            text += "}"
        }
        text += ",\"identity\":\""
        JSONEscaping.appendContent(finding.identity, to: &text)
        text += "\""
        json.goOn()
        if let fix = finding.fix { write(fix, &json, to: &text) }
        json.member("setting", finding.setting, to: &text)
        json.close("}", to: &text)
    }

    /// Adds a member that is a text, where there is one.
    private func append(_ start: String, _ value: String?, to text: inout String) {
        guard let value else { return }
        text += start
        JSONEscaping.appendContent(value, to: &text)
        text += "\""
    }

    private func write(_ fix: Finding.Fix, _ json: inout JSONStream, to text: inout String) {
        json.open("fix", "{", to: &text)
        json.member("title", fix.title, to: &text)
        json.member("xml", fix.xml, to: &text)
        if let change = fix.change {
            json.open("change", "{", to: &text)
            json.member("fact", change.fact, to: &text)
            json.member("old", change.old, to: &text)
            json.member("new", change.new, to: &text)
            json.close("}", to: &text)
        }
        if let replacement = fix.replacement { write(replacement, &json, to: &text) }
        json.close("}", to: &text)
    }

    private func write(_ replacement: Finding.Replacement, _ json: inout JSONStream, to text: inout String) {
        json.open("replacement", "{", to: &text)
        json.open("place", "{", to: &text)
        json.member("line", replacement.place.line, to: &text)
        json.member("column", replacement.place.column, to: &text)
        json.member("endLine", replacement.place.endLine, to: &text)
        json.member("endColumn", replacement.place.endColumn, to: &text)
        json.close("}", to: &text)
        json.member("offset", replacement.offset, to: &text)
        json.member("length", replacement.length, to: &text)
        json.member("text", replacement.text, to: &text)
        json.close("}", to: &text)
    }

    private func write(_ element: Finding.Element, to text: inout String) {
        text += ",\"element\":{\"className\":\""
        JSONEscaping.appendContent(element.className, to: &text)
        text += "\""
        append(",\"label\":\"", element.label, to: &text)
        append(",\"identifier\":\"", element.identifier, to: &text)
        text += ",\"path\":["
        for (place, name) in element.path.enumerated() {
            text += place == 0 ? "\"" : ",\""
            JSONEscaping.appendContent(name, to: &text)
            text += "\""
        }
        text += "]"
        if let frame = element.frame, [frame.x, frame.y, frame.width, frame.height].allSatisfy(\.isFinite) {
            text += ",\"frame\":{\"x\":"
            append(frame.x, to: &text)
            text += ",\"y\":"
            append(frame.y, to: &text)
            text += ",\"width\":"
            append(frame.width, to: &text)
            text += ",\"height\":"
            append(frame.height, to: &text)
            text += "}"
        }
        append(",\"utterance\":\"", element.utterance, to: &text)
        text += "}"
    }

    private func append(_ number: Double, to text: inout String) {
        text += Int(exactly: number).map(String.init) ?? String(number)
    }

    private func write(_ rule: RuleDescription, _ json: inout JSONStream, to text: inout String) {
        json.open("{", to: &text)
        json.member("id", rule.id, to: &text)
        json.member("title", rule.title, to: &text)
        json.member("explanation", rule.explanation, to: &text)
        json.member("remedy", rule.remedy, to: &text)
        json.member("plural", rule.plural, to: &text)
        json.member("impact", rule.impact.rawValue, to: &text)
        json.open("otherImpacts", "[", to: &text)
        for other in rule.otherImpacts {
            json.open("{", to: &text)
            json.member("impact", other.impact.rawValue, to: &text)
            json.member("condition", other.condition, to: &text)
            json.close("}", to: &text)
        }
        json.close("]", to: &text)
        json.member("precision", rule.precision.rawValue, to: &text)
        json.open("criteria", "[", to: &text)
        for criterion in rule.criteria {
            json.open("{", to: &text)
            json.member("number", criterion.number, to: &text)
            json.member("name", criterion.name, to: &text)
            json.member("level", criterion.level, to: &text)
            json.close("}", to: &text)
        }
        json.close("]", to: &text)
        json.member("clauses", rule.clauses, to: &text)
        json.close("}", to: &text)
    }
}
