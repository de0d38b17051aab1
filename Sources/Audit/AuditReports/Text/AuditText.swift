import AccessibilityAudit
import Escaping
import Foundation

/// The findings of an audit as text for people: by rule, the most severe first.
package struct AuditText {
    /// Whether colours are written, as for a terminal.
    var isColored: Bool
    /// The maximum number of findings of each rule that are listed; nil for all.
    var limit: Int?

    /// Creates a text.
    ///
    /// - Parameters:
    ///   - isColored: Whether colours are written, as for a terminal.
    ///   - limit: How many findings of each rule are named; nil for all.
    package init(isColored: Bool, limit: Int?) { (self.isColored, self.limit) = (isColored, limit) }

    /// The report, with its line ends. Nothing in it is obeyed by a terminal.
    package func text(_ result: AuditResult) -> String {
        var lines: [String] = []
        let rules = Dictionary(result.rules.map { ($0.id, $0) }) { first, _ in first }
        let groups = Dictionary(grouping: result.findings, by: \.rule).sorted { Self.rank($0) > Self.rank($1) }
        for (id, findings) in groups {
            guard let rule = rules[id], let impact = findings.map(\.impact).max() else { continue }
            let heading = "\(impact.rawValue): \(rule.title) [\(id)]"
            lines.append(colored(SafeText.line(heading), impact))
            let failed = findings.filter { $0.outcome == .fail }
            let named = (failed + findings.filter { $0.outcome != .fail }).prefix(limit ?? .max)
            lines += named.map { "  " + Self.line($0) }
            if named.count < findings.count { lines.append("  and \(findings.count - named.count) more") }
            lines.append("  Fix: " + SafeText.escape(rule.remedy))
            lines.append("")
        }
        lines.append(result.summary)
        return lines.joined(separator: "\n") + "\n"
    }

    // The most severe first, then the most frequent.
    private static func rank(_ group: (key: String, value: [Finding])) -> (Int, Int, Int, String) {
        let impact = group.value.map(\.impact).max().flatMap { Impact.allCases.firstIndex(of: $0) } ?? 0
        let failed = group.value.count { $0.outcome == .fail }
        return (failed > 0 ? 1 : 0, impact, failed > 0 ? failed : group.value.count, group.key)
    }

    private static func line(_ finding: Finding) -> String {
        let place = finding.location.map { "\($0.file):\($0.line):\($0.column): " } ?? ""
        var text = place + finding.message
        if finding.location == nil, let screen = finding.screen { text = "\(screen): \(text)" }
        if let setting = finding.setting { text += " [\(setting)]" }
        if let reason = finding.reviewReason { text += " Needs review: \(reason)." }
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
