import AccessibilityAudit
import Escaping

/// The findings of an audit as text for people: the issues by rule, the most severe first, then what needs review.
/// Repeats of a rule in a file are one line.
package struct AuditText {
    /// Whether colors are written, as for a terminal.
    var isColored: Bool
    /// Whether every finding has its own line, and every file of a rule is listed.
    var isComplete: Bool

    /// The maximum number of lines of a rule that are listed unless all are.
    private static let limit = 10

    /// Creates a text.
    ///
    /// - Parameters:
    ///   - isColored: Whether colors are written, as for a terminal.
    ///   - isComplete: Whether every finding has its own line, and every file of a rule is listed.
    package init(isColored: Bool, isComplete: Bool) { (self.isColored, self.isComplete) = (isColored, isComplete) }

    /// The report, with its line ends. Nothing in it is obeyed by a terminal.
    package func text(_ result: AuditResult) -> String {
        let facts = ReportFacts(AuditReport(result, version: "", paths: .asWritten))
        let (issues, reviews) = (Cause.all(facts, .fail), Cause.all(facts, .needsReview))
        var lines: [String] = []
        for cause in issues {
            let title = cause.rule.map { $0.title + " " } ?? ""
            let heading = SafeText.line("\(cause.worst.rawValue): \(title)[\(cause.id)]")
            lines += [colored(heading, cause.worst)] + entries(cause) + ["  Fix: " + SafeText.escape(cause.remedy), ""]
        }
        if !reviews.isEmpty {
            let count = reviews.reduce(0) { $0 + $1.findings.count }
            lines += [
                "Needs review: \(count.grouped) \(count == 1 ? "place" : "places") that only a person or the running app "
                    + "can judge.", "",
            ]
        }
        for cause in reviews {
            lines.append(SafeText.line("review: \(cause.rule.map { $0.title + " " } ?? "")[\(cause.id)]"))
            lines += entries(cause)
            // Printed above for its issues.
            let isKnown = issues.contains { $0.id == cause.id }
            lines += (isKnown ? [] : ["  Fix: " + SafeText.escape(cause.remedy)]) + [""]
        }
        let steps = FirstStep.all(issues)
        if !steps.isEmpty { lines.append("Start with:") }
        for (number, step) in steps.enumerated() {
            let place = step.fold.file ?? step.fold.screen ?? "all files"
            lines.append("  \(number + 1). " + SafeText.escape("\(step.rule) in \(place): \(step.count)"))
        }
        if !steps.isEmpty { lines.append("") }
        for file in result.unmeasured {
            lines.append(SafeText.line("\(file.path): could not be measured: \(file.reason)"))
        }
        lines.append(result.summary)
        if !isComplete, (issues + reviews).contains(where: { $0.findings.count > min($0.folds.count, Self.limit) }) {
            lines.append("--all lists each finding.")
        }
        return lines.joined(separator: "\n") + "\n"
    }

    private func entries(_ cause: Cause) -> [String] {
        let entries =
            isComplete
            ? cause.findings.map {
                Self.line(FindingFold(file: $0.location?.file, findings: [$0]), cause.rule, cause.remedy)
            } : cause.folds.map { Self.line($0, cause.rule, cause.remedy) }
        let shown = entries.prefix(isComplete ? .max : Self.limit)
        let rest = entries.count - shown.count
        return shown.map { "  " + $0 } + (rest > 0 ? ["  and \(rest) more files or screens"] : [])
    }

    private static func line(_ fold: FindingFold, _ rule: RuleDescription?, _ remedy: String) -> String {
        let first = fold.findings[0]
        var text: String
        if fold.findings.count == 1 {
            text = first.message
            if let setting = first.setting { text += " [\(setting)]" }
        } else {
            text = fold.count(rule) + (fold.placesInWords.map { ": \($0)" } ?? "")
        }
        if let location = first.location, !fold.isAboutSystem {
            text = "\(location.file):\(location.line):\(location.column): \(text)"
        } else if let screen = fold.screen ?? first.screen, !fold.isAboutSystem {
            text = "\(screen): \(text)"
        }
        if let reason = fold.reason { text += (fold.findings.count == 1 ? " " : ". ") + "Needs review: \(reason)." }
        if fold.findings.count == 1, first.remedy != remedy { text += " Fix: \(first.remedy)" }
        return SafeText.line(text)
    }

    private func colored(_ text: String, _ impact: Impact) -> String {
        guard isColored else { return text }
        let color =
            switch impact {
            case .critical, .serious: 31
            case .moderate: 33
            case .minor: 36
            }
        return "\u{1B}[1;\(color)m\(text)\u{1B}[0m"
    }
}
