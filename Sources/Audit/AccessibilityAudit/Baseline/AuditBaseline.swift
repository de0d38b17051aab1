import StrictJSON

/// The findings of an earlier audit, so that only new ones are reported: the identity of each finding, which includes
/// no line, with the number of its occurrences.
public struct AuditBaseline: Sendable, Hashable {
    /// The format's name, which each file contains.
    public static let format = "earshot-baseline/1"

    /// The counts of known issues.
    public var issues: [String: Int] = [:]
    /// The findings that needed review.
    public var reviews: [String: Int] = [:]

    /// Creates an empty baseline.
    public init() {}

    /// Creates a baseline from the counts of a result.
    public init(_ result: AuditResult) {
        for finding in result.findings {
            if finding.outcome == .fail {
                issues[finding.identity, default: 0] += 1
            } else {
                reviews[finding.identity, default: 0] += 1
            }
        }
    }

    /// Reads a baseline.
    ///
    /// - Throws: where and why it is none.
    public init(json: [UInt8]) throws(SettingsError) {
        let record: Record
        do {
            let value = try JSONValue(parsing: json)
            if let format = value["format"]?.string, format != Self.format {
                let file = format.hasPrefix("earshot-audit/") ? "this is a report" : "this is"
                throw SettingsError("\(file) in the format \"\(format)\", not a baseline")
            }
            record = try StrictJSONDecoder().decode(Record.self, from: value)
        } catch let error as SettingsError {
            throw error
        } catch {
            throw SettingsError("not a baseline: \(error)")
        }
        guard record.format == Self.format else { throw SettingsError("the format of the baseline is missing") }
        (issues, reviews) = (record.issues, record.reviews)
        guard issues.values.allSatisfy({ $0 > 0 }), reviews.values.allSatisfy({ $0 > 0 }) else {
            throw SettingsError("a count is not greater than 0")
        }
    }

    /// The baseline as JSON, sorted, a line for each entry.
    public func json() throws -> String {
        try StrictJSONEncoder().encode(Record(format: Self.format, issues: issues, reviews: reviews))
            .text(.indented, sortsKeys: true) + "\n"
    }

    private struct Record: Codable {
        var format: String
        var issues: [String: Int]
        var reviews: [String: Int]
    }

    /// The number of findings.
    public var count: Int { issues.values.reduce(0, +) + reviews.values.reduce(0, +) }
}

extension AuditResult {
    /// Removes the findings of a baseline.
    ///
    /// An earlier issue that now needs review is not new; an earlier review that is now an issue is.
    ///
    /// - Returns: the number of findings that were removed, and the entries of the baseline that were not found again.
    public mutating func subtract(_ baseline: AuditBaseline) -> (known: Int, stale: AuditBaseline) {
        var rest = baseline
        let before = findings.count
        findings.removeAll { finding in
            if finding.outcome != .fail, Self.take(finding.identity, &rest.reviews) { return true }
            return Self.take(finding.identity, &rest.issues)
        }
        return (before - findings.count, rest)
    }

    private static func take(_ identity: String, _ counts: inout [String: Int]) -> Bool {
        guard let count = counts[identity] else { return false }
        counts[identity] = count > 1 ? count - 1 : nil
        return true
    }
}

extension AuditBaseline {
    /// Returns the baseline without the entries that were not found again.
    public func pruned(of stale: AuditBaseline) -> AuditBaseline {
        var result = self
        for (identity, count) in stale.issues { result.issues[identity] = Self.less(result.issues[identity], count) }
        for (identity, count) in stale.reviews { result.reviews[identity] = Self.less(result.reviews[identity], count) }
        return result
    }

    private static func less(_ count: Int?, _ stale: Int) -> Int? {
        guard let count, count > stale else { return nil }
        return count - stale
    }
}
