import AccessibilityAudit

/// The documentation of the rules at the end of the page: those with findings in full, then the others by name.
struct PageRules {
    let facts: ReportFacts
    /// The rules with findings on the page.
    let shown: Set<String>

    func write(to output: inout ReportOutput) throws {
        let rules = facts.result.rules.enumerated()
        guard !facts.result.rules.isEmpty else { return }
        output.text += "<section aria-labelledby=\"rules\">\n<h2 id=\"rules\">Rules</h2>\n"
        output.text += "<p>“earshot rules show ID” prints a rule with its settings and examples.</p>\n"
        for (index, rule) in rules where shown.contains(rule.id) {
            output.text += "<section class=\"card\">\n"
            write(rule, index, to: &output.text)
            output.text += "</section>\n"
            try output.flushIfLong()
        }
        let others = facts.result.rules.filter { !shown.contains($0.id) }
        if !others.isEmpty {
            let count = HTMLReport.count(others.count, "rule")
            output.text += "<details><summary>\(count) without findings</summary>\n<ul>\n"
            for rule in others {
                output.text += "<li><b>"
                output.text.appendHTML(rule.id, limit: 200)
                output.text += "</b>: "
                output.text.appendHTML(rule.title, limit: HTMLReport.textLimit)
                output.text += " \(counts(rule))</li>\n"
                try output.flushIfLong()
            }
            output.text += "</ul>\n</details>\n"
        }
        output.text += "</section>\n"
    }

    private func write(_ rule: RuleDescription, _ index: Int, to text: inout String) {
        text += "<h3 id=\"rule\(index + 1)\">"
        text.appendHTML(rule.title, limit: HTMLReport.textLimit)
        text += " <code>"
        text.appendHTML(rule.id, limit: 200)
        text += "</code></h3>\n<p>"
        text.appendHTML(rule.explanation, limit: HTMLReport.textLimit)
        text += "</p>\n<p><b>Fix:</b> "
        text.appendHTML(rule.remedy, limit: HTMLReport.textLimit)
        text += "</p>\n<p><small>Impact: "
        text.appendHTML(rule.impactInWords, limit: HTMLReport.textLimit)
        text += ". Basis: "
        for (place, criterion) in rule.criteria.enumerated() {
            text += place == 0 ? "" : ", "
            appendLink(to: criterion, &text)
        }
        for (place, clause) in rule.clauses.enumerated() {
            text += place == 0 && rule.criteria.isEmpty ? "" : ", "
            text.appendHTML("EN 301 549 \(clause)", limit: 200)
        }
        text += rule.criteria.isEmpty && rule.clauses.isEmpty ? "good practice" : ""
        text += ". \(counts(rule))</small></p>\n"
    }

    private func appendLink(to criterion: SuccessCriterion, _ text: inout String) {
        // W3C names the pages after the criteria: "Target Size (Minimum)" is "target-size-minimum".
        let page = criterion.name.lowercased().split { !$0.isASCII || !$0.isLetter }.joined(separator: "-")
        text += "<a href=\"https://www.w3.org/WAI/WCAG22/Understanding/\(page).html\">"
        text.appendHTML("WCAG 2.2 \(criterion.fullName)", limit: 200)
        text += "</a>"
    }

    private func counts(_ rule: RuleDescription) -> String {
        guard let counts = facts.result.counts[rule.id] else { return "" }
        return "Passed \(counts.passed.grouped), failed \(counts.failed.grouped), needs review "
            + "\(counts.needsReview.grouped), not applicable \(counts.notApplicable.grouped)."
    }
}
