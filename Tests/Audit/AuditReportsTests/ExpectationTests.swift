import AuditReports
import Foundation
import StrictJSON
import StrictXML
import TestSupport
import Testing

@testable import AccessibilityAudit

/// Each format over one result that tries to break out of it.
struct ExpectationTests {
    private static let extensions: [ReportFormat: String] = [
        .json: "json", .sarif: "sarif", .github: "github.txt", .githubSummary: "summary.md", .gitlab: "gitlab.json",
        .junit: "junit.xml", .checkstyle: "checkstyle.xml", .tap: "tap", .markdown: "md", .html: "html",
    ]

    @Test(arguments: ReportFormat.allCases)
    func `each format writes what is recorded`(_ format: ReportFormat) throws {
        let name = try #require(Self.extensions[format])
        try expectMatches(recorded: "reports/hostile.\(name)", actual: Fixture.report().text(format))
    }

    @Test(arguments: ReportFormat.allCases)
    func `each format writes a result without findings`(_ format: ReportFormat) throws {
        let text = Fixture.report(AuditResult()).text(format)
        #expect(!text.isEmpty && text.hasSuffix("\n"))
    }

    @Test(arguments: ReportFormat.allCases)
    func `no report holds what a terminal, a log or the direction of a line obeys`(_ format: ReportFormat) {
        let text = Fixture.report().text(format)
        for line in text.split(separator: "\n", omittingEmptySubsequences: false) {
            #expect(!line.contains("##["), "\(line)")
            #expect(!line.contains("##vso["), "\(line)")
            #expect(!line.contains("##teamcity["), "\(line)")
            if format != .github { #expect(!line.drop { $0 == " " }.hasPrefix("::"), "\(line)") }
        }
        for scalar in text.unicodeScalars where scalar != "\n" {
            #expect(scalar.value >= 0x20 && !(0x7F...0x9F).contains(scalar.value))
            #expect(!(0x202A...0x202E).contains(scalar.value) && !(0x2066...0x2069).contains(scalar.value))
            #expect(!(0xE0000...0xE0FFF).contains(scalar.value) && scalar.value != 0xFFFE)
        }
    }

    @Test(arguments: [ReportFormat.json, .sarif, .gitlab])
    func `JSON is what strict readers take`(_ format: ReportFormat) throws {
        _ = try JSONValue(parsing: Fixture.report().text(format).utf8)
    }

    @Test(arguments: [ReportFormat.junit, .checkstyle])
    func `XML is what strict readers take`(_ format: ReportFormat) throws {
        _ = try XMLReader().parse(Fixture.report().text(format))
    }

    @Test func `JSON follows its schema and gives the result back`() throws {
        let text = Fixture.report().text(.json)
        let schema = PackageFolders.root.appending(path: "Sources/Audit/AuditReports/audit-report.schema.json")
        #expect(try JSONSchema(contentsOf: schema).problems(in: Data(text.utf8)) == [])
        var again = try StrictJSONDecoder().decode(AuditResult.self, from: text.utf8)
        // Only paths are written otherwise.
        var expected = Fixture.result
        for index in expected.findings.indices {
            expected.findings[index].location?.file.replace("../other", with: "/other")
        }
        expected.files = expected.files.map { $0.replacing("../other", with: "/other") }
        // Values that are no numbers aren't written; everything else is.
        #expect(again == expected)
        again.findings.removeFirst()
        #expect(again != expected)
    }

    @Test func `a frame that is no number is left out of JSON`() throws {
        var result = Fixture.large(1)
        result.findings[0].element?.frame?.x = .nan
        let again = try StrictJSONDecoder().decode(AuditResult.self, from: Fixture.report(result).text(.json).utf8)
        #expect(again.findings[0].element?.frame == nil)
    }

    @Test func `what is written in pieces is what is written at once`() throws {
        let report = Fixture.report(Fixture.large(3_000))
        for format in ReportFormat.allCases {
            var pieces: [String] = []
            try report.write(format) { pieces.append($0) }
            #expect(pieces.joined() == report.text(format))
            // The longest of a few pieces, not the whole.
            if format == .sarif || format == .json { #expect(pieces.count > 5) }
        }
    }

    @Test func `a receiver that fails ends the report`() {
        struct Full: Error {}
        #expect(throws: Full.self) { try Fixture.report().write(.sarif) { _ in throw Full() } }
    }
}
