import AccessibilityAudit

/// The start of the page: the counts by impact, what changed since the baseline, what to do first, and the counts by
/// rule.
struct PageSummary {
    let facts: ReportFacts

    func write(to text: inout String) {
        let (issues, reviews) = (Cause.all(facts, .fail), Cause.all(facts, .needsReview))
        text += "<header>\n<h1>Accessibility audit</h1>\n<p>\(facts.result.summary). Written by earshot "
        text.appendHTML(facts.version, limit: 100)
        text += ".</p>\n</header>\n<main>\n"
        writeImpacts(issues, reviews, to: &text)
        writeBaseline(to: &text)
        if issues.isEmpty, reviews.isEmpty { text += "<p>No issues were found.</p>\n" }
        text += "<div class=\"halves\">\n"
        writeFirstSteps(FirstStep.all(issues), to: &text)
        writeRules(issues, reviews, to: &text)
        text += "</div>\n"
    }

    private func writeImpacts(_ issues: [Cause], _ reviews: [Cause], to text: inout String) {
        var counts: [Impact: Int] = [:]
        for cause in issues { for finding in cause.findings { counts[finding.impact, default: 0] += 1 } }
        text += "<h2 class=\"quiet\">Summary</h2>\n<ul class=\"counts\">\n"
        for impact in Impact.allCases.reversed() {
            let count = counts[impact] ?? 0
            writeCount(count, impact.rawValue, impact.rawValue, to: &text)
        }
        writeCount(reviews.reduce(0) { $0 + $1.findings.count }, "to review", "review", to: &text)
        let unmeasured = facts.result.unmeasured.count
        if unmeasured > 0 { writeCount(unmeasured, "not measured", "serious", to: &text) }
        text += "</ul>\n"
    }

    private func writeCount(_ count: Int, _ name: String, _ style: String, to text: inout String) {
        text += "<li class=\"\(count > 0 ? style : "none")\"><b>\(count.grouped)</b> \(name)</li>\n"
    }

    private func writeBaseline(to text: inout String) {
        guard let change = facts.baseline else { return }
        text += "<p class=\"card\">Compared with the baseline "
        text.appendHTML(facts.paths.path(change.file), limit: 1_000)
        text += ": <b>\(facts.result.findings.count.grouped) new</b>, \(change.known.grouped) known, "
        text += "\(change.fixed.grouped) no longer found. This page shows the new ones.</p>\n"
    }

    private func writeFirstSteps(_ steps: [FirstStep], to text: inout String) {
        guard !steps.isEmpty else { return }
        text += "<section class=\"card\" aria-labelledby=\"first\">\n<h2 id=\"first\">Start with</h2>\n"
        text += "<ol class=\"steps\">\n"
        for step in steps {
            text += "<li><span class=\"chip \(step.worst.rawValue)\">\(step.worst.rawValue)</span> "
            let first = step.fold.findings[0]
            text.appendHTML(
                step.fold.findings.count == 1 ? first.message : step.fold.count(facts.rule(of: first)), limit: 400)
            text += " <small>"
            text.appendRuleLink(step.rule, facts)
            text += ", "
            text.appendHTML(step.fold.file.map(facts.paths.path) ?? step.fold.screen ?? "all files", limit: 1_000)
            text += "</small></li>\n"
        }
        text += "</ol>\n</section>\n"
    }

    private func writeRules(_ issues: [Cause], _ reviews: [Cause], to text: inout String) {
        guard !issues.isEmpty || !reviews.isEmpty else { return }
        let toReview = Dictionary(reviews.map { ($0.id, $0.findings.count) }) { first, _ in first }
        let failing = Set(issues.map(\.id))
        let most = issues.map(\.findings.count).max() ?? 1
        text += "<section class=\"card\" aria-labelledby=\"by-rule\">\n<h2 id=\"by-rule\">By rule</h2>\n<table>\n"
        text += "<thead><tr><th scope=\"col\">Rule</th><th scope=\"col\">Issues</th>"
        text += "<th scope=\"col\">Review</th></tr></thead>\n"
        for cause in issues + reviews.filter({ !failing.contains($0.id) }) {
            let count = failing.contains(cause.id) ? cause.findings.count : 0
            text += "<tr><th scope=\"row\">"
            text.appendRuleLink(cause.id, facts)
            let style = count > 0 ? cause.worst.rawValue : "review"
            text += " <span class=\"chip \(style)\">\(style)</span></th>"
            let share = "style=\"--share:\(count * 100 / most)%\""
            text += "<td class=\"bar \(style)\" \(share)>\(count.grouped)</td>"
            text += "<td>\((toReview[cause.id] ?? 0).grouped)</td></tr>\n"
        }
        text += "</table>\n</section>\n"
    }
}
