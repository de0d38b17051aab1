import AuditReports
import Foundation
import StrictXML
import TestSupport
import Testing

@testable import AccessibilityAudit

struct XMLReportTests {
    static let xmllint = (ProcessInfo.processInfo.environment["PATH"] ?? "").split(separator: ":")
        .map { "\($0)/xmllint" }.first { FileManager.default.isExecutableFile(atPath: $0) }

    @Test(
        .enabled(if: Self.xmllint != nil, "there is no xmllint (libxml2-utils) on the PATH"),
        arguments: [ReportFormat.junit, .checkstyle], [Fixture.result, AuditResult(), Fixture.large(20)])
    func `a validator takes the report`(_ format: ReportFormat, _ result: AuditResult) throws {
        let file = FileManager.default.temporaryDirectory.appending(path: "earshot-\(UUID().uuidString).xml")
        try Fixture.report(result).text(format).write(to: file, atomically: true, encoding: .utf8)
        defer { try? FileManager.default.removeItem(at: file) }
        let schema = PackageFolders.root.appending(path: "Tests/Audit/AuditReportsTests/Schemas/\(format.rawValue).xsd")
        let process = Process()
        process.executableURL = URL(filePath: try #require(Self.xmllint))
        process.arguments = ["--noout", "--nonet", "--schema", schema.path, file.path]
        let errors = Pipe()
        process.standardError = errors
        try process.run()
        let told = errors.fileHandleForReading.readDataToEndOfFile()
        process.waitUntilExit()
        #expect(process.terminationStatus == 0, "\(String(decoding: told, as: UTF8.self))")
    }

    private func attribute(_ name: String, of element: XMLElement) -> String? {
        element.attributes.first { $0.nameText == name }?.value
    }

    @Test func `JUnit's counts are those of its tests`() throws {
        let document = try XMLReader().parse(Fixture.report().text(.junit))
        var sums = [0, 0, 0]
        for suite in document.root.children {
            let cases = Array(suite.children)
            let counts = ["tests", "failures", "skipped"].map { Int(attribute($0, of: suite) ?? "") ?? -1 }
            let failures = cases.count { $0.children.contains { $0.nameText == "failure" } }
            let skipped = cases.count { $0.children.contains { $0.nameText == "skipped" } }
            #expect(counts == [cases.count, failures, skipped])
            for index in sums.indices { sums[index] += counts[index] }
        }
        #expect(sums == ["tests", "failures", "skipped"].map { Int(attribute($0, of: document.root) ?? "") ?? -1 })
        #expect(sums[1] == Fixture.result.findings.count { $0.outcome == .fail })
    }

    @Test func `Checkstyle has each finding below its file, and each file once`() throws {
        let document = try XMLReader().parse(Fixture.report().text(.checkstyle))
        let files = Array(document.root.children)
        #expect(files.reduce(0) { $0 + Array($1.children).count } == Fixture.result.findings.count)
        let names = files.compactMap { attribute("name", of: $0) }
        #expect(Set(names).count == names.count)
        #expect(names.prefix(2) == ["App/Main.storyboard", "App/Clean.xib"])
        #expect(Array(files[1].children).isEmpty)
    }
}
