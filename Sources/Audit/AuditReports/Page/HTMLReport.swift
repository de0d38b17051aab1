import AccessibilityAudit

/// A self-contained page of HTML: a summary, an overview of the screens, the findings by screen next to a picture in
/// which they are outlined and numbered, and the rules.
///
/// It loads nothing and sends nothing, which its policy states; its only script is ``PageScript``, allowed by its hash.
/// The script is a convenience: without it the whole page is there.
struct HTMLReport {
    let facts: ReportFacts
    let screens: [ReportScreen]
    let sound: (@Sendable (_ utterance: String) -> [UInt8]?)?

    /// The most findings on the page, the worst of them.
    static let findingLimit = 10_000
    /// The longest text of one piece, in bytes of UTF-8.
    static let textLimit = 4_000

    func write(to output: inout ReportOutput) throws {
        let shown = Array(facts.worstFirst.prefix(Self.findingLimit))
        let ofSystem = shown.filter { $0.reviewReason == Finding.systemColorReason }
        let sections = PageSection.all(shown.filter { $0.reviewReason != Finding.systemColorReason }, facts, screens)
        output.text += PageFrame.start
        PageSummary(facts: facts).write(to: &output.text)
        writeFilters(shown, to: &output.text)
        writeOverview(sections, to: &output.text)
        let failing = sections.prefix { !$0.issues.isEmpty }
        try write("issues", "Issues", failing, to: &output)
        try write("reviews", "Needs review", sections.dropFirst(failing.count), of: ofSystem, to: &output)
        let leftOut = facts.result.findings.count - shown.count
        if leftOut > 0 { output.text += "<p>This page omits \(leftOut.grouped) findings of lower impact.</p>\n" }
        try PageRules(facts: facts, shown: Set(shown.map(\.rule))).write(to: &output)
        try writeFiles("unmeasured", "Could not be measured", facts.result.unmeasured, to: &output)
        try writeFiles("skipped", "Skipped files", facts.result.skipped, to: &output)
        output.text += PageFrame.end
    }

    private func write(
        _ id: String, _ title: String, _ sections: ArraySlice<PageSection>, of system: [Finding] = [],
        to output: inout ReportOutput
    ) throws {
        guard !sections.isEmpty || !system.isEmpty else { return }
        output.text += "<h2 id=\"\(id)\">\(title)</h2>\n"
        if id == "reviews" {
            output.text += "<p>Code may change these elements, or only a person can judge them. "
            output.text += "They don't fail the audit.</p>\n"
        }
        for section in sections {
            try ScreenSection(section: section, facts: facts, sound: sound).write(to: &output)
        }
        if let first = system.first { writeSystemColors(system, first, to: &output.text) }
    }

    /// Text in the system's own colors is one note for the project.
    private func writeSystemColors(_ findings: [Finding], _ first: Finding, to text: inout String) {
        let fold = FindingFold(isAboutSystem: true, findings: findings)
        text += "<section class=\"card\" aria-labelledby=\"system\">\n"
        text += "<h3 id=\"system\">Colors that UIKit has chosen</h3>\n<p>"
        text.appendHTML("\(fold.count(facts.rule(of: first))). \(Finding.systemColorReason).")
        text += "</p>\n<details><summary>Places</summary>\n<ul>\n"
        for finding in findings {
            text += "<li>"
            text.appendHTML(finding.message, limit: Self.textLimit)
            text += " "
            let place = finding.location.map { "\(facts.paths.path($0.file)), line \($0.line)" } ?? ""
            text.appendLocation(finding, facts, named: place)
            text += "</li>\n"
        }
        text += "</ul>\n</details>\n</section>\n"
    }

    /// The filters are hidden until the script is there to obey them.
    private func writeFilters(_ findings: [Finding], to text: inout String) {
        guard !findings.isEmpty else { return }
        text += "<form id=\"filters\" class=\"card\" hidden aria-labelledby=\"filtering\">\n"
        text += "<h2 id=\"filtering\">Filter</h2>\n<fieldset><legend>Impact</legend>\n"
        for impact in Impact.allCases.reversed() { text += Self.checkbox("impact", impact.rawValue, impact.rawValue) }
        text += "</fieldset>\n<fieldset><legend>Outcome</legend>\n"
        text += Self.checkbox("outcome", Outcome.fail.rawValue, "issue")
        text += Self.checkbox("outcome", Outcome.needsReview.rawValue, "needs review")
        text += "</fieldset>\n<label>Rule <select name=\"rule\"><option value=\"\">all</option>\n"
        for rule in Set(findings.map(\.rule)).sorted() {
            text += "<option value=\""
            text.appendHTML(rule)
            text += "\">"
            text.appendHTML(rule)
            text += "</option>\n"
        }
        text += "</select></label>\n<label>Text <input type=\"search\" name=\"text\" autocomplete=\"off\"></label>\n"
        text += "<button type=\"reset\">Show all</button>\n<p role=\"status\" id=\"shown\"></p>\n</form>\n"
    }

    private static func checkbox(_ name: String, _ value: String, _ words: String) -> String {
        "<label><input type=\"checkbox\" name=\"\(name)\" value=\"\(value)\" checked> \(words)</label>\n"
    }

    /// Thumbnails that lead to the screens. They repeat the pictures by reference, which takes no room.
    private func writeOverview(_ sections: [PageSection], to text: inout String) {
        guard sections.count > 1 else { return }
        text += "<nav aria-labelledby=\"screens\">\n<h2 id=\"screens\">Screens</h2>\n<ul class=\"screens\">\n"
        for section in sections {
            text += "<li><a href=\"#screen\(section.number)\"><span class=\"thumb\">"
            if let screen = section.screen {
                text += ScreenSection.picture(of: screen, section, []).thumbnail(prefix: ScreenSection.prefix(section))
            }
            text += "</span><span class=\"name\">"
            text.appendHTML(section.name, limit: 200)
            text += "</span> "
            if let worst = section.issues.first?.worst {
                text += "<span class=\"chip \(worst.rawValue)\">\(Self.count(section.issueCount, "issue"))</span>"
            } else {
                text += "<span class=\"chip review\">\(section.reviewCount.grouped) to review</span>"
            }
            text += "</a></li>\n"
        }
        text += "</ul>\n</nav>\n"
    }

    /// A number with its noun.
    static func count(_ number: Int, _ noun: String) -> String { "\(number.grouped) \(noun)\(number == 1 ? "" : "s")" }

    private func writeFiles(
        _ id: String, _ title: String, _ files: [AuditResult.SkippedFile], to output: inout ReportOutput
    ) throws {
        guard !files.isEmpty else { return }
        output.text += "<section aria-labelledby=\"\(id)\">\n<h2 id=\"\(id)\">\(title)</h2>\n"
        output.text += id == "unmeasured" ? "<details open>" : "<details>"
        output.text += "<summary>\(Self.count(files.count, "file"))</summary>\n<ul>\n"
        for file in files {
            output.text += "<li>"
            output.text.appendHTML("\(facts.paths.path(file.path)): \(file.reason)", limit: Self.textLimit)
            output.text += "</li>\n"
            try output.flushIfLong()
        }
        output.text += "</ul>\n</details>\n</section>\n"
    }
}
