import AccessibilityAudit

/// A result that can be written in every ``ReportFormat``.
///
/// The text of a label, a path or a message is never interpreted as markup or as a command: each format has its own
/// escapes. Nothing depends on the time, the place or the order of a hash, so that the same result gives the same
/// bytes.
public struct AuditReport: Sendable {
    /// The result of the audit, with its findings.
    public var result: AuditResult
    /// The version of the tool, such as "0.9.0".
    public var version: String
    /// The way file paths are written.
    public var paths: ReportPaths
    /// The screens, for the page; those that are not there have no picture.
    public var screens: [ReportScreen]
    /// The address below which a repository shows the files of ``paths``, such as
    /// "https://github.com/OWNER/NAME/blob/COMMIT", for links to lines; nil for links to the files themselves.
    public var filesURL: String?
    /// The part of a run that the result is of, which JSON includes; nil for a whole one.
    public var shard: AuditShard?
    /// What has changed since a baseline, whose findings the result doesn't have; nil without one.
    public var baseline: BaselineChange?
    /// Returns an utterance as a WAV file, or nil if there is no sound; called once for each finding of the page.
    public var sound: (@Sendable (_ utterance: String) -> [UInt8]?)?

    /// Creates a report.
    public init(
        _ result: AuditResult, version: String, paths: ReportPaths, screens: [ReportScreen] = [],
        sound: (@Sendable (_ utterance: String) -> [UInt8]?)? = nil
    ) {
        (self.result, self.version, self.paths) = (result, version, paths)
        (self.screens, self.sound) = (screens, sound)
    }

    /// Writes the report piece by piece, so that it need not be in memory as a whole.
    ///
    /// - Throws: The closure's errors.
    public func write(_ format: ReportFormat, to receive: (String) throws -> Void) throws {
        try withoutActuallyEscaping(receive) { receive in
            var output = ReportOutput(receive)
            let facts = ReportFacts(self)
            switch format {
            case .json: try JSONReport(facts: facts).write(to: &output)
            case .sarif: try SARIFReport(facts: facts).write(to: &output)
            case .github: try GitHubAnnotations(facts: facts).write(to: &output)
            case .githubSummary: try MarkdownReport(facts: facts, limit: 900_000).write(to: &output)
            case .gitlab: try GitLabReport(facts: facts).write(to: &output)
            case .junit: try JUnitReport(facts: facts).write(to: &output)
            case .checkstyle: try CheckstyleReport(facts: facts).write(to: &output)
            case .tap: try TAPReport(facts: facts).write(to: &output)
            case .markdown: try MarkdownReport(facts: facts, limit: 1_000_000).write(to: &output)
            case .html: try HTMLReport(facts: facts, screens: screens, sound: sound).write(to: &output)
            }
            try output.flush()
        }
    }

    /// The differences of a result from a baseline.
    public struct BaselineChange: Sendable, Hashable {
        /// The path of the baseline.
        public var file: String
        /// The number of findings that are in the baseline.
        public var known: Int
        /// The number of findings of the baseline that were not found again.
        public var fixed: Int

        /// Creates a change.
        public init(file: String, known: Int, fixed: Int) { (self.file, self.known, self.fixed) = (file, known, fixed) }
    }

    /// The whole report as text.
    public func text(_ format: ReportFormat) -> String {
        var text = ""
        // Adding to a text doesn't throw.
        try? write(format) { text += $0 }
        return text
    }
}
