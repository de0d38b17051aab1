import ArgumentParser
import CommandIO
import Escaping
import Foundation
import SessionOutput
import Speech
import StrictJSON
import Voices

/// `earshot voices`: lists, previews and checks voice profiles.
struct VoicesCommand: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "voices", abstract: "List, preview and check the voice profiles that --voice takes.",
        discussion: """
            EXAMPLES:
              earshot voices
              earshot voices --voice german --say "Guten Tag"
              earshot voices --check my-voice.yaml
              earshot voices --engine speech-dispatcher

            Your own profiles are YAML files in $XDG_CONFIG_HOME/earshot/voices (else ~/.config/earshot/voices); one \
            with the name of ours takes its place. eSpeak variants of your own go into the folder variants in it.

            RATES: up to 449 words a minute cost the same. From 450 on eSpeak NG shortens its speech in a second pass: \
            about five times the work for each second of sound, and a later first sound. Profiles with such a rate are \
            marked with "costly".
            """)

    enum Format: String, ExpressibleByArgument, CaseIterable {
        case text, json
    }

    @Option(help: "How to print: text or json.")
    var format = Format.text

    @Option(help: "Speak a text with the voice that --voice names, else with each voice of the list.")
    var say: String?

    @Option(help: "Only this voice profile.", completion: .voices)
    var voice: String?

    @Option(
        help: ArgumentHelp(
            "List the voices of speech-dispatcher instead, or of speech-dispatcher:MODULE.", valueName: "engine"))
    var engine: SpeechProgram?

    @Option(help: "With --say: write the speech to a WAV file instead of speaking.")
    var wav: String?

    @Option(
        help: "Check a profile's file instead; may be given several times.",
        completion: .file(extensions: ["yaml", "yml"]))
    var check: [String] = []

    func validate() throws {
        guard wav == nil || say != nil else { throw ValidationError("--wav needs --say") }
        guard wav != "-" else {
            throw ValidationError("--wav takes a file here; 'earshot say --wav -' writes to a pipe")
        }
        if case .dispatcher = engine, say != nil {
            throw ValidationError("--engine lists voices; 'earshot say --voice NAME' lets one be heard")
        }
        guard say == nil || format == .text else {
            throw ValidationError("--say and --format json exclude each other")
        }
    }

    func run() async throws {
        if !check.isEmpty { return try checkFiles() }
        if case .dispatcher(let module) = engine { return try listForeign(module) }
        let entries = try entries()
        if let say { return try await preview(entries, say) }
        switch format {
        case .text: try list(entries)
        case .json: try listAsJSON(entries)
        }
    }

    private func entries() throws -> [VoiceLibrary.Entry] {
        let entries = try VoiceLibrary.entries { StandardError.write("earshot: \(ToolError($0))\n") }
        guard let voice else { return entries }
        let chosen = entries.filter { $0.profile.name == voice }
        // The library knows what to say about a name that is not there.
        if chosen.isEmpty {
            try VoiceRequest(name: voice).check()
        }
        return chosen
    }

    // MARK: Listing

    private func list(_ entries: [VoiceLibrary.Entry]) throws {
        let names = entries.map(\.profile.name.count).max() ?? 0
        let languages = entries.map(\.profile.language.count).max() ?? 0
        for entry in entries {
            let profile = entry.profile
            var notes = profile.rate >= VoiceProfile.costlyRate ? ", costly" : ""
            if entry.isUserDefined { notes += ", yours" }
            let name = profile.name.padding(toLength: names, withPad: " ", startingAt: 0)
            let language = profile.language.padding(toLength: languages, withPad: " ", startingAt: 0)
            try StandardOutput.writeLine(
                SafeText.line("\(name)  \(language)  \(profile.rate) words/min\(notes)  \(profile.summary)"))
        }
    }

    private func listForeign(_ module: String?) throws {
        let voices = try SpeechProgram.voices(module: module).filter { self.voice.map($0.identifier.contains) ?? true }
        guard format == .text else {
            let records = voices.map {
                Record(
                    name: $0.identifier, summary: $0.name, language: $0.language, voice: $0.identifier,
                    rate: VoiceProfile.plain.rate, file: "", yours: false)
            }
            let list = List(format: "earshot-voices/1", voices: records)
            return try StandardOutput.writeLine(StrictJSONEncoder().encode(list).text(.indented, sortsKeys: true))
        }
        for voice in voices { try StandardOutput.writeLine(SafeText.line("\(voice.identifier)  \(voice.language)")) }
    }

    private func listAsJSON(_ entries: [VoiceLibrary.Entry]) throws {
        let records = entries.map { entry in
            Record(
                name: entry.profile.name, summary: entry.profile.summary, language: entry.profile.language,
                voice: entry.profile.voice, rate: entry.profile.rate, file: entry.file, yours: entry.isUserDefined)
        }
        let list = List(format: "earshot-voices/1", voices: records)
        try StandardOutput.writeLine(StrictJSONEncoder().encode(list).text(.indented, sortsKeys: true))
    }

    private struct List: Encodable {
        var format: String
        var voices: [Record]
    }

    private struct Record: Encodable {
        var name: String
        var summary: String
        var language: String
        var voice: String
        var rate: Int
        var file: String
        var yours: Bool
    }

    // MARK: Checking

    private func checkFiles() throws {
        var errors: [ToolError] = []
        for file in check {
            let mistakes = VoiceLibrary.mistakes(file: file)
            errors += mistakes.map { ToolError($0) }
            if mistakes.isEmpty {
                let isCostly = try VoiceLibrary.profile(file: file).rate >= VoiceProfile.costlyRate
                let cost = isCostly ? "; its rate is costly, see --help" : ""
                try StandardOutput.writeLine("\(SafeText.escape(file)): sound\(cost)")
            }
        }
        for error in errors.dropLast() { StandardError.write("earshot: \(error)\n") }
        if let last = errors.last { throw last }
    }

    // MARK: Previewing

    private func preview(_ entries: [VoiceLibrary.Entry], _ text: String) async throws {
        let utterance = Utterance(text: text)
        for (number, entry) in entries.enumerated() {
            let name = entry.profile.name
            if entries.count > 1 { try StandardOutput.writeLine(SafeText.line(name)) }
            let request = VoiceRequest(name: name)
            let profile = try request.profile()
            guard let wav else {
                try await request.speak([utterance], profile)
                continue
            }
            let path = entries.count == 1 ? wav : Self.numbered(wav, number, name)
            let seconds = try request.render([.utterance(utterance)], to: path, profile)
            try StandardOutput.writeLine("\(SafeText.escape(path)): \(SoundFile.format(seconds)) seconds")
        }
    }

    /// The path with a profile's name before its ending.
    private static func numbered(_ path: String, _ number: Int, _ name: String) -> String {
        let base = path.hasSuffix(".wav") ? String(path.dropLast(4)) : path
        return "\(base)-\(number + 1)-\(name).wav"
    }
}
