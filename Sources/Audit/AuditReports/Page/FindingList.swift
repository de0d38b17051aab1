import AccessibilityAudit
import AccessibilityTree
import ScreenPicture

/// A screen on the page: its picture with a numbered outline for each finding, and the findings.
struct FindingList {
    let section: PageSection
    /// The number of the section on the page, from 1.
    let number: Int
    let facts: ReportFacts
    let sound: (@Sendable (_ utterance: String) -> [UInt8]?)?

    /// The longest text of one piece, in bytes of UTF-8.
    private static let textLimit = 4_000
    /// The largest sound that is put into the page, in bytes.
    private static let soundLimit = 4 << 20

    func write(to output: inout ReportOutput) throws {
        let id = "screen\(number)"
        output.text += "<section class=\"screen\" aria-labelledby=\"\(id)\">\n<h2 id=\"\(id)\">"
        output.text.appendHTML(section.title, limit: Self.textLimit)
        output.text += "</h2>\n<div class=\"columns\">\n"
        let outlined = section.findings.indices.filter { section.findings[$0].element?.frame != nil }
        var markers: [Int: Int] = [:]
        if let screen = section.screen {
            let shown = outlined.prefix(ScreenPicture.entryLimit)
            for (marker, index) in shown.enumerated() { markers[index] = marker + 1 }
            output.text += "<figure id=\"picture\(number)\">\n"
            output.text += picture(of: screen, shown).embedded(prefix: "picture\(number)-")
            output.text += "<figcaption>The numbers refer to the findings.</figcaption>\n</figure>\n"
            try output.flushIfLong()
        }
        output.text += "<ol class=\"findings\">\n"
        for (index, finding) in section.findings.enumerated() {
            write(finding, marker: markers[index], to: &output.text)
            try output.flushIfLong()
        }
        output.text += "</ol>\n</div>\n</section>\n"
    }

    private func picture(of screen: ReportScreen, _ outlined: ArraySlice<Int>) -> ScreenPicture {
        let entries = outlined.map {
            ScreenPicture.Entry(frame: section.findings[$0].element?.frame ?? .zero, text: section.findings[$0].message)
        }
        return ScreenPicture(
            screen.tree, title: section.title, entries: entries, style: screen.isDark ? .dark : .light)
    }

    private func write(_ finding: Finding, marker: Int?, to text: inout String) {
        text += "<li class=\"finding\" data-impact=\"\(finding.impact.rawValue)\" "
        text += "data-outcome=\"\(finding.outcome.rawValue)\" data-rule=\""
        text.appendHTML(finding.rule)
        text += "\""
        if let marker { text += " data-picture=\"picture\(number)\" data-marker=\"\(marker)\"" }
        text += ">\n<h3>"
        if let marker { text += "\(marker): " }
        text.appendHTML(finding.message, limit: Self.textLimit)
        text += "</h3>\n<p><strong>\(finding.impact.rawValue)</strong>"
        text += finding.outcome == .fail ? "" : ", needs review"
        text += ", "
        if let index = facts.ruleIndices[finding.rule] {
            text += "<a href=\"#rule\(index + 1)\">"
            text.appendHTML(finding.rule)
            text += "</a>"
        } else {
            text.appendHTML(finding.rule)
        }
        text += "</p>\n"
        paragraph("Element", finding.element.map(ReportFacts.name), to: &text)
        paragraph("Identifier", finding.element?.identifier, to: &text)
        paragraph("Found in", finding.setting, to: &text)
        paragraph("Needs review", finding.reviewReason, to: &text)
        if let location = finding.location {
            let (file, object) = (facts.paths.path(location.file), location.objectID.map { ", object \($0)" } ?? "")
            paragraph("Location", "\(file), line \(location.line), column \(location.column)\(object)", to: &text)
        }
        writeUtterance(finding, to: &text)
        paragraph("Fix", finding.remedy, to: &text)
        if let fix = finding.fix {
            paragraph("Suggested change", fix.title, to: &text)
            // An area that may have to be scrolled must be reachable with the keyboard.
            text += "<pre tabindex=\"0\" role=\"group\" aria-label=\"XML\"><code>"
            for (number, line) in fix.xml.prefix(Self.textLimit).split(separator: "\n").enumerated() {
                if number > 0 { text += "\n" }
                text.appendHTML(String(line))
            }
            text += "</code></pre>\n"
        }
        text += "</li>\n"
    }

    private func writeUtterance(_ finding: Finding, to text: inout String) {
        guard let element = finding.element else { return }
        let utterance = element.utterance.flatMap { $0.isEmpty ? nil : $0 }
        text += "<p><b>VoiceOver announces:</b> "
        text += utterance == nil ? "nothing" : ""
        if let utterance {
            let environment = section.screen?.tree.environment
            text += "<q"
            if let language = environment?.language, !language.isEmpty {
                text += " lang=\""
                text.appendHTML(language)
                text += "\" dir=\"\(environment?.layoutDirection == .rightToLeft ? "rtl" : "ltr")\""
            }
            text += ">"
            text.appendHTML(utterance, limit: Self.textLimit)
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
        text += "<p><b>\(name):</b> "
        text.appendHTML(content, limit: Self.textLimit)
        text += "</p>\n"
    }
}
