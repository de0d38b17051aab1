import AccessibilityAudit
import AccessibilityTree
import AuditReports
import Foundation

/// The cost of the rules per element, its growth with the screen, and the speed of reports.
@MainActor struct AuditBenchmarks {
    func run(_ report: inout Report) {
        rules(&report)
        reports(&report)
    }

    // MARK: Rules

    private func rules(_ report: inout Report) {
        report.header(
            "All rules of an audit on one screen", ["elements", "milliseconds", "ns an element", "growth"])
        let runner = AuditRunner()
        var previous: Double?
        for count in [1_000, 10_000, 50_000] {
            let screen = Self.screen(of: count)
            let time = nanoseconds(runs: 5) { keep(runner.check(screen)) }
            // The cost per element in the larger screen divided by that in the smaller one.
            let growth = previous.map { time / Double(count) / $0 }
            report.row([
                count.grouped, (time / 1e6).short, (time / Double(count)).short, growth.map(\.short) ?? "",
            ])
            report.check("audit: \(count.grouped) elements", time / Double(count), atMost: 1_000, unit: "ns an element")
            if let growth {
                report.check(
                    "audit: growth to \(count.grouped)", growth, atMost: 1.3, unit: "times the cost of an element")
            }
            previous = time / Double(count)
        }
    }

    /// A list of rows as apps have them: a title, a text, a button, a switch's like and an image. Most rows are well
    /// made; each tenth has an issue.
    private static func screen(of count: Int) -> AuditedScreen {
        let rows = (0..<(count / 5)).map { row in
            let y = Double(row) * 60
            let isFaulty = row % 10 == 0
            return ExampleView.container(
                Rect(x: 0, y: y, width: 402, height: 60),
                [
                    .container(
                        Rect(x: 20, y: y + 4, width: 200, height: 50),
                        [
                            .text("Title of row \(row)", Rect(x: 20, y: y + 4, width: 200, height: 24)),
                            .text("Subtitle of row \(row)", Rect(x: 20, y: y + 30, width: 200, height: 24)),
                        ]
                    ) { $0.groupsChildren = true },
                    .button(isFaulty ? nil : "Open row \(row)", Rect(x: 230, y: y + 8, width: 44, height: 44)),
                    .slider("Volume of row \(row)", value: "50%", Rect(x: 280, y: y + 8, width: 60, height: 44)),
                    .image("Harbour of town \(row)", "photo", Rect(x: 346, y: y + 8, width: 44, height: 44)),
                ])
        }
        let list = ExampleView("UIScrollView", Rect(x: 0, y: 0, width: 402, height: 874), rows)
        return RuleExample("", .pass, [list]).screen
    }

    // MARK: Reports

    private func reports(_ report: inout Report) {
        var result = AuditResult()
        let runner = AuditRunner()
        for number in 0..<20 {
            var screen = Self.screen(of: 10_000)
            screen.name = "Screen \(number)"
            screen.file = "App/Screen\(number).storyboard"
            result.add(runner.check(screen))
        }
        result.rules = AuditRules.descriptions
        let written = AuditReport(
            result, version: "1", paths: ReportPaths(root: nil, workingDirectory: "/app"), screens: [])
        report.header("Reports of \(result.findings.count.grouped) findings", ["form", "MB", "MB/s"])
        for format in ReportFormat.allCases where format != .html {
            var size = 0
            let time = nanoseconds(runs: 3) {
                size = 0
                try? written.write(format) { size += $0.utf8.count }
            }
            let speed = Double(size) / time * 1e3
            report.row([format.rawValue, (Double(size) / 1e6).short, speed.short])
            // Those that are cut short for people are small, whatever was found.
            if size > 1_000_000 {
                report.check("audit: report \(format.rawValue)", speed, atLeast: 100, unit: "MB/s")
            }
        }
    }
}
