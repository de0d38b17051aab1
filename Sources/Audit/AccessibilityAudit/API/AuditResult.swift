/// The findings of an audit, in stable order, with the number of outcomes of each rule.
public struct AuditResult: Sendable, Hashable, Codable {
    /// The rules that were checked, by id.
    public var rules: [RuleDescription]
    /// The findings: by file, line, column and rule.
    public var findings: [Finding]
    /// The number of each outcome, by the rule's id.
    public var counts: [String: Counts] {
        get { tally.all }
        set { tally = RuleTally(newValue) }
    }
    var tally: RuleTally
    /// The files that were read, in order.
    public var files: [String]
    /// The files that were left out, with the reason.
    public var skipped: [SkippedFile]
    /// The files of which parts could not be measured, with the reason, so that passing them means little.
    public var unmeasured: [SkippedFile]

    /// Creates a result.
    public init(
        rules: [RuleDescription] = [], findings: [Finding] = [], counts: [String: Counts] = [:], files: [String] = [],
        skipped: [SkippedFile] = [], unmeasured: [SkippedFile] = []
    ) {
        (self.rules, self.findings, tally) = (rules, findings, RuleTally(counts))
        (self.files, self.skipped, self.unmeasured) = (files, skipped, unmeasured)
    }

    private enum CodingKeys: String, CodingKey {
        case rules, findings
        case tally = "counts"
        case files, skipped, unmeasured
    }

    /// The number of each outcome of a rule.
    public struct Counts: Sendable, Hashable, Codable {
        /// Elements that meet the requirement.
        public var passed = 0
        /// Elements that don't.
        public var failed = 0
        /// The number of elements that need review.
        public var needsReview = 0
        /// Screens that have nothing for the rule.
        public var notApplicable = 0

        /// Creates counts of nothing.
        public init() {}
    }

    /// A file that was left out, or of which a part was.
    public struct SkippedFile: Sendable, Hashable, Codable {
        /// The path of the file.
        public var path: String
        /// Why, for people.
        public var reason: String

        /// Creates an entry.
        public init(path: String, reason: String) { (self.path, self.reason) = (path, reason) }
    }
}
