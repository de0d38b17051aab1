import AccessibilityAudit

/// The findings of one screen, with the screen where there is one.
struct PageSection {
    /// The screen's name and its file, for the heading.
    var title: String
    /// The screen for the picture, or nil.
    var screen: ReportScreen?
    /// The findings, the worst first.
    var findings: [Finding]

    /// The sections in the order in which the result comes to them.
    static func all(_ facts: ReportFacts, _ screens: [ReportScreen]) -> [PageSection] {
        struct Key: Hashable {
            var file: String?
            var screen: String?
        }
        var places: [Key: Int] = [:]
        var sections: [PageSection] = []
        for finding in facts.result.findings {
            let key = Key(file: finding.location?.file, screen: finding.screen)
            guard places[key] == nil else { continue }
            places[key] = sections.count
            let parts = [key.screen, key.file.map(facts.paths.path)].compactMap(\.self)
            let screen = screens.first { $0.name == key.screen && ($0.file == nil || $0.file == key.file) }
            sections.append(
                PageSection(
                    title: parts.isEmpty ? "Views" : parts.joined(separator: " – "), screen: screen, findings: []))
        }
        for finding in facts.worstFirst.prefix(HTMLReport.findingLimit) {
            guard let place = places[Key(file: finding.location?.file, screen: finding.screen)] else { continue }
            sections[place].findings.append(finding)
        }
        return sections.filter { !$0.findings.isEmpty }
    }
}
