import ArgumentParser
import AuditReports
import CommandIO
import Foundation
import ScreenAudits

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
        let settings = try project.files.settings()
        var audit = AuditRun(
            rules.runner(settings), paths, try scenes.request, files.reader, keepsScreens: try reports.showsScreens())
        audit.excluded = settings.excluded
        audit.changedSince = selection.changedSince
        audit.part = selection.part
        audit.otherSettings = (sizes ? [.sizes] : []) + (appearances ? [.appearances] : [])
        audit.walks = walk
        audit.takesSnapshots = fixes.isAsked || reportsFixes
        var result = try await audit.run(reportPaths)
        try project.files.apply(settings, to: &result, isWhole: selection.isWhole)
        let isWritten = try fixes.fixing?.apply(to: &result, audit.snapshots, named: paths) ?? true
        if reportsFixes { FixRanges.fill(in: &result, audit.snapshots) }
        let facts = ReportOptions.RunFacts(paths: reportPaths, shard: selection.part)
        try reports.write(result, facts, screens: audit.screens, inputs: result.files)
        if try !reports.takesStandardOutput(), !fixes.dryRun { try output.write(result, reports, facts) }
        guard isWritten else { throw ExitCode(ExitStatus.cannotCreate.rawValue) }
        if project.writeBaseline == nil, failing.isFailure(result, settings) {
            throw ExitCode(ExitStatus.failure.rawValue)
        }
    }

    /// Whether the output reports fixes with their locations.
    private var reportsFixes: Bool { output.format == .json || reports.reportsFixes }

    private var reportPaths: ReportPaths {
        ReportPaths(root: reportRoot, workingDirectory: FileManager.default.currentDirectoryPath)
    }
}
