import AccessibilityAudit

/// Markdown for the summary of a step: a table by rule, then the worst findings, as many as there is room for.
///
/// Source: GitHub's documentation of `GITHUB_STEP_SUMMARY`, which refuses more than 1 MiB a step.
struct GitHubSummary {
    let facts: ReportFacts

    /// The most bytes that are written; others may write to the same summary.
    static let sizeLimit = 900_000

    func write(to output: inout ReportOutput) throws {
        var text = "## Accessibility audit\n\n\(facts.result.summary).\n"
        let causes = Cause.all(facts)
        if !causes.isEmpty {
            text += "\n| Rule | Impact | Issues | Needs review |\n| --- | --- | ---: | ---: |\n"
            for (place, cause) in causes.enumerated() {
                // Rules can be the user's own, and as many as they like.
                guard text.utf8.count < Self.sizeLimit / 2 else {
                    text += "| and \(causes.count - place) more rules | | | |\n"
                    break
                }
                text += "| "
                Markdown.append(cause.id, to: &text, limit: 200)
                text += " | \(cause.worst.rawValue) | \(cause.issues) | \(cause.findings.count - cause.issues) |\n"
            }
            text += "\n### Highest impact\n\n"
        }
        var shown = 0
        for finding in facts.worstFirst {
            let item = MarkdownReport.item(finding, facts)
            guard text.utf8.count + item.utf8.count < Self.sizeLimit else { break }
            text += item
            shown += 1
        }
        let rest = facts.result.findings.count - shown
        if rest > 0 { text += "\nand \(rest) more\n" }
        output.text += text
    }
}
