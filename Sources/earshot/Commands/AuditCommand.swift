import AccessibilityAudit
import ArgumentParser
import Foundation
import InterfaceBuilder

/// `earshot audit`: what keeps people from using the screens of files.
struct AuditCommand: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "audit",
        abstract: "Find accessibility faults in storyboards, xibs, view descriptions and page sources.",
        discussion: """
            Each screen is shown as "earshot read" shows it, and each rule is asked about it: see "earshot rules". What a \
            file can't know, such as labels that code sets through an outlet, is to be looked at and never a fault. \
            Folders are searched as git would, without what is ignored.

            EXAMPLES:
              earshot audit
              earshot audit Main.storyboard --skip-rule target-size
              earshot audit App --fail-on critical --format json > audit.json
              earshot audit Main.storyboard --text-size AX5
              earshot audit . --report sarif=audit.sarif --report html=audit.html --report github
            """)

    enum Format: String, ExpressibleByArgument, CaseIterable {
        case text, json
    }

    @Argument(help: "The files and folders to audit, or - for standard input; the current folder unless given.")
    var paths = ["."]

    @Option(help: "How to print: text or json.")
    var format = Format.text

    @Flag(help: "Name every finding in the text, not only the first ten of each rule.")
    var all = false

    @Flag(
        help: """
            Also show each screen of an Interface Builder file at the largest text size, on the smallest phone and on its \
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

    @OptionGroup var project: AuditProject

    @OptionGroup var reports: ReportOptions

    @OptionGroup var scenes: SceneOptions

    @OptionGroup var clock: ClockOptions

    @OptionGroup var files: FileOptions

    @MainActor func run() async throws {
        try clock.apply()
        let settings = try project.settings()
        let runner = rules.runner(settings)
        var auditing = ScreenAuditing(runner, keepsScreens: try reports.showsScreens())
        var result = try audit(&auditing, runner, settings)
        try project.apply(settings, to: &result)
        try reports.write(result, screens: auditing.screens, inputs: result.files)
        if try !reports.takesStandardOutput() { try write(result) }
        if project.writeBaseline == nil, rules.isFailure(result, settings) {
            throw ExitCode(ExitStatus.failure.rawValue)
        }
    }

    @MainActor private func audit(
        _ auditing: inout ScreenAuditing, _ runner: AuditRunner, _ settings: AuditSettings
    ) throws -> AuditResult {
        let found = try ScreenFiles(paths)
        let shared = try scenes.project(found.paths)
        var result = runner.emptyResult()
        let excluded = IgnoreRules(settings.excluded.joined(separator: "\n"))
        let paths = found.paths.filter { !AuditPath.isMatched($0, by: excluded) }
        let progress = ProgressLine(total: paths.count)
        var storyboards: [(path: String, document: InterfaceBuilderDocument)] = []
        for path in paths {
            progress.next(path)
            do {
                let screens = try scenes.load(path, files, of: shared)
                auditing.audit(screens, of: path, into: &result)
                // A view description has its own size.
                if screens.contains(where: { $0.document != nil }) {
                    if sizes { try audit(path, in: Self.sizes, runner.only(Self.layoutRules), &result) }
                    if appearances { try audit(path, in: Self.appearances, runner.only(Self.colorRules), &result) }
                }
                if walk, let document = screens.first?.document, document.facts.kind == .storyboard {
                    storyboards.append((path, document))
                }
                result.files.append(FileOptions.name(of: path))
            } catch let error as ToolError where error.exitCode == .dataError && !found.isSingle {
                progress.clear()
                result.skipped.append(.init(path: path, reason: error.message))
                StandardError.write("earshot: \(error)\n")
            }
        }
        progress.clear()
        guard !result.files.isEmpty || paths.isEmpty else {
            throw ToolError(
                "none of the files can be read", remedy: "see the lines above", exitCode: .dataError)
        }
        WalkAuditing.audit(storyboards, runner, into: &result)
        result.sort()
        return result
    }

    /// Shows the screens of a file in other settings than the usual one, and asks rules about them there.
    @MainActor private func audit(
        _ path: String, in settings: [(name: String, fields: [String: String])], _ runner: AuditRunner,
        _ result: inout AuditResult
    ) throws {
        var auditing = ScreenAuditing(runner, keepsScreens: false)
        let usual = try scenes.display.display()
        for (name, fields) in settings {
            // What was chosen for all stays.
            let display = try Display(usual.fields.merging(fields) { $1 })
            let screens = try ScreenFile.load(path, files, isBare: scenes.bare, on: display)
            auditing.audit(try screens.wanted(scenes.scene, in: path), of: path, setting: name, into: &result)
        }
        usual.apply()
    }

    private static let sizes: [(name: String, fields: [String: String])] = [
        ("AX5", ["text-size": "AX5"]), ("iPhone SE", ["device": "iPhone SE"]),
        ("landscape", ["orientation": "landscape"]),
    ]

    private static let appearances: [(name: String, fields: [String: String])] = [
        ("dark", ["appearance": "dark"]), ("high contrast", ["contrast": "high"]),
        ("dark, high contrast", ["appearance": "dark", "contrast": "high"]),
    ]

    private static let colorRules: Set<String> = ["image-contrast", "text-contrast"]

    private static let layoutRules: Set<String> = [
        "broken-constraints", "element-without-size", "order-contradicts-layout", "target-overlap", "text-clipped",
    ]

    /// The one place where results are written.
    private func write(_ result: AuditResult) throws {
        switch format {
        case .text:
            let report = AuditText(isColored: Self.isTerminal, limit: all ? nil : 10)
            try StandardOutput.write(report.text(result))
        case .json: try reports.write(.json, of: result)
        }
    }

    // https://no-color.org
    private static var isTerminal: Bool {
        isatty(STDOUT_FILENO) == 1 && ProcessInfo.processInfo.environment["NO_COLOR"]?.isEmpty ?? true
    }
}
