import AccessibilityAudit
import AccessibilityTree

/// The facts of a result that every report needs, computed once.
struct ReportFacts {
    let result: AuditResult
    let version: String
    let shard: AuditShard?
    /// The way file paths are written.
    let paths: CachedPaths
    /// The address below which files are shown, or nil.
    let filesURL: String?
    let baseline: AuditReport.BaselineChange?
    /// The index of each rule among the rules.
    let ruleIndices: [String: Int]

    init(_ report: AuditReport) {
        (result, version, shard) = (report.result, report.version, report.shard)
        paths = CachedPaths(report.paths, result)
        (filesURL, baseline) = (report.filesURL, report.baseline)
        ruleIndices = Dictionary(
            result.rules.enumerated().map { ($1.id, $0) }, uniquingKeysWith: { first, _ in first })
    }

    /// The findings with the worst first: issues before reviews, and otherwise in their order.
    var worstFirst: LazyMapSequence<FlattenSequence<[[Int]]>, Finding> {
        // By buckets of indices, since there can be a million of them.
        var buckets = [[Int]](repeating: [], count: Impact.allCases.count * 2)
        for index in result.findings.indices { buckets[Self.rank(result.findings[index])].append(index) }
        return buckets.joined().lazy.map { result.findings[$0] }
    }

    private static func rank(_ finding: Finding) -> Int {
        let rank =
            switch finding.impact {
            case .critical: 0
            case .serious: 1
            case .moderate: 2
            case .minor: 3
            }
        return finding.outcome == .fail ? rank : rank + Impact.allCases.count
    }

    /// The address of a line in a file; nil for a file outside of the folder that paths are relative to, and for a very
    /// long path.
    func url(_ location: SourceLocation) -> String? {
        let uri = paths.uri(location.file)
        guard !uri.hasPrefix("file:"), uri.utf8.count < 1_000 else { return nil }
        return (filesURL.map { $0 + "/" } ?? "") + uri + "#L\(max(location.line, 1))"
    }

    /// The rule of a finding, or nil when the result doesn't describe it.
    func rule(of finding: Finding) -> RuleDescription? { ruleIndices[finding.rule].map { result.rules[$0] } }

    /// The numbers of issues and of findings that need review.
    var totals: (issues: Int, reviews: Int) {
        var issues = 0
        for index in result.findings.indices where result.findings[index].outcome == .fail { issues += 1 }
        return (issues, result.findings.count - issues)
    }

    /// Returns the name of an element, in a few words: the label, else the identifier, else the class; nil for a whole
    /// screen.
    static func name(of element: Finding.Element) -> String {
        if let label = element.label, !label.isEmpty { return "\(element.className) \"\(label)\"" }
        if let identifier = element.identifier, !identifier.isEmpty { return "\(element.className) #\(identifier)" }
        return element.className
    }
}

extension Finding {
    /// The reason for review, unless the message gives it already; nil for issues.
    var otherReason: String? { reviewReason.flatMap { message.contains($0) ? nil : $0 } }

    /// The reason for review as a sentence after the message, or an empty text.
    var reasonSentence: String {
        otherReason.map { " Needs review: \($0)\($0.hasSuffix(".") ? "" : ".")" } ?? ""
    }

    /// The problem, the way to fix it and, if it needs review, the reason: two or three sentences.
    var wholeMessage: String {
        var text = message + reasonSentence
        if !remedy.isEmpty { text += " Fix: " + remedy }
        return text
    }

    /// The location, in words: the element and the screen.
    var placeInWords: String? {
        var words = element.map(ReportFacts.name) ?? ""
        if let screen {
            words += words.isEmpty ? "screen \"" : ", screen \""
            words += screen
            words += "\""
        }
        if let setting {
            if !words.isEmpty { words += ", " }
            words += setting
        }
        return words.isEmpty ? nil : words
    }
}
