import AccessibilityAudit

/// All findings by rule, the worst rules first, for people.
struct MarkdownReport {
    let facts: ReportFacts

    func write(to output: inout ReportOutput) throws {
        output.text += "# Accessibility audit\n\n\(facts.result.summary).\n"
        for cause in Cause.all(facts) {
            output.text += "\n## "
            Markdown.append(cause.id, to: &output.text)
            output.text += "\n\n"
            if let rule = cause.rule {
                output.text += "**\(cause.worst.rawValue)** – "
                for words in [rule.title, rule.explanation, "Fix: \(rule.remedy)"] {
                    Markdown.append(words + " ", to: &output.text)
                }
                output.text += "\n\n"
            }
            for finding in cause.findings {
                output.text += Self.item(finding, facts)
                try output.flushIfLong()
            }
        }
        guard !facts.result.skipped.isEmpty else { return }
        output.text += "\n## Skipped files\n\n"
        for file in facts.result.skipped {
            output.text += "- path "
            Markdown.append("\(facts.paths.path(file.path)) – \(file.reason)", to: &output.text)
            output.text += "\n"
            try output.flushIfLong()
        }
    }

    /// A finding as an item of a list.
    static func item(_ finding: Finding, _ facts: ReportFacts) -> String {
        var text = "- **\(finding.outcome == .fail ? finding.impact.rawValue : "needs review")** "
        if let location = finding.location {
            Markdown.append(facts.paths.path(location.file), to: &text)
            text += ", line \(location.line)"
        }
        if let place = finding.placeInWords {
            text += finding.location == nil ? "" : " – "
            Markdown.append(place, to: &text, limit: 300)
        }
        text += " – "
        Markdown.append(finding.wholeMessage, to: &text, limit: 2_000)
        return text + "\n"
    }
}

/// The findings of one rule.
struct Cause {
    /// The rule's id.
    var id: String
    /// The rule, where it is described.
    var rule: RuleDescription?
    /// The impact of the worst of its findings.
    var worst: Impact
    /// The number of issues.
    var issues: Int
    /// The findings, in the order of the result.
    var findings: [Finding]

    /// The rules with findings, the most severe first, then the most frequent.
    static func all(_ facts: ReportFacts) -> [Cause] {
        Dictionary(grouping: facts.result.findings, by: \.rule).map { id, findings in
            let worst = findings.max { $0.impact < $1.impact }?.impact ?? .minor
            return Cause(
                id: id, rule: facts.ruleIndices[id].map { facts.result.rules[$0] }, worst: worst,
                issues: findings.count { $0.outcome == .fail }, findings: findings)
        }.sorted {
            ($0.issues == 0 ? 1 : 0, $1.worst, $1.issues, $1.findings.count, $0.id)
                < ($1.issues == 0 ? 1 : 0, $0.worst, $0.issues, $0.findings.count, $1.id)
        }
    }
}
