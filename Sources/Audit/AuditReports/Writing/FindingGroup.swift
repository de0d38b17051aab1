import AccessibilityAudit

/// The findings of one file, or of one screen that comes from code.
struct FindingGroup {
    /// The path as reports have it, or the name of the screen.
    var name: String
    /// The findings in it, in the order of the result; empty where there are none.
    var findings: [Finding] = []
    /// The messages about parts of it that could not be measured.
    var unmeasured: [String] = []

    /// The findings by file: the files in the order in which they were read, then findings without a file by screen.
    static func byFile(_ facts: ReportFacts) -> [FindingGroup] {
        var groups: [FindingGroup] = []
        var places: [String: Int] = [:]
        func place(_ key: String, _ name: String) -> Int {
            if let place = places[key] { return place }
            places[key] = groups.count
            groups.append(FindingGroup(name: name))
            return groups.count - 1
        }
        // A text that starts with a slash is a file, since no key of a screen does.
        for file in facts.result.files { _ = place("/" + file, facts.paths.path(file)) }
        for file in facts.result.unmeasured {
            groups[place("/" + file.path, facts.paths.path(file.path))].unmeasured.append(file.unmeasuredMessage)
        }
        for finding in facts.result.findings {
            let index =
                if let file = finding.location?.file {
                    place("/" + file, facts.paths.path(file))
                } else {
                    place("#" + (finding.screen ?? ""), finding.screen ?? "views")
                }
            groups[index].findings.append(finding)
        }
        return groups
    }
}

extension AuditResult.SkippedFile {
    /// The message about a part of a file that could not be measured.
    var unmeasuredMessage: String { "A part of the file could not be measured: \(reason)" }
}
