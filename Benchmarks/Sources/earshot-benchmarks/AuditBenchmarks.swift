import AccessibilityAudit
import AccessibilityTree
import AuditReports
import Foundation
import HeadlessUIKit
import InterfaceBuilder
import ScreenReader

/// What rules cost for each element, how that grows, what they add to showing real files, and how fast reports are.
@MainActor struct AuditBenchmarks {
    /// The folder with real files, or nil.
    let folder: String?

    func run(_ report: inout Report) throws {
        rules(&report)
        reports(&report)
        if let folder {
            try withoutLayout(folder, &report)
            try files(folder, &report)
        }
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
            // The cost of an element in the larger screen beside that in the smaller one.
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
    /// made; each tenth has a fault.
    private static func screen(of count: Int) -> AuditedScreen {
        let rows = (0..<(count / 5)).map { row in
            let y = Double(row) * 60
            let isFaulty = row % 10 == 0
            return ExampleView.container(
                Rect(x: 0, y: y, width: 402, height: 60),
                [
                    .text("Title of row \(row)", Rect(x: 20, y: y + 4, width: 200, height: 24)),
                    .text("What the row is about, number \(row)", Rect(x: 20, y: y + 30, width: 200, height: 24)),
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

    // MARK: Real files

    private func files(_ folder: String, _ report: inout Report) throws {
        let clock = MainLoop.main.clock
        MainLoop.main.clock = .virtual
        defer { MainLoop.main.clock = clock }
        let files = try InterfaceFiles(in: [folder]).paths.map { Array(try Data(contentsOf: URL(filePath: $0))) }
        guard !files.isEmpty else { return report.miss("audit: there is no interface file in \(folder)") }
        let times = nanosecondsInTurns(
            runs: 3,
            [
                { for bytes in files { Self.show(bytes) { keep(WindowSource($0).captureTree()) } } },
                { Self.audit(files) },
            ])
        report.header(
            "An audit of \(files.count) storyboards and xibs, milliseconds", ["read and shown", "audited", ""])
        report.row([(times[0] / 1e6).short, (times[1] / 1e6).short, (times[1] / times[0]).short])
        report.check("audit: beside reading and showing", times[1] / times[0], atMost: 1.5, unit: "times")
    }

    /// The rules for which what a file states is enough, from the files on disk to the findings in their order, beside
    /// what libxml2 takes for parsing alone.
    private func withoutLayout(_ folder: String, _ report: inout Report) throws {
        let paths = InterfaceFiles(in: [folder]).paths
        let files = try paths.map { Array(try Data(contentsOf: URL(filePath: $0))) }
        guard !files.isEmpty else { return }
        var found = 0
        let times = nanosecondsInTurns(
            runs: 5,
            [
                { for bytes in files { InterfaceFileBenchmarks.parse(bytes) } },
                { for path in paths { keep(try? InterfaceBuilderDocument.read(path: path)) } },
                { Self.declare(paths) { keep($0) } },
                { found = Self.auditWithoutLayout(paths) },
            ])
        report.header(
            "Rules without layout on \(files.count) storyboards and xibs, \(found.grouped) findings; milliseconds and times SAX",
            ["SAX", "read", "", "screens", "", "audited", ""])
        report.row(
            [(times[0] / 1e6).short]
                + times.dropFirst().flatMap { [($0 / 1e6).short, ($0 / times[0]).short] })
        report.check("audit: without layout, beside SAX", times[3] / times[0], atMost: 3, unit: "times")
    }

    private static func declare(_ paths: [String], _ use: (DeclaredScreen) -> Void) {
        let declared = DeclaredScreens()
        for path in paths {
            guard let document = try? InterfaceBuilderDocument.read(path: path) else { continue }
            for screen in declared.screens(of: document) {
                use(screen)
                for prototype in screen.prototypes { use(prototype) }
            }
        }
    }

    private static func auditWithoutLayout(_ paths: [String]) -> Int {
        let runner = AuditRunner().withoutLayout
        var result = runner.emptyResult()
        declare(paths) { screen in
            result.add(runner.check(AuditedScreen(screen.tree, name: screen.name, isWhole: screen.isWhole)))
        }
        result.sort()
        keep(result)
        return result.findings.count
    }

    private static func show(_ bytes: [UInt8], _ use: (UIWindow) -> Void) {
        guard let document = try? InterfaceBuilderDocument.decode(bytes) else { return }
        for screen in document.screens() {
            let window = screen.makeWindow()
            MainLoop.main.advance(by: .zero)
            use(window)
            window.isHidden = true
            window.rootViewController = nil
        }
    }

    /// All rules and a report for code scanning; the tree is captured with how it looks.
    private static func audit(_ files: [[UInt8]]) {
        let runner = AuditRunner()
        var result = runner.emptyResult()
        for bytes in files {
            show(bytes) { window in
                let tree = WindowSource(window, includesAppearance: true).captureTree()
                var screen = AuditedScreen(tree)
                screen.utterances = Phraser(style: .voiceover).phrases(of: tree).map { $0.phrase.text() }
                result.add(runner.check(screen))
            }
        }
        result.sort()
        let report = AuditReport(
            result, version: "1", paths: ReportPaths(root: nil, workingDirectory: "/app"), screens: [])
        keep(report.text(.sarif))
    }
}
