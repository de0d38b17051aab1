import ArgumentParser
import AuditReports
import CommandIO
import Foundation
import ScreenAudits

/// `earshot audit`: finds accessibility issues in the screens of files.
struct AuditCommand: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "audit",
        abstract: "Find accessibility issues in storyboards, xibs, SwiftUI views, view descriptions and page sources.",
        discussion: """
            Loads each screen as "earshot read" does and checks it against the rules that "earshot rules" lists. \
            Facts that a file cannot contain, such as a label that code sets through an outlet, are reported as \
            "needs review" and never fail the audit.

            Folders are searched recursively, without the files that Git ignores. Info.plist files, and the build \
            settings of an Xcode project that generates one, are checked against the rules about the app as a whole.
            """,
        examples: [
            "earshot audit",
            "earshot audit Main.storyboard --skip-rule target-size",
            "earshot audit App --fail-on critical --format json > audit.json",
            "earshot audit Main.storyboard --text-size AX5",
            "earshot audit . --report sarif=audit.sarif --report html=audit.html --report github",
            "earshot audit . --fix --dry-run",
            "earshot audit . --changed-since origin/main",
            "earshot audit . --shard 1/4 --report json=audit-1.json",
        ])

    @Argument(
        help: "The files and folders to audit, or - for standard input.",
        completion: .file())
    var paths = ["."]

    @OptionGroup(title: "Output") var output: ResultOutput

    @Flag(
        help: """
            Also check the layout of each screen of an Interface Builder file at every larger text size, on the smallest \
            phone and in landscape orientation.
            """)
    var sizes = false

    @Flag(
        help: """
            Also check the colors of each screen of an Interface Builder file in dark appearance and with increased \
            contrast.
            """)
    var appearances = false

    @Flag(
        help:
            "Also walk through the storyboards as \"earshot walk\" does and report screens that can't be reached or left."
    )
    var walk = false

    @Flag(
        help: ArgumentHelp(
            "Print constraints that can't be satisfied while a screen is laid out to standard error, as UIKit does."))
    var verbose = false

    @OptionGroup(title: "Selection") var rules: RuleOptions

    @OptionGroup(title: "Output") var failing: FailOptions

    @OptionGroup(title: "Selection") var selection: AuditSelection

    @OptionGroup(title: "Fixes") var fixes: FixOptions

    @OptionGroup(title: "Input") var project: AuditProject

    @OptionGroup var reports: ReportOptions

    @Option(
        help: ArgumentHelp(
            "The folder that paths in reports are relative to. (default: the current folder)", valueName: "folder"),
        completion: .directory)
    var reportRoot: String?

    @OptionGroup var scenes: SceneOptions

    @OptionGroup(title: "Device") var clock: ClockOptions

    @OptionGroup(title: "Input") var files: FileOptions

    func validate() throws {
        // A baseline needs all findings, and a part of the run has only some.
        guard selection.isWhole || project.writeBaseline == nil && !project.prune else {
            throw ValidationError("--write-baseline and --prune need all files: leave out --changed-since and --shard")
        }
        guard !walk || selection.part == nil else {
            throw ValidationError("--walk needs all storyboards: leave out --shard")
        }
        guard !fixes.isAsked || !paths.contains("-") else {
            throw ValidationError("--fix and --fix-to can't fix standard input: name a file")
        }
        guard try !fixes.dryRun || !reports.takesStandardOutput() else {
            throw ValidationError("--dry-run and a report can't both go to standard output: give the report a file")
        }
    }

    @MainActor func run() async throws {
        try clock.apply()
        let settings = try project.files.settings()
        var audit = AuditRun(
            rules.runner(settings), paths, try scenes.request, files.reader, root: project.files.root(settings),
            keepsScreens: try reports.showsScreens())
        audit.isVerbose = verbose
        audit.excluded = settings.excluded
        audit.changedSince = selection.changedSince
        audit.part = selection.part
        audit.otherSettings = (sizes ? [.sizes] : []) + (appearances ? [.appearances] : [])
        audit.walks = walk
        audit.takesSnapshots = fixes.isAsked || reportsFixes
        var result = try await audit.run(reportPaths)
        let change = try project.files.apply(settings, to: &result, isWhole: selection.isWhole)
        let isWritten = try fixes.fixing?.apply(to: &result, audit.snapshots, named: paths) ?? true
        if reportsFixes { FixRanges.fill(in: &result, audit.snapshots) }
        let facts = ReportOptions.RunFacts(paths: reportPaths, shard: selection.part, baseline: change)
        try reports.write(result, facts, screens: audit.screens, inputs: result.files)
        if try !reports.takesStandardOutput(), !fixes.dryRun { try output.write(result, reports, facts) }
        guard isWritten else { throw ExitCode(ExitStatus.cannotCreate.rawValue) }
        if project.writeBaseline == nil { try failing.check(result, settings) }
    }

    /// Whether the output reports fixes with their locations.
    private var reportsFixes: Bool { output.format == .json || reports.reportsFixes }

    private var reportPaths: ReportPaths {
        ReportPaths(root: reportRoot, workingDirectory: FileManager.default.currentDirectoryPath)
    }
}
