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
        commandName: "voices",
        abstract: "List, preview and check the voice profiles for --voice.",
        discussion: """
            Custom profiles are YAML files in $XDG_CONFIG_HOME/earshot/voices, or ~/.config/earshot/voices. A custom \
            profile replaces the built-in profile with the same name. Custom eSpeak NG variants go into the folder \
            "variants" there.

            RATES: From \(VoiceProfile.costlyRate) words a minute on, eSpeak NG shortens its speech in a second pass: \
            each second of sound takes about five times the CPU time, and the first sound is later. Profiles \
            with such a rate are marked "high CPU use".
            """,
        examples: [
            "earshot voices",
            #"earshot voices --voice german --say "Guten Tag""#,
            "earshot voices --check my-voice.yaml",
            "earshot voices --engine speech-dispatcher",
        ])

    @OptionGroup(title: "Output") var output: FormatOptions

    @Option(help: "Speak this text with the profile that --voice names, or with each listed profile.")
    var say: String?

    @Option(help: "Use only this voice profile.", completion: .voices)
    var voice: String?

    @Option(
        help: ArgumentHelp(
            "List the voices of speech-dispatcher, or of speech-dispatcher:MODULE, instead of profiles.",
            valueName: "engine"))
    var engine: SpeechProgram?

    @Option(
        help: ArgumentHelp("With --say: write the speech to a WAV file instead of speaking.", valueName: "file"),
        completion: .file(extensions: ["wav"]))
    var wav: String?

    @Option(
        help: ArgumentHelp("Check this profile file. May be given several times.", valueName: "file"),
        completion: .file(extensions: ["yaml", "yml"]))
    var check: [String] = []

    func validate() throws {
        guard wav == nil || say != nil else { throw ValidationError("--wav requires --say") }
        guard wav != "-" else {
            throw ValidationError("--wav takes a file here; to write to a pipe, use 'earshot say --wav -'")
        }
        if case .dispatcher = engine, say != nil {
            throw ValidationError(
                "--engine and --say can't be combined; to hear a voice, use 'earshot say --engine ENGINE --voice NAME'")
        }
        if engine == .orca { throw ValidationError("the voice of Orca is chosen in Orca's preferences") }
        guard say == nil || output.format == .text else {
            throw ValidationError("--say and --format json can't be combined")
        }
    }

    func run() async throws {
        if !check.isEmpty { return try checkFiles() }
        if case .dispatcher(let module) = engine { return try listForeign(module) }
        let entries = try entries()
        if let say { return try await preview(entries, say) }
        switch output.format {
        case .text: try list(entries)
        case .json: try listAsJSON(entries)
        }
    }

    private func entries() throws -> [VoiceLibrary.Entry] {
        let entries = try VoiceLibrary.entries { StandardError.write("earshot: \(ToolError($0))\n") }
        guard let voice else { return entries }
        let chosen = entries.filter { $0.profile.name == voice }
        // The request has the message for an unknown name.
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
            var notes = profile.rate >= VoiceProfile.costlyRate ? ", high CPU use" : ""
            if entry.isUserDefined { notes += ", custom" }
            let name = profile.name.padding(toLength: names, withPad: " ", startingAt: 0)
            let language = profile.language.padding(toLength: languages, withPad: " ", startingAt: 0)
            try StandardOutput.writeLine(
                SafeText.line("\(name)  \(language)  \(profile.rate) words/min\(notes)  \(profile.summary)"))
        }
    }

    private func listForeign(_ module: String?) throws {
        let voices = try SpeechProgram.voices(module: module).filter { self.voice.map($0.identifier.contains) ?? true }
        guard output.format == .text else {
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
        let names = Self.nameCheck()
        defer { names?.shutdown() }
        for file in check {
            let mistakes = VoiceLibrary.mistakes(file: file) { names?.mistake(in: $0) }
            errors += mistakes.map { ToolError($0) }
            if mistakes.isEmpty {
                let isCostly = try VoiceLibrary.profile(file: file).rate >= VoiceProfile.costlyRate
                let cost = isCostly ? "; its rate needs much CPU time, see 'earshot help voices'" : ""
                try StandardOutput.writeLine("\(SafeText.escape(file)): valid\(cost)")
            }
        }
        for error in errors.dropLast() { StandardError.write("earshot: \(error)\n") }
        if let last = errors.last { throw last }
    }

    /// Where there is no engine, everything but the names of voices is checked.
    private static func nameCheck() -> VoiceNameCheck? {
        do {
            return try VoiceNameCheck()
        } catch {
            let reason = (error as? ToolError)?.message ?? "\(error)"
            ToolNote(message: "the names of voices were not checked: \(reason)").report()
            return nil
        }
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
