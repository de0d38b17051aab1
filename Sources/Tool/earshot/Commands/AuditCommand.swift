import AccessibilityAudit
import ArgumentParser
import AuditReports
import CommandIO
import FileScreens
import Foundation
import InterfaceBuilder

/// `earshot audit`: what keeps people from using the screens of files.
struct AuditCommand: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "audit",
        abstract: "Find accessibility faults in storyboards, xibs, view descriptions and page sources.",
        discussion: """
            EXAMPLES:
              earshot audit
              earshot audit Main.storyboard --skip-rule target-size
              earshot audit App --fail-on critical --format json > audit.json
              earshot audit Main.storyboard --text-size AX5
              earshot audit . --report sarif=audit.sarif --report html=audit.html --report github
              earshot audit . --fix --dry-run
              earshot audit . --changed-since origin/main
              earshot audit . --shard 1/4 --report json=audit-1.json

            Each screen is shown as "earshot read" shows it, and each rule is asked about it: see "earshot rules". What a \
            file can't know, such as labels that code sets through an outlet, is to be looked at and never a fault. \
            Folders are searched as git would, without what is ignored; of an app's Info.plist, and of the build \
            settings of a project that make one, the rules are asked that are about the app as a whole.
            """)

    @Argument(
        help: "The files and folders to audit, or - for standard input; the current folder unless given.",
        completion: .file())
    var paths = ["."]

    @OptionGroup var output: ResultOutput

    @Flag(
        help: """
            Also show each screen of an Interface Builder file at every larger text size, on the smallest phone and on its \
            side, and ask the rules about layout there.
            """)
    var sizes = false

    @Flag(
        help: """
            Also show each screen of an Interface Builder file in the dark and with high contrast, and ask the rules about \
            colours there.
            """)
    var appearances = false

    @Flag(
        help: "Also walk the storyboards by VoiceOver's gestures: tell screens that are never reached or never left.")
    var walk = false

    @OptionGroup var rules: RuleOptions

    @OptionGroup var failing: FailOptions

    @OptionGroup var selection: AuditSelection

    @OptionGroup var fixes: FixOptions

    @OptionGroup var project: AuditProject

    @OptionGroup var reports: ReportOptions

    @Option(
        help: ArgumentHelp(
            "The folder that paths in reports are relative to; the working directory unless given.", valueName: "folder"
        ))
    var reportRoot: String?

    @OptionGroup var scenes: SceneOptions

    @OptionGroup var clock: ClockOptions

    @OptionGroup var files: FileOptions

    func validate() throws {
        // A part knows nothing of what is in the others.
        guard selection.isWhole || project.writeBaseline == nil && !project.prune else {
            throw ValidationError("--write-baseline and --prune are not for --changed-since or --shard")
        }
        guard !walk || selection.part == nil else {
            throw ValidationError("--walk goes from storyboard to storyboard; it is not for --shard")
        }
        guard !fixes.isAsked || !paths.contains("-") else {
            throw ValidationError("--fix and --fix-to are for files, not for standard input")
        }
        guard try !fixes.dryRun || !reports.takesStandardOutput() else {
            throw ValidationError("--dry-run and a report can't both go to standard output")
        }
    }

    @MainActor func run() async throws {
        try clock.apply()
        let settings = try project.settings()
        let runner = rules.runner(settings)
        var auditing = ScreenAuditing(
            runner, keepsScreens: try reports.showsScreens(), places: MarkupPlaces(sizeLimit: files.reader.limit))
        var snapshots = FileSnapshots(sizeLimit: files.reader.limit)
        var result = try await audit(&auditing, runner, settings, &snapshots)
        try project.apply(settings, to: &result, isWhole: selection.isWhole)
        let isWritten = try fixes.apply(to: &result, snapshots, named: paths)
        if tellsFixes { FixPlaces.fill(in: &result, snapshots) }
        let facts = ReportOptions.RunFacts(paths: reportPaths, shard: selection.part)
        try reports.write(result, facts, screens: auditing.screens, inputs: result.files)
        if try !reports.takesStandardOutput(), !fixes.dryRun { try output.write(result, reports, facts) }
        guard isWritten else { throw ExitCode(ExitStatus.cannotCreate.rawValue) }
        if project.writeBaseline == nil, failing.isFailure(result, settings) {
            throw ExitCode(ExitStatus.failure.rawValue)
        }
    }

    /// Whether somebody reads of what is mended where it stands.
    private var tellsFixes: Bool { output.format == .json || reports.tellsFixes }

    private var reportPaths: ReportPaths {
        ReportPaths(root: reportRoot, workingDirectory: FileManager.default.currentDirectoryPath)
    }

    @MainActor private func audit(
        _ auditing: inout ScreenAuditing, _ runner: AuditRunner, _ settings: AuditSettings,
        _ snapshots: inout FileSnapshots
    ) async throws -> AuditResult {
        let changes = try selection.changes()
        let found = try ScreenFiles(paths, takesPropertyLists: true)
        let shared = try scenes.request.project(found.paths)
        auditing.project = shared
        var audits = FileAudits(runner, changes)
        let excluded = IgnoreRules(settings.excluded.joined(separator: "\n"))
        let all = found.paths + found.propertyLists
        let paths = selection.files(of: all.filter { !AuditPath.isMatched($0, by: excluded) })
        let apps = AppAuditing(runner, files.reader)
        var storyboards: [(path: String, document: InterfaceBuilderDocument)] = []
        let audited = paths.filter {
            changes?.contains($0) ?? true || AuditSelection.showsOthers($0, limit: files.reader.limit)
        }
        let progress = ProgressLine(total: audited.count)
        // Before any is opened: one that somebody saves from then on is not mended by what it was.
        if fixes.isAsked || tellsFixes { for path in audited { snapshots.take(path) } }
        for path in audited {
            progress.next(path)
            do {
                if InterfaceFiles.tellsOfApp(path) {
                    await audits.add(FileAudit(path, try apps.audit(path)))
                    continue
                }
                let screens = try scenes.request.load(path, files.reader, of: shared)
                var checks = [await auditing.audit(screens, of: path)]
                // A view description has its own size.
                if screens.contains(where: { $0.document != nil }) {
                    if sizes { checks += try await audit(path, in: .sizes, auditing) }
                    if appearances { checks += try await audit(path, in: .appearances, auditing) }
                }
                await audits.add(FileAudit(path, checks))
                if walk, let document = screens.first?.document, document.facts.kind == .storyboard {
                    storyboards.append((path, document))
                }
            } catch let error as ToolError where error.exitCode == .dataError && !found.isSingle {
                guard changes?.contains(path) ?? true else { continue }
                progress.clear()
                audits.skip(path, error.message)
                StandardError.write("earshot: \(error)\n")
            }
        }
        var result = await audits.finish()
        progress.clear()
        // A part of a run may have nothing but what can't be read.
        guard !result.files.isEmpty || result.skipped.isEmpty || selection.part != nil else { throw Self.nothingRead }
        WalkAuditing.audit(storyboards, runner, into: &result) { changes?.contains($0) ?? true }
        result.sort()
        result.order(by: reportPaths.path)
        return result
    }

    /// What ends a run that could read none of its files.
    static let nothingRead = ToolError(
        "none of the files can be read", remedy: "see the lines above", exitCode: .dataError)

    /// Shows the screens of a file in other settings than the usual one, and asks rules about them there.
    @MainActor private func audit(
        _ path: String, in other: OtherSettings, _ auditing: ScreenAuditing
    ) async throws -> [[Task<AuditRunner.Answers, Never>]] {
        var auditing = auditing.asking(other.rules)
        let usual = try scenes.display.display()
        defer { usual.apply() }
        var checks: [[Task<AuditRunner.Answers, Never>]] = []
        for (name, fields) in other.settings {
            // What was chosen for all stays.
            let display = try Display(usual.fields.merging(fields) { $1 })
            let screens = try ScreenFile.load(path, files.reader, isBare: scenes.bare, on: display)
            checks.append(await auditing.audit(try screens.wanted(scenes.scene, in: path), of: path, setting: name))
        }
        return checks
    }
}
