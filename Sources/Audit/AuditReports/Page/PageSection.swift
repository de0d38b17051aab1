import AccessibilityAudit

/// The findings of one screen, with the screen where there is one.
struct PageSection {
    /// The number of the section on the page, from 1.
    var number = 0
    /// The name of the screen, or that of the file for a finding about it as a whole.
    var name: String
    /// The path of the file in reports, or nil for views that come from code.
    var path: String?
    /// The screen for the picture, or nil.
    var screen: ReportScreen?
    /// The issues by rule, the most severe first.
    var issues: [Cause] = []
    /// The findings that need review, by rule.
    var reviews: [Cause] = []

    /// The number of issues.
    var issueCount: Int { issues.reduce(0) { $0 + $1.findings.count } }
    /// The number of findings that need review.
    var reviewCount: Int { reviews.reduce(0) { $0 + $1.findings.count } }
    /// The findings, in the order of the page.
    var findings: [Finding] { (issues + reviews).flatMap(\.findings) }

    /// The sections, those with issues first, in the order of the findings.
    ///
    /// - Parameter findings: The findings that the page shows, the worst first.
    static func all(_ findings: [Finding], _ facts: ReportFacts, _ screens: [ReportScreen]) -> [PageSection] {
        struct Key: Hashable {
            var file: String?
            var screen: String?
        }
        var places: [Key: Int] = [:]
        var sections: [(section: PageSection, findings: [Finding])] = []
        let pictures = Dictionary(screens.map { (Key(file: $0.file, screen: $0.name), $0) }) { first, _ in first }
        for finding in findings {
            let key = Key(file: finding.location?.file, screen: finding.screen)
            let place = places[key] ?? sections.count
            if place == sections.count {
                places[key] = place
                let path = key.file.map(facts.paths.path)
                let file = path?.split(separator: "/").last.map(String.init)
                let picture = pictures[key] ?? pictures[Key(file: nil, screen: key.screen)]
                sections.append((PageSection(name: key.screen ?? file ?? "Views", path: path, screen: picture), []))
            }
            sections[place].findings.append(finding)
        }
        let filled = sections.map { section, findings in
            var section = section
            section.issues = Cause.all(findings.filter(\.isIssue), facts)
            section.reviews = Cause.all(findings.filter { !$0.isIssue }, facts)
            return section
        }
        let ordered = filled.filter { !$0.issues.isEmpty } + filled.filter(\.issues.isEmpty)
        return ordered.enumerated().map { index, section in
            var section = section
            section.number = index + 1
            return section
        }
    }
}
