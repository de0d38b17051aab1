import ArgumentParser
import CommandIO
import Doctor
import Foundation
import SessionOutput
import Speech
import StrictJSON

/// `earshot doctor`: checks the machine and describes how to fix problems.
struct DoctorCommand: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "doctor",
        abstract:
            "Check sound, speech, voices, the terminal, tmux, braille and settings, and explain how to fix problems.",
        discussion: """
            Prints one line for each check: "ok", "note" for something that is not required, or "problem", followed \
            by the fix. It plays a test sentence, and speaks the problems if sound works. It changes nothing.

            EXIT CODES: 69 if there is a problem.
            """,
        examples: [
            "earshot doctor",
            "earshot doctor --silent --format json",
        ])

    @Flag(help: "Don't play any sound.")
    var silent = false

    @OptionGroup(title: "Output") var output: FormatOptions

    @MainActor func run() async throws {
        var found: [Diagnosis] = []
        for check in MachineChecks.quiet { try add(check()) }
        let speaks = !found.contains { $0.subject == "speech" && $0.state == .problem }
        let sound = await MachineChecks.sound(isSilent: silent || !speaks)
        try add([sound])
        let broken = found.filter { $0.state == .problem }
        try conclude(found, broken)
        if !silent, speaks, sound.state == .ok { try await speak(broken) }
        if !broken.isEmpty { throw ExitCode(ExitStatus.unavailable.rawValue) }

        func add(_ more: [Diagnosis]) throws {
            found += more
            // Some checks take a second, so each result is printed immediately.
            if output.format == .text { try more.flatMap(\.lines).forEach(StandardOutput.writeLine) }
        }
    }

    private func conclude(_ found: [Diagnosis], _ broken: [Diagnosis]) throws {
        switch output.format {
        case .text: try StandardOutput.writeLine(Self.summary(broken))
        case .json:
            let report = Report(format: "earshot-doctor/1", diagnoses: found)
            try StandardOutput.writeLine(StrictJSONEncoder().encode(report).text(.indented, sortsKeys: true))
        }
    }

    private static func summary(_ broken: [Diagnosis]) -> String {
        switch broken.count {
        case 0: "No problems found."
        case 1: "1 problem found."
        default: "\(broken.count) problems found."
        }
    }

    /// Speaks the problems, for users without another screen reader.
    @MainActor private func speak(_ broken: [Diagnosis]) async throws {
        let request = VoiceRequest()
        let texts = [Self.summary(broken)] + broken.map { "\($0.subject): \($0.message). \($0.remedy ?? "")" }
        try await request.speak(texts.map { Utterance(text: $0) }, try request.profile())
    }

    private struct Report: Encodable {
        var format: String
        var diagnoses: [Diagnosis]
    }
}
