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
        abstract: "Check sound, speech, voices, terminal, tmux, braille and settings, and say how to mend them.",
        discussion: """
            EXAMPLES:
              earshot doctor
              earshot doctor --silent --format json

            A line for each thing: "ok", "note" for what nothing needs, or "fix", with the way to mend it below. A \
            sentence is played, and what is to be mended is spoken too where it is not the sound. Nothing is changed.

            EXIT CODES: 69 if something is to be mended.
            """)

    enum Format: String, ExpressibleByArgument, CaseIterable {
        case text, json
    }

    @Flag(help: "Make no sound.")
    var silent = false

    @Option(help: "How to print: text or json.")
    var format = Format.text

    @MainActor func run() async throws {
        var found: [Diagnosis] = []
        for check in MachineChecks.quiet { try add(check()) }
        let speaks = !found.contains { $0.subject == "speech" && $0.state == .fix }
        let sound = await MachineChecks.sound(isSilent: silent || !speaks)
        try add([sound])
        let broken = found.filter { $0.state == .fix }
        try conclude(found, broken)
        if !silent, speaks, sound.state == .ok { try await speak(broken) }
        if !broken.isEmpty { throw ExitCode(ExitStatus.unavailable.rawValue) }

        func add(_ more: [Diagnosis]) throws {
            found += more
            // Each as soon as it is known: some take a second.
            if format == .text { try more.flatMap(\.lines).forEach(StandardOutput.writeLine) }
        }
    }

    private func conclude(_ found: [Diagnosis], _ broken: [Diagnosis]) throws {
        switch format {
        case .text: try StandardOutput.writeLine(Self.summary(broken))
        case .json:
            let report = Report(format: "earshot-doctor/1", diagnoses: found)
            try StandardOutput.writeLine(StrictJSONEncoder().encode(report).text(.indented, sortsKeys: true))
        }
    }

    private static func summary(_ broken: [Diagnosis]) -> String {
        switch broken.count {
        case 0: "Nothing is to be mended."
        case 1: "1 thing is to be mended."
        default: "\(broken.count) things are to be mended."
        }
    }

    /// For those who have no other reader yet.
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
