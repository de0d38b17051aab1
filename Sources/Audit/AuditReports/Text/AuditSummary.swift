import AccessibilityAudit

extension AuditResult {
    /// The counts in one line, such as "4 issues in 2 files (1 critical, 3 serious); 2 need review".
    var summary: String {
        var failed: [Impact: Int] = [:]
        for index in findings.indices where findings[index].outcome == .fail {
            failed[findings[index].impact, default: 0] += 1
        }
        let issues = failed.values.reduce(0, +)
        let reviews = findings.count - issues
        let impacts = Impact.allCases.reversed().compactMap { impact in
            failed[impact].map { "\($0.grouped) \(impact.rawValue)" }
        }
        var text = "\(issues.grouped) \(issues == 1 ? "issue" : "issues")"
        text += " in \(files.count.grouped) \(files.count == 1 ? "file" : "files")"
        if !impacts.isEmpty { text += " (\(impacts.joined(separator: ", ")))" }
        if reviews > 0 { text += "; \(reviews.grouped) \(reviews == 1 ? "needs" : "need") review" }
        if !unmeasured.isEmpty { text += "; \(unmeasured.count.grouped) could not be measured" }
        if !skipped.isEmpty { text += "; \(skipped.count.grouped) skipped" }
        return text
    }
}

extension Int {
    /// The number with a comma before each group of three digits, as in "4,281".
    var grouped: String {
        self < 1_000 ? "\(self)" : "\((self / 1_000).grouped),\("\(1_000 + self % 1_000)".dropFirst())"
    }
}
