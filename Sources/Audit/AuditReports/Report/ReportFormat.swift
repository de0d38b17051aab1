/// The formats of a result, by their names on the command line.
public enum ReportFormat: String, Sendable, Hashable, CaseIterable {
    /// JSON of our own, "earshot-audit/1": everything that was found, for programs.
    case json
    /// SARIF 2.1.0 (OASIS), which GitHub's code scanning and editors read.
    case sarif
    /// Workflow commands for the log of a GitHub Action, which become annotations of lines.
    case github
    /// The Markdown of ``markdown`` for `GITHUB_STEP_SUMMARY`, with room for other summaries within 1 MiB.
    case githubSummary = "github-summary"
    /// The JSON of GitLab's Code Quality.
    case gitlab
    /// JUnit's XML, as build servers read it.
    case junit
    /// Checkstyle's XML.
    case checkstyle
    /// The Test Anything Protocol, version 14.
    case tap
    /// Markdown by rule with links to the lines, for people, at most 1 MiB.
    case markdown
    /// One page of HTML that needs nothing else, with pictures of the screens.
    case html

    /// The other names by which a format is known.
    static let otherNames: [String: ReportFormat] = [
        "annotations": .github, "step-summary": .githubSummary, "codequality": .gitlab, "md": .markdown,
    ]

    /// The format with this name, or nil. Capital letters don't count.
    public init?(name: String) {
        let name = name.lowercased()
        guard let format = ReportFormat(rawValue: name) ?? Self.otherNames[name] else { return nil }
        self = format
    }
}
