/// The settings of a project's audits, as `.earshot.yml` has them.
public struct AuditSettings: Sendable, Hashable {
    /// The name of the file in a project's folder.
    public static let fileName = ".earshot.yml"

    /// The impact from which an issue makes a run fail: the name of one, or "none"; nil if it is not set.
    public var failOn: String?
    /// Patterns of files that are left out, as in `.gitignore`.
    public var excluded: [String] = []
    /// The rules that are turned off.
    public var disabledRules: Set<String> = []
    /// The numbers that were set, by rule.
    public var numbers: [String: RuleSettings] = [:]
    /// The findings that are known and accepted.
    public var suppressions: [Suppression] = []
    /// The path of the baseline, from the folder of the file on; nil where there is none.
    public var baseline: String?

    /// Creates settings that change nothing.
    public init() {}

    /// A known issue that is ignored.
    public struct Suppression: Sendable, Hashable {
        /// The id of the rule.
        public var rule: String
        /// The element: its object id, its accessibility identifier or its label; nil for all.
        public var element: String?
        /// A pattern of the file's path, as in `.gitignore`; nil for all.
        public var file: String?
        /// Why it is let be.
        public var reason: String
        /// The last day on which it is, as "2027-01-31"; nil for always.
        public var expires: String?
        /// The line in the settings, from 1.
        public var line: Int?

        /// Creates a suppression.
        public init(rule: String, element: String? = nil, file: String? = nil, reason: String, expires: String? = nil) {
            (self.rule, self.element, self.file) = (rule, element, file)
            (self.reason, self.expires) = (reason, expires)
        }

        /// Whether it is about a finding.
        ///
        /// - Parameters:
        ///   - finding: the finding.
        ///   - isFile: whether a pattern is about a file.
        public func covers(_ finding: Finding, isFile: (_ pattern: String, _ path: String) -> Bool) -> Bool {
            guard finding.rule == rule else { return false }
            if let file {
                guard let path = finding.location?.file, isFile(file, path) else { return false }
            }
            guard let element else { return true }
            return finding.location?.objectID == element || finding.element?.identifier == element
                || finding.element?.label == element
        }
    }
}

extension AuditResult {
    /// Removes the suppressed findings.
    ///
    /// - Parameters:
    ///   - suppressions: the suppressions.
    ///   - today: the day, as "2026-11-23".
    ///   - isFile: whether a pattern is about a file.
    /// - Returns: the number of removed findings, and the suppressions without effect: those that have expired, and
    ///   those that match no finding.
    public mutating func suppress(
        _ suppressions: [AuditSettings.Suppression], today: String,
        isFile: (_ pattern: String, _ path: String) -> Bool
    ) -> (count: Int, expired: [AuditSettings.Suppression], unused: [AuditSettings.Suppression]) {
        let expired = suppressions.filter { $0.expires.map { $0 < today } ?? false }
        let valid = suppressions.filter { !($0.expires.map { $0 < today } ?? false) }
        var used = [Bool](repeating: false, count: valid.count)
        let before = findings.count
        findings.removeAll { finding in
            var isCovered = false
            for index in valid.indices where valid[index].covers(finding, isFile: isFile) {
                used[index] = true
                isCovered = true
            }
            return isCovered
        }
        return (before - findings.count, expired, valid.indices.filter { !used[$0] }.map { valid[$0] })
    }
}
