import AccessibilityAudit
import ArgumentParser
import AuditReports
import CommandIO
import Foundation
import ScreenAudits
import StrictXML

/// `earshot merge`: merges the reports of several audits.
struct MergeCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "merge",
        abstract: "Merge the JSON reports of several audits into one result.",
        discussion: """
            Merging all parts of a run (earshot audit --shard) gives the result of the whole run: the same findings \
            in the same order, the same reports and the same exit code. A part that is missing or given twice is an \
            error. HTML reports have no pictures, because JSON reports don't contain them. Reports about different \
            files can be merged too.
            """,
        examples: [
            "earshot merge audit-1.json audit-2.json audit-3.json audit-4.json",
            "earshot merge audit-*.json --report sarif=audit.sarif --fail-on critical",
        ])

    @Argument(
        help: "The JSON reports from \"earshot audit --report json=FILE\".", completion: .file(extensions: ["json"]))
    var paths: [String]

    @OptionGroup(title: "Output") var output: ResultOutput

    @OptionGroup(title: "Output") var failing: FailOptions

    @Option(
        help: ArgumentHelp(
            "The project's settings, for the impact that fails the run. (default: .earshot.yml in the current folder)",
            valueName: "file"), completion: .file(extensions: ["yml", "yaml"]))
    var config: String?

    @OptionGroup var reports: ReportOptions

    @OptionGroup(title: "Input") var files: FileOptions

    func run() throws {
        let settings = try AuditProjectFiles.settings(config)
        let result = try merged()
        guard !result.files.isEmpty || result.skipped.isEmpty else { throw AuditRun.nothingRead }
        let facts = ReportOptions.RunFacts(paths: .asWritten)
        try reports.write(result, facts, screens: [], inputs: paths)
        if try !reports.takesStandardOutput() { try output.write(result, reports, facts) }
        try failing.check(result, settings)
    }

    private func merged() throws(ToolError) -> AuditResult {
        var read: [(name: String, report: WrittenReport)] = []
        for path in paths {
            let bytes = try files.reader.bytes(of: path)
            do throws(WrittenReport.Mistake) {
                read.append((FileReader.name(of: path), try WrittenReport(json: bytes, sizeLimit: files.reader.limit)))
            } catch {
                throw ToolError(
                    error.description, file: FileReader.name(of: path),
                    remedy: "create it again with earshot audit --report json=FILE", exitCode: .dataError)
            }
        }
        do throws(WrittenReport.Mistake) {
            return try WrittenReport.merge(read, version: EarshotCommand.configuration.version)
        } catch {
            throw ToolError(error.description, exitCode: .dataError)
        }
    }
}
