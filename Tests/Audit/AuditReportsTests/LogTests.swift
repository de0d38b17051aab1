import AuditReports
import Foundation
import Testing

@testable import AccessibilityAudit

/// Output to the log of a build, where a line can be a command.
struct LogTests {
    @Test func `every line of the annotations is a command of ours or the last line`() {
        var lines = Fixture.report().text(.github).split(separator: "\n", omittingEmptySubsequences: false)
        #expect(lines.popLast() == "")
        #expect(lines.popLast()?.hasPrefix("earshot: ") == true)
        for line in lines {
            let command = try?
                /::(error|warning|notice) (file=[^,:]+,line=\d+,endLine=\d+,col=\d+,endColumn=\d+,)?title=[^,:]+::.*/
                .wholeMatch(in: line)
            #expect(command != nil, "\(line)")
            #expect(!line.contains("%0A::"), "\(line)")
        }
    }

    @Test(arguments: [5, 10, 11, 500])
    func `there are ten annotations of a type, the worst first, and all are counted`(_ count: Int) {
        let text = Fixture.report(Fixture.large(count)).text(.github)
        let lines = text.split(separator: "\n")
        #expect(lines.count == min(count, 10) + 1)
        #expect(lines[0].contains("UIButton number \(count - 1) "))
        #expect(lines.last?.contains("\(count) issues") == true)
        #expect(lines.last?.contains("\(count - 10) without an annotation") == (count > 10))
    }

    @Test func `the summary of a step stays below GitHub's limit and reports how many findings it omits`() {
        var result = Fixture.large(20_000)
        for index in result.findings.indices { result.findings[index].location?.file = "App/\(index).xib" }
        for format in [ReportFormat.githubSummary, .markdown] {
            let text = Fixture.report(result).text(format)
            #expect(text.utf8.count < 1 << 20 && text.utf8.count > 500_000)
            let shown = text.split(separator: "\n").count { $0.hasPrefix("- [") }
            let omitted = (20_000 - shown).formatted(.number.locale(Locale(identifier: "en")))
            #expect(text.hasSuffix("\nThis report omits \(omitted) findings.\n"))
        }
    }

    @Test func `Markdown folds repeats and links to the lines of a thousand findings`() {
        var result = Fixture.large(1_000)
        for index in result.findings.indices {
            result.findings[index].location?.file = "App/Screens/Screen \(index / 4).storyboard"
        }
        var report = Fixture.report(result)
        let text = report.text(.markdown)
        #expect(text.utf8.count < 1 << 20)
        #expect(text.components(separatedBy: "<details><summary>4 issues in ").count - 1 == 250)
        #expect(text.contains("  - [line 7](App/Screens/Screen%201.storyboard#L7): UIButton number 6 has "))
        #expect(!text.contains("omits"))
        report.filesURL = "https://github.com/o/r/blob/c"
        #expect(
            report.text(.markdown).contains("](https://github.com/o/r/blob/c/App/Screens/Screen%201.storyboard#L7)"))
    }

    @Test func `Markdown makes nothing of a label`() {
        for format in [ReportFormat.markdown, .githubSummary] {
            let text = Fixture.report().text(format)
            for sign in ["<img", "<script", "@everyone", "https://", "www.", "`"] {
                #expect(!text.contains(sign), "\(sign) in \(format)")
            }
            // Links lead to files only.
            for target in text.components(separatedBy: "](").dropFirst() {
                #expect(target.wholeMatch(of: /App\/[A-Za-z0-9.%_\/-]+#L\d+\)(.|\n)*/) != nil, "\(target.prefix(80))")
            }
        }
    }

    @Test func `TAP counts what it plans, and a label is no directive`() throws {
        let lines = Fixture.report().text(.tap).split(separator: "\n")
        #expect(lines[0] == "TAP version 14")
        let tests = lines.filter { $0.hasPrefix("ok ") || $0.hasPrefix("not ok ") }
        #expect(lines[1] == "1..\(tests.count)")
        for (number, test) in tests.enumerated() {
            #expect(test.contains("ok \(number + 1) - "), "\(test)")
        }
        let reviews = Fixture.result.findings.count { $0.outcome == .needsReview }
        #expect(tests.count { $0.contains(" # TODO ") } == reviews)
        #expect(tests.count { $0.contains(" # SKIP ") } == Fixture.result.skipped.count)
        #expect(tests.count { $0.hasPrefix("not ok") } == Fixture.result.findings.count)
    }
}
