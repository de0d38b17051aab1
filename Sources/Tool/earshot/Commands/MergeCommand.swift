import AccessibilityAudit
import ArgumentParser
import AuditReports
import CommandIO
import Foundation
import ScreenAudits
import StrictXML

/// `earshot merge`: what several audits have found, as one.
struct MergeCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "merge", abstract: "Put the JSON reports of several audits together.",
        discussion: """
            EXAMPLES:
              earshot merge audit-1.json audit-2.json audit-3.json audit-4.json
              earshot merge audit-*.json --report sarif=audit.sarif --fail-on critical

            The parts of a run (earshot audit --shard) give what the whole run would have given: the same findings in the \
            same order, the same reports and the same exit code. A part that is missing or there twice is told. A page \
            (html) has no pictures, since JSON has none. Runs over different files are put together as well.
            """)

    @Argument(help: "The reports that earshot audit --report json=FILE has written.", completion: .file())
    var paths: [String]

    @OptionGroup var output: ResultOutput

    @OptionGroup var failing: FailOptions

    @Option(
        help: ArgumentHelp(
            "The project's settings, for what ends with code 1; .earshot.yml in the current folder unless given.",
            valueName: "file"))
    var config: String?

    @OptionGroup var reports: ReportOptions

    @OptionGroup var files: FileOptions

    func run() throws {
        let settings = try AuditProjectFiles.settings(config)
        let result = try merged()
        guard !result.files.isEmpty || result.skipped.isEmpty else { throw AuditRun.nothingRead }
        let facts = ReportOptions.RunFacts(paths: .asWritten)
        try reports.write(result, facts, screens: [], inputs: paths)
        if try !reports.takesStandardOutput() { try output.write(result, reports, facts) }
        if failing.isFailure(result, settings) { throw ExitCode(ExitStatus.failure.rawValue) }
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
                    remedy: "write it anew with earshot audit --report json=FILE", exitCode: .dataError)
            }
        }
        do throws(WrittenReport.Mistake) {
            return try WrittenReport.merge(read, version: EarshotCommand.configuration.version)
        } catch {
            throw ToolError(error.description, exitCode: .dataError)
        }
    }
}
