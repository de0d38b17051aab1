import AccessibilityAudit
import AuditReports
import StrictJSON
import TestSupport
import Testing

/// Shards of a run, and their merged report.
struct MergeTests {
    private static let names = (0..<200).map { "App/\($0 % 7)/Screen \($0).storyboard" }

    @Test(arguments: [1, 2, 3, 16])
    func `each file is in one part, whatever the order of the files`(_ count: Int) throws {
        let files = Self.names.enumerated().map { (name: $1, size: $0 * $0 % 9_000) }
        var seen: [String: Int] = [:]
        for number in 1...count {
            let shard = try #require(AuditShard(number, of: count))
            let names = shard.places(of: files).map { files[$0].name }
            let backward = files.reversed() as [(name: String, size: Int)]
            #expect(Set(names) == Set(shard.places(of: backward).map { backward[$0].name }))
            for name in names { seen[name, default: 0] += 1 }
        }
        #expect(seen.count == files.count && seen.values.allSatisfy { $0 == 1 })
    }

    @Test func `parts have about as many bytes, also where one file is large`() throws {
        let files = Self.names.enumerated().map { (name: $1, size: $0 == 0 ? 1_000_000 : 10_000 + $0) }
        let sizes = try (1...4).map { number in
            try #require(AuditShard(number, of: 4)).places(of: files).reduce(0) { $0 + files[$1].size }
        }
        // The large one alone is more than any other part has.
        #expect(sizes.max() == 1_000_000 && (sizes.sorted()[2] - sizes.sorted()[0]) < 20_000, "\(sizes)")
    }

    @Test(arguments: ["1/4", "4/4", "1/1", "1000/1000"])
    func `a part is read as it is written`(_ text: String) {
        #expect(AuditShard(argument: text)?.description == text)
    }

