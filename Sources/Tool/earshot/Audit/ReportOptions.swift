import AccessibilityAudit
import ArgumentParser
import AuditReports
import CommandIO
import Foundation
import SessionOutput

/// The options for reports of an audit.
struct ReportOptions: ParsableArguments {
    /// The options for the reports.
    struct Output: ParsableArguments {
        @Option(
            name: .customLong("report"),
            help: ArgumentHelp(
                """
                Write a report: NAME=FILE, or NAME alone for standard output instead of the text. May be given several \
                times. Names: \(ReportFormat.allCases.map(\.rawValue).joined(separator: ", ")).
                """, valueName: "name=file"), completion: .list(ReportFormat.allCases.map(\.rawValue)))
        var reports: [String] = []

        @Flag(help: "Add the sound of each announcement to the HTML report.")
        var reportSound = false
    }

    @OptionGroup(title: "Output") var output: Output

    @OptionGroup(title: "Speech") var voice: VoiceOptions

    private var reports: [String] { output.reports }

    private var reportSound: Bool { output.reportSound }

    /// Facts about a run that reports contain in addition to the findings.
    struct RunFacts {
        /// The form of file names in reports.
        var paths: ReportPaths
        /// The part of a run that was audited, or nil for all.
        var shard: AuditShard?
        /// What has changed since the baseline, or nil.
        var baseline: AuditReport.BaselineChange?
    }

    func validate() throws {
        guard try !reportSound || requests().contains(where: { $0.format == .html }) else {
            throw ValidationError("--report-sound requires an HTML report: add --report html=FILE")
        }
    }

    private func requests() throws -> [ReportRequest] {
        do {
            return try ReportRequest.requests(reports)
        } catch {
            throw ValidationError("\(error)")
        }
    }

    /// Whether a report goes to standard output, in place of the text.
    func takesStandardOutput() throws -> Bool { try requests().contains { $0.file == nil } }

    /// Whether a report shows pictures of the screens.
    func showsScreens() throws -> Bool { try requests().contains { $0.format == .html } }

    /// Whether a report describes the changes of fixes.
    var reportsFixes: Bool { (try? requests())?.contains { $0.format == .json || $0.format == .sarif } ?? false }

    /// Writes the reports, each file completely or not at all.
    ///
    /// - Parameter inputs: Files that must not be overwritten.
    func write(_ result: AuditResult, _ facts: RunFacts, screens: [ReportScreen], inputs: [String]) throws {
        let requests = try requests()
        guard !requests.isEmpty else { return }
        var report = report(result, facts, screens)
        if reportSound {
            let sounds = try UtteranceSounds(voice.request)
            report.sound = { sounds.wav($0) }
        }
        for request in requests {
            guard let file = request.file else {
                try report.write(request.format) { try StandardOutput.write($0) }
                continue
            }
            var bytes: [UInt8] = []
            try report.write(request.format) { bytes += Array($0.utf8) }
            try OutputFile.write(bytes, to: file, inputs: inputs)
        }
    }

    /// Writes a report to standard output.
    func write(_ format: ReportFormat, of result: AuditResult, _ facts: RunFacts) throws {
        try report(result, facts, []).write(format) { try StandardOutput.write($0) }
    }

    private func report(_ result: AuditResult, _ facts: RunFacts, _ screens: [ReportScreen]) -> AuditReport {
        var report = AuditReport(
            result, version: EarshotCommand.configuration.version, paths: facts.paths, screens: screens)
        report.shard = facts.shard
        report.baseline = facts.baseline
        report.filesURL = Self.filesURL
        return report
    }

    /// The address of the files in a GitHub Action, where the environment has it.
    private static var filesURL: String? {
        let environment = ProcessInfo.processInfo.environment
        guard let server = environment["GITHUB_SERVER_URL"], let repository = environment["GITHUB_REPOSITORY"],
            let commit = environment["GITHUB_SHA"], server.hasPrefix("https://")
        else { return nil }
        let url = "\(server)/\(repository)/blob/\(commit)"
        return url.utf8.allSatisfy { $0 > 0x20 && $0 < 0x7F && !"()<>\"'[]\\`".utf8.contains($0) } ? url : nil
    }
}
