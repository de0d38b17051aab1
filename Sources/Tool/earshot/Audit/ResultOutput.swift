import AccessibilityAudit
import ArgumentParser
import AuditReports
import CommandIO
import Foundation

/// The options for printing a result.
struct ResultOutput: ParsableArguments {
    @Option(help: "The output format.")
    var format = FormatOptions.Format.text

    @Flag(help: "List each finding of every file in the text, instead of one line for a rule and a file.")
    var all = false

    /// Writes a result to standard output.
    func write(_ result: AuditResult, _ reports: ReportOptions, _ facts: ReportOptions.RunFacts) throws {
        switch format {
        case .text:
            let report = AuditText(isColored: Self.isTerminal, isComplete: all)
            try StandardOutput.write(report.text(result))
        case .json: try reports.write(.json, of: result, facts)
        }
    }

    // https://no-color.org
    private static var isTerminal: Bool {
        isatty(STDOUT_FILENO) == 1 && ProcessInfo.processInfo.environment["NO_COLOR"]?.isEmpty ?? true
    }
}
