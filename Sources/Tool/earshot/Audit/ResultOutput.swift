import AccessibilityAudit
import ArgumentParser
import AuditReports
import CommandIO
import Foundation

/// The options for printing a result.
struct ResultOutput: ParsableArguments {
    @Option(help: "The output format.")
    var format = FormatOptions.Format.text

    @Flag(help: "List every finding in the text, not only the first ten of each rule.")
    var all = false

    /// Writes a result to standard output.
    func write(_ result: AuditResult, _ reports: ReportOptions, _ facts: ReportOptions.RunFacts) throws {
        switch format {
        case .text:
            let report = AuditText(isColored: Self.isTerminal, limit: all ? nil : 10)
            try StandardOutput.write(report.text(result))
        case .json: try reports.write(.json, of: result, facts)
        }
    }

    // https://no-color.org
    private static var isTerminal: Bool {
        isatty(STDOUT_FILENO) == 1 && ProcessInfo.processInfo.environment["NO_COLOR"]?.isEmpty ?? true
    }
}
