import AccessibilityAudit

/// A self-contained page of HTML: the findings by screen, each screen with its picture in which the findings are
/// outlined and numbered, the announcements next to it, the rules, and filters for the keyboard.
///
/// It loads nothing and sends nothing, which its policy states; its only script is ``PageScript``, allowed by its hash.
/// The script is a convenience: without it the whole page is there.
struct HTMLReport {
    let facts: ReportFacts
    let screens: [ReportScreen]
    let sound: (@Sendable (_ utterance: String) -> [UInt8]?)?

    /// The most findings on the page, the worst of them.
    static let findingLimit = 10_000

    func write(to output: inout ReportOutput) throws {
        let sections = PageSection.all(facts, screens)
        output.text += PageFrame.start
        writeSummary(to: &output.text)
        writeFilters(sections, to: &output.text)
        if sections.isEmpty { output.text += "<p>No issues were found.</p>\n" }
        for (number, section) in sections.enumerated() {
            try FindingList(section: section, number: number + 1, facts: facts, sound: sound).write(to: &output)
        }
        let leftOut = facts.result.findings.count - Self.findingLimit
        if leftOut > 0 { output.text += "<p>This page omits \(leftOut) findings of lower impact.</p>\n" }
        try writeRules(to: &output)
        try writeSkipped(to: &output)
        output.text += PageFrame.end
    }

    private func writeSummary(to text: inout String) {
        text += "<p>\(facts.result.summary). Written by earshot "
        text.appendHTML(facts.version)
        text += ".</p>\n<table>\n<caption>By impact</caption>\n"
        text += "<thead><tr><th scope=\"col\">Impact</th><th scope=\"col\">Issues</th>"
        text += "<th scope=\"col\">Needs review</th></tr></thead>\n<tbody>\n"
        var (issues, reviews): ([Impact: Int], [Impact: Int]) = ([:], [:])
        for index in facts.result.findings.indices {
            let finding = facts.result.findings[index]
            if finding.outcome == .fail {
                issues[finding.impact, default: 0] += 1
            } else {
                reviews[finding.impact, default: 0] += 1
            }
        }
        for impact in Impact.allCases.reversed() {
            text += "<tr><th scope=\"row\">\(impact.rawValue)</th><td>\(issues[impact] ?? 0)</td>"
            text += "<td>\(reviews[impact] ?? 0)</td></tr>\n"
        }
        text += "</tbody>\n</table>\n"
    }

    /// The filters are hidden until the script is there to obey them.
    private func writeFilters(_ sections: [PageSection], to text: inout String) {
        text += "<form id=\"filters\" hidden>\n<h2>Filters</h2>\n<fieldset><legend>Impact</legend>\n"
        for impact in Impact.allCases.reversed() {
            text += Self.checkbox("impact", impact.rawValue, impact.rawValue)
        }
        text += "</fieldset>\n<fieldset><legend>Outcome</legend>\n"
        text += Self.checkbox("outcome", Outcome.fail.rawValue, "failed")
        text += Self.checkbox("outcome", Outcome.needsReview.rawValue, "needs review")
        text += "</fieldset>\n<p><label>Rule <select name=\"rule\"><option value=\"\">all</option>\n"
        for rule in Set(sections.flatMap(\.findings).map(\.rule)).sorted() {
            text += "<option value=\""
            text.appendHTML(rule)
            text += "\">"
            text.appendHTML(rule)
            text += "</option>\n"
        }
        text += "</select></label>\n<label>Text <input type=\"search\" name=\"text\" autocomplete=\"off\"></label>\n"
        text += "<button type=\"reset\">Show all</button></p>\n<p role=\"status\" id=\"shown\"></p>\n</form>\n"
    }

    private static func checkbox(_ name: String, _ value: String, _ words: String) -> String {
        "<label><input type=\"checkbox\" name=\"\(name)\" value=\"\(value)\" checked> \(words)</label>\n"
    }

    private func writeRules(to output: inout ReportOutput) throws {
        guard !facts.result.rules.isEmpty else { return }
        output.text += "<section aria-labelledby=\"rules\">\n<h2 id=\"rules\">Rules</h2>\n"
        for (number, rule) in facts.result.rules.enumerated() {
            output.text += "<h3 id=\"rule\(number + 1)\">"
            output.text.appendHTML(rule.id)
            output.text += "</h3>\n"
            for words in [rule.title, rule.explanation, "Fix: \(rule.remedy)"] {
                output.text += "<p>"
                output.text.appendHTML(words)
                output.text += "</p>\n"
            }
            let basis =
                rule.criteria.map { "WCAG 2.2 \($0.fullName)" }
                + rule.clauses.map { "EN 301 549 \($0)" }
            output.text += "<p>Basis: "
            output.text.appendHTML(basis.isEmpty ? "good practice" : basis.joined(separator: ", "))
            if let counts = facts.result.counts[rule.id] {
                output.text +=
                    ". Passed \(counts.passed), failed \(counts.failed), needs review \(counts.needsReview), "
                output.text += "not applicable \(counts.notApplicable)"
            }
            output.text += ".</p>\n"
            try output.flushIfLong()
        }
        output.text += "</section>\n"
    }

    private func writeSkipped(to output: inout ReportOutput) throws {
        guard !facts.result.skipped.isEmpty else { return }
        output.text += "<section aria-labelledby=\"skipped\">\n<h2 id=\"skipped\">"
        output.text += "Skipped files</h2>\n<ul>\n"
        for file in facts.result.skipped {
            output.text += "<li>"
            output.text.appendHTML("\(facts.paths.path(file.path)): \(file.reason)")
            output.text += "</li>\n"
            try output.flushIfLong()
        }
        output.text += "</ul>\n</section>\n"
    }
}
