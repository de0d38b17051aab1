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

    private static let counts = ["tests", "failures", "errors", "skipped"]

    private static let unmeasured: AuditResult = {
        var result = Fixture.result
        for path in ["App/Clean.xib", "Pages/late.xml"] {
            result.unmeasured.append(.init(path: path, reason: "the texts of 2 elements could not be read"))
        }
        return result
    }()

    @Test func `the reports of build servers list the parts that could not be measured`() throws {
        let message = "A part of the file could not be measured: the texts of 2 elements could not be read"
        let report = Fixture.report(Self.unmeasured)
        let junit = report.text(.junit)
        #expect(junit.components(separatedBy: "<error message=\"\(message)\"/>").count == 3)
        // A file of which a part is unknown has not passed.
        #expect(!junit.contains("classname=\"App/Clean.xib\" name=\"no findings\""))
        let tap = report.text(.tap)
        #expect(tap.contains(" - App/Clean.xib: \(message)\n") && tap.contains(" - Pages/late.xml: \(message)\n"))
        let lines = tap.split(separator: "\n")
        #expect(lines.count { $0.hasPrefix("ok ") || $0.hasPrefix("not ok ") } == Int(lines[1].dropFirst(3)))
        let checkstyle = report.text(.checkstyle)
        #expect(
            checkstyle.components(separatedBy: "message=\"\(message)\" source=\"earshot.not-measured\"").count == 3)
        let gitlab = report.text(.gitlab)
        #expect(gitlab.components(separatedBy: "\"check_name\":\"not-measured\"").count == 3)
        #expect(gitlab.contains("\"path\":\"Pages/late.xml\""))
    }

    @Test(arguments: [Fixture.result, Self.unmeasured])
    func `JUnit's counts are those of its tests`(_ result: AuditResult) throws {
        let document = try XMLReader().parse(Fixture.report(result).text(.junit))
        var sums = [0, 0, 0, 0]
        for suite in document.root.children {
            let cases = Array(suite.children)
            let counts = Self.counts.map { Int(attribute($0, of: suite) ?? "") ?? -1 }
            let failures = cases.count { $0.children.contains { $0.nameText == "failure" } }
            let errors = cases.count { $0.children.contains { $0.nameText == "error" } }
            let skipped = cases.count { $0.children.contains { $0.nameText == "skipped" } }
            #expect(counts == [cases.count, failures, errors, skipped])
            for index in sums.indices { sums[index] += counts[index] }
        }
        #expect(sums == Self.counts.map { Int(attribute($0, of: document.root) ?? "") ?? -1 })
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
