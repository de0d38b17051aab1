import AccessibilityAudit
import AccessibilityTree

/// Everything that was found, for programs: the format "earshot-audit/1", which `audit-report.schema.json` describes.
///
/// Its members are those of `AuditResult`, so that any decoder of that reads it, beside `format`, `version` and for a
/// part of a run `shard`.
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
        json.open("skipped", "[", to: &output.text)
        for file in result.skipped {
            json.open("{", to: &output.text)
            json.member("path", facts.paths.path(file.path), to: &output.text)
            json.member("reason", file.reason, to: &output.text)
            json.close("}", to: &output.text)
            try output.flushIfLong()
        }
        json.close("]", to: &output.text)
        json.close("}", to: &output.text)
        output.text += "\n"
    }

    private func write(_ finding: Finding, _ json: inout JSONStream, to text: inout String) {
        json.open("{", to: &text)
        json.member("rule", finding.rule, to: &text)
        json.member("impact", finding.impact.rawValue, to: &text)
        json.member("outcome", finding.outcome.rawValue, to: &text)
        json.member("message", finding.message, to: &text)
        json.member("remedy", finding.remedy, to: &text)
        json.member("reviewReason", finding.reviewReason, to: &text)
        if let element = finding.element { write(element, &json, to: &text) }
        json.member("screen", finding.screen, to: &text)
        if let location = finding.location {
            json.open("location", "{", to: &text)
            json.member("file", facts.paths.path(location.file), to: &text)
            json.member("line", location.line, to: &text)
            json.member("column", location.column, to: &text)
            json.member("objectID", location.objectID, to: &text)
            json.close("}", to: &text)
        }
        if let end = finding.end {
            json.open("end", "{", to: &text)
            json.member("line", end.line, to: &text)
            json.member("column", end.column, to: &text)
            json.close("}", to: &text)
        }
        json.member("identity", finding.identity, to: &text)
        if let fix = finding.fix {
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
        json.member("setting", finding.setting, to: &text)
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

    private func write(_ element: Finding.Element, _ json: inout JSONStream, to text: inout String) {
        json.open("element", "{", to: &text)
        json.member("className", element.className, to: &text)
        json.member("label", element.label, to: &text)
        json.member("identifier", element.identifier, to: &text)
        json.member("path", element.path, to: &text)
        if let frame = element.frame, [frame.x, frame.y, frame.width, frame.height].allSatisfy(\.isFinite) {
            json.open("frame", "{", to: &text)
            json.member("x", frame.x, to: &text)
            json.member("y", frame.y, to: &text)
            json.member("width", frame.width, to: &text)
            json.member("height", frame.height, to: &text)
            json.close("}", to: &text)
        }
        json.member("utterance", element.utterance, to: &text)
        json.close("}", to: &text)
    }

    private func write(_ rule: RuleDescription, _ json: inout JSONStream, to text: inout String) {
        json.open("{", to: &text)
        json.member("id", rule.id, to: &text)
        json.member("title", rule.title, to: &text)
        json.member("explanation", rule.explanation, to: &text)
        json.member("remedy", rule.remedy, to: &text)
        json.member("impact", rule.impact.rawValue, to: &text)
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
