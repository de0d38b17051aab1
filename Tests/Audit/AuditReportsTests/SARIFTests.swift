import AccessibilityTree
import AuditReports
import Foundation
import StrictJSON
import TestSupport
import Testing

@testable import AccessibilityAudit

struct SARIFTests {
    private func run(_ result: AuditResult) throws -> JSONValue {
        let text = Fixture.report(result).text(.sarif)
        return try #require(try JSONValue(parsing: text.utf8)["runs"]?.array?.first)
    }

    @Test(arguments: [Fixture.result, AuditResult(), Fixture.large(100)])
    func `a run has what the standard and GitHub require`(_ result: AuditResult) throws {
        let schema = PackageFolders.root.appending(
            path: "Tests/Audit/AuditReportsTests/Schemas/sarif-for-github.schema.json")
        let text = Fixture.report(result).text(.sarif)
        #expect(try JSONSchema(contentsOf: schema).problems(in: Data(text.utf8)) == [])
    }

    @Test func `rule indices lead to the rule`() throws {
        let run = try run(Fixture.result)
        let rules = try #require(run["tool"]?["driver"]?["rules"]?.array)
        let results = try #require(run["results"]?.array)
        #expect(results.count == Fixture.result.findings.count)
        for result in results {
            guard let index = result["ruleIndex"]?.integer else {
                #expect(result["ruleId"]?.string == "not-described")
                continue
            }
            #expect(rules[Int(index)]["id"] == result["ruleId"])
        }
    }

    @Test func `what exceeds GitHub's limit is cut at the least`() throws {
        let run = try run(Fixture.large(25_010))
        let results = try #require(run["results"]?.array)
        #expect(results.count == 25_000)
        // The only critical finding is the last.
        #expect(results[0]["properties"]?["impact"] == "critical")
        let note = run["invocations"]?.array?.first?["toolExecutionNotifications"]?.array?.first?["message"]?["text"]
        #expect(note?.string?.hasPrefix("This report omits 10 findings") == true)
    }

    @Test func `each result has a file, also where there is only a screen or nothing`() throws {
        var result = Fixture.large(3)
        for index in 0..<2 { result.findings[index].location = nil }
        (result.findings[1].screen, result.findings[1].element) = (nil, nil)
        let uris = try #require(try run(result)["results"]?.array).map {
            $0["locations"]?.array?.first?["physicalLocation"]?["artifactLocation"]?["uri"]?.string
        }
        #expect(Set(uris) == ["Start", "views", "App/Main.storyboard"])
    }

    @Test func `the precision of a rule is what it states`() throws {
        let rules = try #require(
            try run(AuditResult(rules: AuditRules.descriptions))["tool"]?["driver"]?["rules"]?.array)
        let precisions = Dictionary(
            uniqueKeysWithValues: rules.map { ($0["id"]?.string ?? "", $0["properties"]?["precision"]?.string) })
        #expect(precisions["dynamic-type"] == "very-high" && precisions["target-size"] == "very-high")
        #expect(precisions["text-contrast"] == "high" && precisions["no-header"] == "medium")
    }

    @Test func `files that could not be measured are warnings of the run`() throws {
        let result = AuditResult(unmeasured: [.init(path: "page.xml", reason: "the texts could not be read")])
        let note = try run(result)["invocations"]?.array?.first?["toolExecutionNotifications"]?.array?.first
        #expect(note?["level"] == "warning")
        #expect(note?["message"]?["text"] == "A part of the file could not be measured: the texts could not be read")
    }

    @Test func `a fingerprint stays when lines move, and no two are alike`() throws {
        func fingerprints(_ result: AuditResult) throws -> [String] {
            try #require(try run(result)["results"]?.array).compactMap {
                $0["partialFingerprints"]?["primaryLocationLineHash"]?.string
            }
        }
        var result = Fixture.large(50)
        result.findings += result.findings
        let before = try fingerprints(result)
        for index in result.findings.indices { result.findings[index].location?.line += 1_000 }
        #expect(try fingerprints(result) == before)
        #expect(before.count == 100 && Set(before).count == 100)
        result.findings[0].identity += "x"
        #expect(try fingerprints(result) != before)
    }

    @Test func `addresses are relative, percent-encoded and lead nowhere else`() throws {
        for result in try #require(try run(Fixture.result)["results"]?.array) {
            let location = try #require(result["locations"]?.array?.first)
            guard let uri = location["physicalLocation"]?["artifactLocation"]?["uri"]?.string else { continue }
            #expect(!uri.contains("..") && !uri.contains(" ") && !uri.contains("\n"))
            #expect(uri.hasPrefix("App/") || uri.hasPrefix("Settings%1B") || uri == "file:///other/B.xib")
            #expect(URL(string: uri) != nil)
        }
    }

    @Test func `a label makes no link in a message`() throws {
        let texts = try #require(try run(Fixture.result)["results"]?.array).compactMap {
            $0["message"]?["text"]?.string
        }
        #expect(texts.contains { $0.contains("javascript") })
        #expect(!texts.contains { $0.contains("](") })
    }
}
