import AccessibilityAudit

/// All rules as one page of Markdown, from their own descriptions.
enum RulesPage {
    /// The page: an overview, then each rule, the most severe first.
    static func markdown(_ rules: [any AuditRule.Type] = AuditRules.all) -> String {
        let sorted = rules.sorted { one, other in
            let (first, second) = (one.description, other.description)
            return (second.impact, first.id) < (first.impact, second.id)
        }
        var lines = ["# Rules of `earshot audit`", "", "| rule | impact | requirement |", "|---|---|---|"]
        lines += sorted.map { rule in
            let description = rule.description
            let impacts = description.impacts.map(\.rawValue).joined(separator: ", ")
            return "| [\(description.id)](#\(description.id)) | \(impacts) | \(description.title) |"
        }
        for rule in sorted { lines += [""] + section(rule) }
        return lines.joined(separator: "\n") + "\n"
    }

    private static func section(_ rule: any AuditRule.Type) -> [String] {
        let description = rule.description
        var lines = ["## \(description.id)", "", description.title, "", description.explanation, ""]
        lines += ["**Fix:** \(description.remedy)", ""]
        lines.append("- Impact: \(description.impactInWords)")
        if !description.criteria.isEmpty {
            let criteria = description.criteria.map(\.fullName).joined(separator: "; ")
            lines.append("- WCAG 2.2: \(criteria)")
        }
        if !description.clauses.isEmpty {
            lines.append("- EN 301 549 V3.2.1: \(description.clauses.joined(separator: ", "))")
        }
        for threshold in rule.thresholds {
            let range = "\(threshold.range.lowerBound) to \(threshold.range.upperBound)"
            let setting = "- Setting `\(threshold.name)` (default \(threshold.standard), \(range)): "
            lines.append(setting + threshold.meaning)
        }
        lines.append("- Precision of its issues: \(description.precision.rawValue)")
        if let fix = rule.safeFix { lines.append("- `--fix`: \(fix)") }
        lines.append("")
        lines += rule.examples.map { "- *\($0.expected.rawValue)*: \($0.title)" }
        return lines
    }
}
