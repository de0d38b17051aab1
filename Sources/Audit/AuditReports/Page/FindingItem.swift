import AccessibilityAudit
import AccessibilityTree

/// A finding on the page: what its rule doesn't say already.
struct FindingItem {
    let finding: Finding
    let cause: Cause
    let section: PageSection
    let facts: ReportFacts
    let sound: (@Sendable (_ utterance: String) -> [UInt8]?)?

    /// The largest sound that is put into the page, in bytes.
    private static let soundLimit = 4 << 20

    func write(marker: Int?, to text: inout String) {
        text += "<li class=\"finding\" data-impact=\"\(finding.impact.rawValue)\" "
        text += "data-outcome=\"\(finding.outcome.rawValue)\" data-rule=\""
        text.appendHTML(finding.rule, limit: 200)
        text += "\""
        if let marker { text += " data-marker=\"\(marker)\"" }
        text += ">\n<p>"
        if let marker {
            let target = "\(ScreenSection.prefix(section))m\(marker)"
            text += "<a class=\"number\" href=\"#\(target)\" "
            text += "aria-label=\"\(marker), show in the picture\">\(marker)</a> "
        }
        text.appendHTML(finding.message, limit: HTMLReport.textLimit)
        if finding.impact != cause.worst, finding.isIssue {
            text += " <span class=\"chip \(finding.impact.rawValue)\">\(finding.impact.rawValue)</span>"
        }
        text += "</p>\n<p class=\"where\">"
        // The heading of the screen names the file.
        text.appendLocation(finding, facts, named: finding.location.map { "Line \($0.line)" } ?? "")
        if let id = finding.location?.objectID { text.appendHTML(", object \(id)", limit: 400) }
        if let id = finding.element?.identifier, !id.isEmpty { text.appendHTML(", identifier \(id)", limit: 400) }
        if let setting = finding.setting { text.appendHTML(" in \(setting)", limit: 400) }
        text += "</p>\n"
        paragraph("Needs review", finding.otherReason, to: &text)
        writeUtterance(to: &text)
        if finding.remedy != cause.remedy { paragraph("Fix", finding.remedy, to: &text) }
        if let fix = finding.fix, !fix.xml.isEmpty || !fix.title.isEmpty { write(fix, to: &text) }
        text += "</li>\n"
    }

    private func write(_ fix: Finding.Fix, to text: inout String) {
        paragraph("Change", fix.title, to: &text)
        // An area that may have to be scrolled must be reachable with the keyboard.
        text += "<pre tabindex=\"0\" role=\"group\" aria-label=\"XML\"><code>"
        for (number, line) in fix.xml.split(separator: "\n").enumerated() {
            if number > 0 { text += "\n" }
            text.appendHTML(String(line), limit: HTMLReport.textLimit)
        }
        text += "</code></pre>\n<button type=\"button\" class=\"copy\" hidden>Copy</button>\n"
    }

    private func writeUtterance(to text: inout String) {
        guard let element = finding.element else { return }
        let utterance = element.utterance.flatMap { $0.isEmpty ? nil : $0 }
        text += "<p>VoiceOver announces "
        text += utterance == nil ? "nothing." : ""
        if let utterance {
            let environment = section.screen?.tree.environment
            text += "<q"
            if let language = environment?.language, !language.isEmpty, language != "en" {
                text += " lang=\""
                text.appendHTML(language, limit: 100)
                text += "\""
            }
            text += environment?.layoutDirection == .rightToLeft ? " dir=\"rtl\">" : ">"
            text.appendHTML(utterance, limit: HTMLReport.textLimit)
            text += "</q>"
        }
        text += "</p>\n"
        guard let utterance, let sound = sound?(utterance), sound.count <= Self.soundLimit else { return }
        text += "<audio controls preload=\"none\" aria-label=\"Announcement\" src=\"data:audio/wav;base64,"
        Base64.append(sound, to: &text)
        text += "\"></audio>\n"
    }

    private func paragraph(_ name: String, _ content: String?, to text: inout String) {
        guard let content, !content.isEmpty else { return }
        text += "<p>\(name): "
        text.appendHTML(content, limit: HTMLReport.textLimit)
        text += "</p>\n"
    }
}

extension String {
    /// Adds the name of a rule, as a link to its documentation on the page if it is described.
    mutating func appendRuleLink(_ id: String, _ facts: ReportFacts) {
        if let index = facts.ruleIndices[id] { self += "<a href=\"#rule\(index + 1)\">" }
        appendHTML(id, limit: 200)
        if facts.ruleIndices[id] != nil { self += "</a>" }
    }

    /// Adds words about the location of a finding, as a link if the address of the file is known.
    mutating func appendLocation(_ finding: Finding, _ facts: ReportFacts, named words: String) {
        guard let location = finding.location else { return }
        let url = facts.filesURL == nil ? nil : facts.url(location)
        if let url {
            self += "<a href=\""
            appendHTML(url)
            self += "\">"
        }
        appendHTML(words, limit: HTMLReport.textLimit)
        if url != nil { self += "</a>" }
    }
}
