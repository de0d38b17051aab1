import AccessibilityAudit
import AccessibilityTree
import ScreenPicture

/// A screen on the page: its picture with a numbered outline for each finding, and the findings by rule.
struct ScreenSection {
    let section: PageSection
    let facts: ReportFacts
    let sound: (@Sendable (_ utterance: String) -> [UInt8]?)?

    /// The most findings of a rule that are shown without being opened.
    private static let openLimit = 3

    func write(to output: inout ReportOutput) throws {
        let id = "screen\(section.number)"
        output.text += "<section class=\"screen card\">\n<h3 id=\"\(id)\">"
        output.text.appendHTML(section.name, limit: HTMLReport.textLimit)
        output.text += "</h3>\n<p class=\"path\">"
        output.text.appendHTML(section.path.map { $0 + ", " } ?? "", limit: HTMLReport.textLimit)
        output.text += HTMLReport.count(section.issueCount, "issue")
        if section.reviewCount > 0 { output.text += ", \(section.reviewCount.grouped) to review" }
        output.text += "</p>\n<div class=\"columns\">\n"
        let findings = section.findings
        let outlined = findings.indices.filter { findings[$0].element?.frame != nil }.prefix(ScreenPicture.entryLimit)
        var markers: [Int: Int] = [:]
        if let screen = section.screen {
            for (marker, index) in outlined.enumerated() { markers[index] = marker + 1 }
            output.text += "<figure>\n"
            let entries = outlined.map {
                ScreenPicture.Entry(frame: findings[$0].element?.frame ?? .zero, text: findings[$0].message)
            }
            output.text += Self.picture(of: screen, section, entries).embedded(prefix: Self.prefix(section))
            output.text += "</figure>\n"
            try output.flushIfLong()
        }
        output.text += "<div class=\"rules\">\n"
        var number = 0
        for (causes, isReview) in [(section.issues, false), (section.reviews, true)] where !causes.isEmpty {
            if isReview, !section.issues.isEmpty { output.text += "<h4 class=\"part\">Needs review</h4>\n" }
            for cause in causes {
                try write(cause, from: number, markers, to: &output)
                number += cause.findings.count
            }
        }
        output.text += "</div>\n</div>\n</section>\n"
    }

    /// What the ids of a section's picture begin with.
    static func prefix(_ section: PageSection) -> String { "p\(section.number)-" }

    /// The picture of a section's screen.
    static func picture(
        of screen: ReportScreen, _ section: PageSection, _ entries: [ScreenPicture.Entry]
    ) -> ScreenPicture {
        ScreenPicture(screen.tree, title: section.name, entries: entries, style: screen.isDark ? .dark : .light)
    }

    /// Writes the findings of a rule: what is the same for all once, and many of them to be opened.
    private func write(
        _ cause: Cause, from start: Int, _ markers: [Int: Int], to output: inout ReportOutput
    ) throws {
        let isReview = !cause.findings[0].isIssue
        output.text += "<div class=\"rule\">\n<h4><span class=\"chip \(isReview ? "review" : cause.worst.rawValue)\">"
        output.text += "\(isReview ? "review" : cause.worst.rawValue)</span> "
        output.text.appendHTML(cause.rule?.title ?? cause.id, limit: HTMLReport.textLimit)
        output.text += "</h4>\n<p class=\"fix\">"
        if !cause.remedy.isEmpty {
            output.text += "<b>Fix:</b> "
            output.text.appendHTML(cause.remedy, limit: HTMLReport.textLimit)
            output.text += " "
        }
        output.text += "Rule: "
        output.text.appendRuleLink(cause.id, facts)
        output.text += "</p>\n"
        let folds = cause.findings.count > Self.openLimit
        if folds {
            let fold = FindingFold(file: cause.findings[0].location?.file, findings: cause.findings)
            output.text += "<details><summary>"
            output.text.appendHTML(fold.count(cause.rule), limit: 400)
            output.text += "</summary>\n"
        }
        output.text += "<ul class=\"findings\">\n"
        for (offset, finding) in cause.findings.enumerated() {
            FindingItem(finding: finding, cause: cause, section: section, facts: facts, sound: sound)
                .write(marker: markers[start + offset], to: &output.text)
            try output.flushIfLong()
        }
        output.text += "</ul>\n\(folds ? "</details>\n" : "")</div>\n"
    }
}
