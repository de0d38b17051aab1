import AccessibilityAudit
import ArgumentParser
import AuditReports
import CommandIO
import SessionOutput

/// The options of a command that has found something, for those who read it elsewhere.
struct ReportOptions: ParsableArguments {
    @Option(
        name: .customLong("report"),
        help: ArgumentHelp(
            """
            Write a report as well, as often as wanted: NAME=FILE, or NAME alone for standard output instead of the text. \
            Names: \(ReportFormat.allCases.map(\.rawValue).joined(separator: ", ")).
            """, valueName: "name=file"))
    var reports: [String] = []

    @Flag(help: "Let the HTML page play what is heard of each element.")
    var reportSound = false

    @OptionGroup var voice: VoiceOptions

    /// Facts about a run that reports contain in addition to the findings.
    struct RunFacts {
        /// The form of file names in reports.
        var paths: ReportPaths
        /// The part of a run that was audited, or nil for all.
        var shard: AuditShard?
    }

    func validate() throws {
        guard try !reportSound || requests().contains(where: { $0.format == .html }) else {
            throw ValidationError("--report-sound is for the page: give --report html=FILE, too")
        }
    }

    private func requests() throws -> [ReportRequest] {
        do {
            return try ReportRequest.requests(reports)
        } catch {
            throw ValidationError("\(error)")
        }
    }

    /// Whether one of them goes to standard output, in place of the text.
    func takesStandardOutput() throws -> Bool { try requests().contains { $0.file == nil } }

    /// Whether one of them shows pictures of the screens.
    func showsScreens() throws -> Bool { try requests().contains { $0.format == .html } }

    /// Whether one of them says what a fix changes in a file.
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

    /// Writes one to standard output.
    func write(_ format: ReportFormat, of result: AuditResult, _ facts: RunFacts) throws {
        try report(result, facts, []).write(format) { try StandardOutput.write($0) }
    }

    private func report(_ result: AuditResult, _ facts: RunFacts, _ screens: [ReportScreen]) -> AuditReport {
        var report = AuditReport(
            result, version: EarshotCommand.configuration.version, paths: facts.paths, screens: screens)
        report.shard = facts.shard
        return report
    }
}
