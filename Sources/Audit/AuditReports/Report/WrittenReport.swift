import AccessibilityAudit
import StrictJSON

/// A report in JSON that is read again.
///
/// Its author is not trusted: numbers that no audit writes are refused, and every text is escaped again by the output
/// format.
public struct WrittenReport: Sendable {
    /// The name of the format, which each report contains.
    public static let format = "earshot-audit/1"

    /// The version of the tool that wrote it.
    public let version: String
    /// The part of a run that it is of, or nil for a whole one.
    public let shard: AuditShard?
    /// The findings, with paths as they were written.
    public let result: AuditResult

    /// Reads a report.
    ///
    /// - Parameters:
    ///   - json: the report.
    ///   - sizeLimit: the most bytes that it may have.
    /// - Throws: ``Mistake`` with the location and the reason if it is not a report.
    public init(json: [UInt8], sizeLimit: Int = 256 << 20) throws(Mistake) {
        do {
            let decoder = StrictJSONDecoder(limits: JSONLimits(size: sizeLimit))
            // Parsed once; the format is checked first, so that a report in another one is reported as such.
            let value = try JSONValue(parsing: json, limits: decoder.limits)
            let head = try decoder.decode(Head.self, from: value)
            guard head.format == Self.format else {
                throw Mistake("not a report in the format \"\(Self.format)\"")
            }
            (version, shard) = (head.version, head.shard)
            result = try decoder.decode(AuditResult.self, from: value)
        } catch let mistake as Mistake {
            throw mistake
        } catch {
            throw Mistake("not a report in the format \"\(Self.format)\": \(error)")
        }
        try Self.check(result)
    }

    private struct Head: Decodable {
        var format: String
        var version: String
        var shard: AuditShard?
    }

    // Numbers are added and counted down later on.
    private static func check(_ result: AuditResult) throws(Mistake) {
        let places = 0...Int(Int32.max)
        for finding in result.findings {
            let numbers = [finding.location?.line, finding.location?.column, finding.end?.line, finding.end?.column]
            guard numbers.allSatisfy({ $0.map(places.contains) ?? true }) else {
                throw Mistake("a line or column number is out of range")
            }
            if let replacement = finding.fix?.replacement {
                let place = replacement.place
                let ends = (place.line, place.column) <= (place.endLine, place.endColumn)
                let known = [place.line, place.column, place.endLine, place.endColumn].allSatisfy(places.contains)
                guard ends, known, places.contains(replacement.offset), places.contains(replacement.length) else {
                    throw Mistake("a replacement has an invalid range")
                }
            }
            guard finding.outcome == .fail || finding.outcome == .needsReview else {
                throw Mistake("a finding has an outcome other than fail or needs-review")
            }
        }
        for counts in result.counts.values {
            let numbers = [counts.passed, counts.failed, counts.needsReview, counts.notApplicable]
            guard numbers.allSatisfy((0...(1 << 50)).contains) else {
                throw Mistake("a count is out of range")
            }
        }
    }

    /// Why reports can't be read or put together.
    public struct Mistake: Error, Sendable, Hashable, CustomStringConvertible {
        /// The problem, in words.
        public let description: String

        init(_ description: String) { self.description = description }
    }
}

extension WrittenReport {
    /// Merges reports: the shards of one run into the result of the whole run, or runs over different files.
    ///
    /// - Parameters:
    ///   - reports: each report with its name in messages, at most ``AuditShard/largestCount``.
    ///   - version: the version of the tool; reports of another one are refused, since its rules may differ.
    /// - Throws: ``Mistake`` where a part is missing or there twice, where two are about one file, and where they were
    ///   not made with the same rules.
    public static func merge(
        _ reports: [(name: String, report: WrittenReport)], version: String
    ) throws(Mistake) -> AuditResult {
        guard let first = reports.first, reports.count <= AuditShard.largestCount else {
            throw Mistake("merging takes 1 to \(AuditShard.largestCount) reports")
        }
        for (name, report) in reports {
            guard report.version == version else {
                throw Mistake("\(name): written by version \(report.version); this is version \(version)")
            }
            guard report.result.rules == first.report.result.rules else {
                throw Mistake("\(name): its rules differ from those of \(first.name)")
            }
        }
        try checkShards(reports)
        var result = AuditResult(rules: first.report.result.rules)
        var owners: [String: String] = [:]
        for (name, report) in reports {
            for file in report.result.files + report.result.skipped.map(\.path) {
                if let other = owners.updateValue(name, forKey: file), other != name {
                    throw Mistake("\(name): the file \(file) is also in \(other)")
                }
            }
            result.findings += report.result.findings
            result.files += report.result.files
            result.skipped += report.result.skipped
            result.unmeasured += report.result.unmeasured
            for (rule, counts) in report.result.counts {
                var sum = result.counts[rule] ?? AuditResult.Counts()
                sum.passed += counts.passed
                sum.failed += counts.failed
                sum.needsReview += counts.needsReview
                sum.notApplicable += counts.notApplicable
                result.counts[rule] = sum
            }
        }
        result.order()
        return result
    }

    private static func checkShards(_ reports: [(name: String, report: WrittenReport)]) throws(Mistake) {
        guard let count = reports.lazy.compactMap(\.report.shard?.count).first else { return }
        var names: [Int: String] = [:]
        for (name, report) in reports {
            guard let shard = report.shard else {
                throw Mistake("\(name): it has no shard, but other reports have")
            }
            guard shard.count == count else {
                throw Mistake("\(name): it is shard \(shard), but other reports are of \(count) shards")
            }
            if let other = names.updateValue(name, forKey: shard.number) {
                throw Mistake("\(name): it is shard \(shard), like \(other)")
            }
        }
        let missing = (1...count).filter { names[$0] == nil }
        guard missing.isEmpty else {
            let list = missing.prefix(20).map { "\($0)/\(count)" }.joined(separator: ", ")
            let rest = missing.count > 20 ? " and \(missing.count - 20) more" : ""
            throw Mistake("missing shards: \(list)\(rest)")
        }
    }
}
