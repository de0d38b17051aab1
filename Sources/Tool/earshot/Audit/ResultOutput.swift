import AccessibilityAudit
import ArgumentParser
import AuditReports
import CommandIO
import Foundation

/// The options that say how a result is printed.
struct ResultOutput: ParsableArguments {
    enum Format: String, ExpressibleByArgument, CaseIterable {
        case text, json
    }

    @Option(help: "How to print: text or json.")
    var format = Format.text

    @Flag(help: "Name every finding in the text, not only the first ten of each rule.")
    var all = false

    /// The one place where results are written.
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