    @Test(arguments: [
        "", "0/4", "5/4", "1", "1/", "/4", "1/4/4", "-1/4", "+1/4", " 1/4", "1/1001", "1/99999999999999999999", "a/b",
    ])
    func `what is no part is refused`(_ text: String) { #expect(AuditShard(argument: text) == nil) }

    /// A result over three files, and the reports of its parts.
    private static func parts(_ count: Int) throws -> [(name: String, report: WrittenReport)] {
        try (1...count).map { number in
            var result = whole
            let mine = Set(result.files.indices.filter { $0 % count == number - 1 }.map { result.files[$0] })
            result.files.removeAll { !mine.contains($0) }
            result.findings.removeAll { !mine.contains($0.location?.file ?? "") }
            if number > 1 {
                result.skipped = []
                result.counts = result.counts.mapValues { _ in AuditResult.Counts() }
            }
            return (
                "part-\(number).json", try WrittenReport(json: Array(json(result, AuditShard(number, of: count)).utf8))
            )
        }
    }

    private static let whole: AuditResult = {
        var result = Fixture.result
        result.findings.removeAll { $0.location == nil }
        for index in result.findings.indices {
            result.findings[index].location?.file = ["/outside/A.xib", "App/B.xib", "C.xib"][index % 3]
            result.findings[index].end = Finding.End(line: 90, column: 7)
        }
        result.findings[0].fix?.change = Finding.Change("label", from: "a\u{202E}", to: nil)
        result.files = ["/outside/A.xib", "App/B.xib", "C.xib"]
        result.order()
        return result
    }()

    private static func json(_ result: AuditResult, _ shard: AuditShard?) -> String {
        var report = AuditReport(result, version: "1.2.3", paths: .asWritten)
        report.shard = shard
        return report.text(.json)
    }

    @Test(arguments: ReportFormat.allCases)
    func `the parts of a run give each report of the whole run`(_ format: ReportFormat) throws {
        for count in 1...3 {
            let merged = try WrittenReport.merge(Self.parts(count).reversed(), version: "1.2.3")
            let report = AuditReport(merged, version: "1.2.3", paths: .asWritten)
            #expect(report.text(format) == AuditReport(Self.whole, version: "1.2.3", paths: .asWritten).text(format))
        }
    }

    @Test(arguments: ["/outside/A.xib", "App/B.xib", "./C.xib", "../D.xib"])
    func `paths that are kept are written as they are`(_ path: String) {
        #expect(ReportPaths.asWritten.path(path) == path)
        #expect(ReportPaths(root: "/outside", workingDirectory: "/outside").path("/outside/A.xib") == "A.xib")
    }

    @Test func `a part says so in its report, which follows the schema`() throws {
        let schema = PackageFolders.root.appending(path: "Sources/Audit/AuditReports/audit-report.schema.json")
        let text = Self.json(Self.whole, AuditShard(2, of: 3))
        #expect(try JSONSchema(contentsOf: schema).problems(in: .init(text.utf8)) == [])
        #expect(try WrittenReport(json: Array(text.utf8)).shard == AuditShard(2, of: 3))
    }

    @Test func `a missing part, a duplicate one and one of another run are reported`() throws {
        let parts = try Self.parts(3)
        func mistake(_ reports: [(name: String, report: WrittenReport)], _ version: String = "1.2.3") -> String? {
            do throws(WrittenReport.Mistake) {
                _ = try WrittenReport.merge(reports, version: version)
                return nil
            } catch {
                return error.description
            }
        }
        #expect(mistake(parts) == nil)
        #expect(mistake([parts[1]]) == "missing shards: 1/3, 3/3")
        #expect(mistake(parts + [parts[1]]) == "part-2.json: it is shard 2/3, like part-2.json")
        #expect(mistake(parts, "1.2.4")?.contains("written by version 1.2.3") == true)
        #expect(mistake([]) != nil)
        let whole = ("whole.json", try WrittenReport(json: Array(Self.json(Self.whole, nil).utf8)))
        #expect(mistake(parts + [whole])?.contains("it has no shard") == true)
        #expect(mistake([whole]) == nil)
        #expect(mistake([whole, ("again.json", whole.1)])?.contains("is also in whole.json") == true)
        var other = Self.whole
        other.rules.removeLast()
        (other.files, other.skipped) = (["D.xib"], [])
        let strange = ("other.json", try WrittenReport(json: Array(Self.json(other, nil).utf8)))
        #expect(mistake([whole, strange])?.contains("its rules differ") == true)
        #expect(mistake([parts[0]] + (try Self.parts(2)))?.contains("of 3") != nil)
    }

    @Test(arguments: [
        ("earshot-audit/1", "earshot-audit/2"), ("\"line\":90", "\"line\":-9223372036854775808"),
        ("\"column\":7", "\"column\":9223372036854775807"), ("\"passed\":3", "\"passed\":-1"),
        ("\"passed\":3", "\"passed\":9223372036854775807"), ("\"outcome\":\"fail\"", "\"outcome\":\"pass\""),
        ("\"count\":3", "\"count\":0"), ("\"number\":2", "\"number\":4"), ("\"files\":[", "\"files\":[1,"),
        ("\"version\"", "\"wersion\""), ("}\n", "}}\n"),
    ])
    func `a report that no audit wrote is refused`(_ old: String, _ new: String) throws {
        let text = Self.json(Self.whole, AuditShard(2, of: 3))
        let broken = text.replacing(old, with: new)
        #expect(broken != text)
        #expect(throws: WrittenReport.Mistake.self) { try WrittenReport(json: Array(broken.utf8)) }
    }

    @Test func `a report that is larger than allowed is refused`() {
        let text = Self.json(Self.whole, nil)
        #expect(throws: WrittenReport.Mistake.self) { try WrittenReport(json: Array(text.utf8), sizeLimit: 1_000) }
    }

    @Test func `the end of an attribute is in the regions of SARIF and in the annotations of GitHub`() {
        var result = Fixture.large(1)
        result.findings[0].location?.line = 7
        result.findings[0].location?.column = 5
        result.findings[0].end = Finding.End(line: 7, column: 19)
        let sarif = Fixture.report(result).text(.sarif)
        #expect(sarif.contains("\"region\":{\"startLine\":7,\"startColumn\":5,\"endLine\":7,\"endColumn\":19}"))
        #expect(Fixture.report(result).text(.github).contains("line=7,endLine=7,col=5,endColumn=18,"))
        result.findings[0].end = Finding.End(line: 9, column: 2)
        #expect(Fixture.report(result).text(.github).contains("line=7,endLine=9,title="))
        // An end before the start is no end.
        result.findings[0].end = Finding.End(line: 7, column: 5)
        #expect(Fixture.report(result).text(.sarif).contains("\"endLine\":7,\"endColumn\":6}"))
    }
}
