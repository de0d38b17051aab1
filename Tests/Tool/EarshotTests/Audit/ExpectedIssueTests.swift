import Foundation
import TestSupport
import Testing

/// Screens whose issues a reviewer listed before the tool was asked: by object and rule, each with the reason. A
/// correction of such an expectation says why.
struct ExpectedIssueTests {
    private struct Screen: Decodable {
        struct Issue: Decodable {
            var object: String
            var rule: String
            var outcome: String
        }

        var file: String
        var issues: [Issue]
    }

    private struct Report: Decodable {
        struct Finding: Decodable {
            struct Location: Decodable {
                var file: String
                var objectID: String?
            }

            var rule: String
            var outcome: String
            var identity: String
            var reviewReason: String?
            var location: Location?
        }

        var findings: [Finding]
    }

    /// A line for each expectation: the file's name, the object, the rule and the outcome.
    private static func lines(_ screens: [Screen]) -> [String] {
        screens.flatMap { screen in
            screen.issues.map { "\(name(screen.file)) \($0.object) \($0.rule) \($0.outcome)" }
        }
    }

    private static func name(_ file: String) -> String { URL(filePath: file).lastPathComponent }

    private static func screens(_ list: String) throws -> [Screen] {
        let file = PackageFolders.expectations.appending(path: "audit/\(list)")
        return try JSONDecoder().decode([Screen].self, from: Data(contentsOf: file))
    }

    private static func findings(_ screens: [Screen], in folder: URL) throws -> [Report.Finding] {
        let files = Set(screens.map { folder.appending(path: $0.file).path }).sorted()
        let output = try ToolTests.run(["audit", "--format", "json"] + files)
        return try JSONDecoder().decode(Report.self, from: Data(output.out.utf8)).findings
    }

    @Test func `the issues of a screen are those that a reviewer lists, and no others`() throws {
        let screens = try Self.screens("screens.json")
        let found = try Self.findings(screens, in: PackageFolders.expectations.appending(path: "audit"))
            // The blue of UIKit's buttons is one note for a project.
            .filter { $0.reviewReason?.hasPrefix("UIKit has chosen the color") != true }
            .map { finding in
                let outcome = finding.outcome == "fail" ? "issue" : "review"
                let place = finding.location
                return "\(Self.name(place?.file ?? "")) \(place?.objectID ?? "") \(finding.rule) \(outcome)"
            }
        #expect(found.sorted() == Self.lines(screens).sorted())
    }

    @Test(.enabled(if: PackageFolders.hasShared("corpora/interface-builder"), "the corpus is not beside the package"))
    func `at least 95 % of the issues of 20 public screens are found`() throws {
        let screens = try Self.screens("corpus-screens.json")
        let corpora = PackageFolders.shared.appending(path: "corpora")
        let findings = try Self.findings(screens, in: corpora)
        var missed: [String] = []
        for screen in screens {
            let here = findings.filter { $0.location?.file.hasSuffix("/" + screen.file) == true }
            for issue in screen.issues {
                let isFound = here.contains { finding in
                    guard finding.rule == issue.rule, (finding.outcome == "fail") == (issue.outcome == "issue") else {
                        return false
                    }
                    // Constraints that can't be satisfied are reported where they are. A review of several objects of a
                    // file is one finding, whose identity names no object.
                    return finding.location?.objectID == issue.object || issue.rule == "broken-constraints"
                        || issue.outcome == "review" && !finding.identity.contains("#")
                }
                if !isFound { missed.append("\(screen.file) \(issue.object) \(issue.rule) \(issue.outcome)") }
            }
        }
        let count = screens.reduce(0) { $0 + $1.issues.count }
        #expect(screens.count == 20 && count > 200)
        let share = Double(count - missed.count) / Double(count)
        #expect(share >= 0.95, "\(missed.joined(separator: "\n"))")
    }
}
