import AccessibilityAudit
import AccessibilityTree
import AuditReports
import Foundation
import HeadlessUIKit
import InterfaceBuilder
import ScreenReader

/// The time of an audit of real files compared with that of reading and showing them.
///
/// As in `earshot audit`, other processors check the rules while the main actor makes the next screens; the time on one
/// processor is reported as well.
@MainActor struct FileAuditBenchmarks {
    /// The folder with the files.
    let folder: String

    /// All rules and a report for code scanning; the tree is captured with the appearance of its views.
    func run(_ before: Report) async -> Report {
        var report = before
        let paths = InterfaceFiles(in: [folder]).paths
        guard !paths.isEmpty else {
            report.miss("audit: there is no interface file in \(folder)")
            return report
        }
        let clock = MainLoop.main.clock
        MainLoop.main.clock = .virtual
        defer { MainLoop.main.clock = clock }
        let times = await nanosecondsInTurns(
            runs: 3,
            [
                { await Self.show(paths) { keep(WindowSource($0).captureTree()) } },
                { await Self.auditShownAlone(paths) },
                { await Self.auditShown(paths) },
            ])
        report.header(
            "An audit of \(paths.count) storyboards and xibs, milliseconds",
            ["read and shown", "audited", "", "on \(Self.cores) cores", ""])
        report.row(
            [(times[0] / 1e6).short] + times.dropFirst().flatMap { [($0 / 1e6).short, ($0 / times[0]).short] })
        report.check(
            "audit: beside reading and showing, on \(Self.cores) cores", times[2] / times[0], atMost: 1.5, unit: "times"
        )
        return report
    }

    private static let cores = ProcessInfo.processInfo.activeProcessorCount

    private static func show(_ paths: [String], _ use: @MainActor (UIWindow) async -> Void) async {
        for path in paths {
            for screen in (try? InterfaceBuilderDocument.read(path: path))?.screens() ?? [] {
                let window = screen.makeWindow()
                MainLoop.main.advance(by: .zero)
                await use(window)
                window.isHidden = true
                window.rootViewController = nil
            }
        }
    }

    private static func auditShownAlone(_ paths: [String]) async {
        let runner = AuditRunner()
        var result = runner.emptyResult()
        await show(paths) { window in
            result.add(runner.check(Self.heard(WindowSource(window, includesAppearance: true).captureTree())))
        }
        write(result)
    }

    private static func auditShown(_ paths: [String]) async {
        let runner = AuditRunner()
        let queue = AuditQueue()
        var checks: [Task<AuditRunner.Answers, Never>] = []
        await show(paths) { window in
            let tree = WindowSource(window, includesAppearance: true).captureTree()
            checks.append(await queue.ask(runner) { heard(tree) })
        }
        var result = runner.emptyResult()
        for check in checks { result.add(await check.value) }
        write(result)
    }

    private nonisolated static func heard(_ tree: AccessibilityTree) -> AuditedScreen {
        var screen = AuditedScreen(tree)
        screen.utterances = Phraser(style: .voiceover).phrases(of: tree).map { $0.phrase.text() }
        return screen
    }

    private static func write(_ found: AuditResult) {
        var result = found
        result.sort()
        let report = AuditReport(
            result, version: "1", paths: ReportPaths(root: nil, workingDirectory: "/app"), screens: [])
        keep(report.text(.sarif))
    }
}
