import AccessibilityAudit

/// The findings by rule for people, as GitHub reads Markdown: issues, the worst rules first, then what needs review.
/// Repeats of a rule in a file fold, and each finding links to its line.
///
/// GitHub refuses more than 1 MiB, for the summary of a step (`GITHUB_STEP_SUMMARY`) as for a file that it shows.
struct MarkdownReport {
    let facts: ReportFacts
    /// The most bytes that are written.
    let limit: Int

    /// The longest message, in bytes.
    private static let messageLimit = 400
    /// The room for what follows the findings, in bytes.
    private static let endLimit = 20_000

    func write(to output: inout ReportOutput) throws {
        let (issues, reviews) = (Cause.all(facts, .fail), Cause.all(facts, .needsReview))
        var text = "# Accessibility audit\n\n\(facts.result.summary).\n"
        writeFirstSteps(FirstStep.all(issues), to: &text)
        writeTable(issues, reviews, to: &text)
        var leftOut = 0
        for (title, causes) in [("Issues", issues), ("Needs review", reviews)] where !causes.isEmpty {
            text += "\n## \(title)\n"
            for cause in causes { leftOut += write(cause, to: &text) }
        }
        if leftOut > 0 { text += "\nThis report omits \(leftOut.grouped) findings.\n" }
        writeFiles("Could not be measured", facts.result.unmeasured, to: &text)
        writeFiles("Skipped files", facts.result.skipped, to: &text)
        output.text += text
    }

    private func writeFirstSteps(_ steps: [FirstStep], to text: inout String) {
        guard !steps.isEmpty else { return }
        text += "\n## Start with\n\n"
        for (number, step) in steps.enumerated() {
            text += "\(number + 1). "
            Markdown.append(step.rule, to: &text, limit: 200)
            text += " in "
            link(step.fold.findings[0], place(of: step.fold), to: &text)
            text += ": \(step.count)\n"
        }
    }

    private func writeTable(_ issues: [Cause], _ reviews: [Cause], to text: inout String) {
        guard !issues.isEmpty || !reviews.isEmpty else { return }
        text += "\n| Rule | Impact | Issues | Needs review |\n| --- | --- | ---: | ---: |\n"
        let counts = Dictionary(reviews.map { ($0.id, $0.findings.count) }) { first, _ in first }
        let failing = Set(issues.map(\.id))
        let rows =
            issues.map { ($0, $0.findings.count, counts[$0.id] ?? 0) }
            + reviews.filter { !failing.contains($0.id) }.map { ($0, 0, $0.findings.count) }
        for (place, (cause, failed, toReview)) in rows.enumerated() {
            // Rules can be the user's own, and as many as they like.
            guard text.utf8.count < limit / 4 else {
                text += "| and \((rows.count - place).grouped) more rules | | | |\n"
                break
            }
            text += "| "
            Markdown.append(cause.id, to: &text, limit: 200)
            text += " | \(cause.worst.rawValue) | \(failed) | \(toReview) |\n"
        }
    }

    /// Writes the findings of a rule, and returns the number of those for which there is no room.
    private func write(_ cause: Cause, to text: inout String) -> Int {
        let start = text
        text += "\n### "
        Markdown.append(cause.id, to: &text, limit: 200)
        text += "\n\n**\(cause.worst.rawValue)** – "
        if let rule = cause.rule { Markdown.append("\(rule.title) \(rule.explanation)", to: &text, limit: 2_000) }
        text += "\n\n**Fix:** "
        Markdown.append(cause.remedy, to: &text, limit: 2_000)
        text += "\n\n"
        var leftOut = 0
        for fold in cause.folds {
            let item = item(fold, cause)
            if text.utf8.count + item.utf8.count > limit - Self.endLimit {
                leftOut += fold.findings.count
            } else {
                text += item
            }
        }
        if leftOut == cause.findings.count { text = start }
        return leftOut
    }

    private func item(_ fold: FindingFold, _ cause: Cause) -> String {
        let first = fold.findings[0]
        var text = "- "
        guard fold.findings.count > 1 else {
            let line = first.location.map { ", line \($0.line)" } ?? ""
            link(first, place(of: fold) + line, to: &text)
            write(first, cause, to: &text)
            return text
        }
        text += "<details><summary>"
        Markdown.append(fold.count(cause.rule), to: &text)
        text += fold.isAboutSystem ? "" : " in "
        Markdown.append(fold.isAboutSystem ? "" : place(of: fold), to: &text, limit: 500)
        if let places = fold.placesInWords {
            text += ": "
            Markdown.append(places, to: &text, limit: 500)
        }
        text += "</summary>\n\n"
        for finding in fold.findings {
            text += "  - "
            let path = fold.isAboutSystem ? (finding.location.map { facts.paths.path($0.file) } ?? "") + ", " : ""
            link(finding, finding.location.map { "\(path)line \($0.line)" } ?? finding.screen ?? "view", to: &text)
            write(finding, cause, to: &text)
        }
        return text + "\n  </details>\n"
    }

    /// Writes the rest of an item: the message, and what is special about the finding.
    private func write(_ finding: Finding, _ cause: Cause, to text: inout String) {
        var words = finding.message
        if let setting = finding.setting { words += " [\(setting)]" }
        words += finding.reasonSentence
        if finding.remedy != cause.remedy, !finding.remedy.isEmpty { words += " Fix: \(finding.remedy)" }
        text += ": "
        Markdown.append(words, to: &text, limit: Self.messageLimit)
        text += "\n"
    }

    /// The file or screen of findings, in words.
    private func place(of fold: FindingFold) -> String {
        fold.file.map { facts.paths.path($0) } ?? fold.screen ?? "all files"
    }

    /// Writes words as a link to the line of a finding, if its file is in the folder that paths are relative to.
    private func link(_ finding: Finding, _ words: String, to text: inout String) {
        guard let url = finding.location.flatMap(facts.url) else {
            return Markdown.append(words, to: &text, limit: Self.messageLimit)
        }
        text += "["
        Markdown.append(words, to: &text, limit: Self.messageLimit)
        text += "](\(url))"
    }

    private func writeFiles(_ title: String, _ files: [AuditResult.SkippedFile], to text: inout String) {
        guard !files.isEmpty else { return }
        text += "\n## \(title)\n\n"
        for (number, file) in files.enumerated() {
            guard text.utf8.count < limit - Self.messageLimit * 3 else {
                text += "\nand \((files.count - number).grouped) more\n"
                return
            }
            text += "- path "
            Markdown.append("\(facts.paths.path(file.path)) – \(file.reason)", to: &text, limit: Self.messageLimit)
            text += "\n"
        }
    }
}
