import AccessibilityAudit
import AccessibilityTree
import AuditReports
import Foundation
import HeadlessUIKit
import InterfaceBuilder
import ScreenReader

/// What an audit of real files takes beside reading and showing them, and beside what libxml2 takes for parsing alone.
///
/// As in `earshot audit`, other processors open the files to come and ask the rules of the screens that are there; the
/// same on one processor is told beside it.
@MainActor struct FileAuditBenchmarks {
    /// The folder with the files.
    let folder: String

    func run(_ before: Report) async throws -> Report {
        var report = before
        let paths = InterfaceFiles(in: [folder]).paths
        guard !paths.isEmpty else {
            report.miss("audit: there is no interface file in \(folder)")
            return report
        }
        let clock = MainLoop.main.clock
        MainLoop.main.clock = .virtual
        defer { MainLoop.main.clock = clock }
        report = try await withoutLayout(paths, report)
        return await whole(paths, report)
    }

    private static let cores = ProcessInfo.processInfo.activeProcessorCount

    // MARK: Without layout

    /// The rules for which what a file states is enough, from the files on disk to the findings in their order.
    private func withoutLayout(_ paths: [String], _ before: Report) async throws -> Report {
        var report = before
        let files = try paths.map { Array(try Data(contentsOf: URL(filePath: $0))) }
        var found = 0
        let times = await nanosecondsInTurns(
            runs: 9,
            [
                { for bytes in files { InterfaceFileBenchmarks.parse(bytes) } },
                { for path in paths { keep(try? InterfaceBuilderDocument.read(path: path)) } },
                { Self.declare(paths) { keep($0) } },
                { found = Self.auditAlone(paths) },
                { found = await Self.audit(paths) },
            ])
        report.header(
            "Rules without layout on \(paths.count) storyboards and xibs, \(found.grouped) findings; milliseconds and times SAX",
            ["SAX", "read", "", "screens", "", "audited", "", "on \(Self.cores) cores", ""])
        report.row(
            [(times[0] / 1e6).short]
                + times.dropFirst().flatMap { [($0 / 1e6).short, ($0 / times[0]).short] })
        report.check(
            "audit: without layout, beside SAX, on \(Self.cores) cores", times[4] / times[0], atMost: 3, unit: "times")
        return report
    }

    private static func declare(_ paths: [String], _ use: (AuditedScreen) -> Void) {
        let declared = DeclaredScreens()
        for path in paths {
            guard let document = try? InterfaceBuilderDocument.read(path: path) else { continue }
            for screen in declared.screens(of: document) { for part in audited(screen) { use(part) } }
        }
    }

    private nonisolated static func audited(_ screen: DeclaredScreen) -> [AuditedScreen] {
        [AuditedScreen(screen.tree, name: screen.name, isWhole: screen.isWhole)]
            + screen.prototypes.map { AuditedScreen($0.tree, name: $0.name, isWhole: false) }
    }

    private static func auditAlone(_ paths: [String]) -> Int {
        let runner = AuditRunner().withoutLayout
        var result = runner.emptyResult()
        declare(paths) { result.add(runner.check($0)) }
        result.sort()
        return result.findings.count
    }

    private static func audit(_ paths: [String]) async -> Int {
        let runner = AuditRunner().withoutLayout
        let files = DeclaredFiles<AuditResult>(paths.count, by: DeclaredScreens()) { number in
            guard let document = try? InterfaceBuilderDocument.read(path: paths[number]) else {
                return .answer(runner.emptyResult())
            }
            return .document(document) { screens in
                var result = runner.emptyResult()
                for screen in screens { for part in audited(screen) { result.add(runner.check(part)) } }
                result.sort()
                return result
            }
        }
        var result = runner.emptyResult()
        while let found = await files.next() { result.add(found) }
        result.sort()
        return result.findings.count
    }

    // MARK: All rules

    /// All rules and a report for code scanning; the tree is captured with how it looks. Both sides open the files on
    /// other processors.
    private func whole(_ paths: [String], _ before: Report) async -> Report {
        var report = before
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

    private static func show(_ paths: [String], _ use: @MainActor (UIWindow) async -> Void) async {
        var ahead = Ahead(paths) { try? InterfaceBuilderDocument.read(path: $0) }
        while let document = await ahead.next() {
            for screen in document?.screens() ?? [] {
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

/// What is made of values in their order, some of them ahead on other processors.
@MainActor private struct Ahead<Input: Sendable, Output: Sendable> {
    private var inputs: ArraySlice<Input>
    private let make: @Sendable (Input) -> Output
    private var underway: [Task<Output, Never>] = []

    init(_ inputs: [Input], _ make: @escaping @Sendable (Input) -> Output) {
        (self.inputs, self.make) = (inputs[...], make)
    }

    mutating func next() async -> Output? {
        while underway.count < 8, let input = inputs.popFirst() {
            underway.append(Task.detached { [make] in make(input) })
        }
        return underway.isEmpty ? nil : await underway.removeFirst().value
    }
}
