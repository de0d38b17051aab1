import ArgumentParser
import CommandIO
import Speech

/// What turns text into speech, by the name that users give.
enum SpeechProgram: ExpressibleByArgument, Hashable {
    /// eSpeak NG, in a process of ours.
    case espeak
    /// speech-dispatcher, with one of its output modules or its usual one.
    case dispatcher(module: String?)

    static let names = ["espeak", "speech-dispatcher", "speech-dispatcher:MODULE"]

    init?(argument: String) {
        switch argument {
        case "espeak": self = .espeak
        case "speech-dispatcher": self = .dispatcher(module: nil)
        default:
            let start = "speech-dispatcher:"
            guard argument.hasPrefix(start), argument.count > start.count else { return nil }
            self = .dispatcher(module: String(argument.dropFirst(start.count)))
        }
    }

    static var allValueStrings: [String] { names }

    /// The voices of speech-dispatcher.
    static func voices(module: String?) throws -> [SynthesizerVoice] {
        do {
            return try DispatcherEngine.voices(of: DispatcherAddress(), module: module)
        } catch {
            throw ToolError("\(error)", exitCode: .unavailable)
        }
    }
}

/// An engine with what belongs to it.
struct ToolEngine {
    let engine: any VoiceEngine
    /// eSpeak's process; nil where another program speaks.
    let synthesizer: HostedSynthesizer?
    /// The voices that the engine has beside our profiles.
    let voices: @Sendable () -> [SynthesizerVoice]

    /// Ends the engine's process, when the session that had the engine was shut down.
    func shutdown() { synthesizer?.shutdown() }
}

extension VoiceOptions {
    /// What speaks: as asked for, else as the voice's name tells.
    var program: SpeechProgram {
        if let engine { return engine }
        return chosenName.flatMap(DispatcherVoice.name) == nil ? .espeak : .dispatcher(module: nil)
    }

    /// The engine that was chosen.
    ///
    /// - Parameter usual: What is taken where the command line chooses none.
    func makeEngine(
        _ profile: VoiceProfile, usual: SpeechProgram? = nil, writesFile: Bool = false,
        _ sink: () throws -> any AudioSink
    ) throws -> ToolEngine {
        switch engine == nil ? usual ?? program : program {
        case .espeak:
            let synthesizer = try synthesizer()
            let engine = AudioEngine(
                synthesizer: synthesizer, sink: try sink(), profile: profile, earcons: profile.earcons.sounds)
            return ToolEngine(engine: engine, synthesizer: synthesizer) { (try? synthesizer.voices()) ?? [] }
        case .dispatcher(let module):
            guard !writesFile else {
                throw ToolError(
                    "speech-dispatcher plays its speech itself: nothing of it can be written to a file",
                    remedy: "leave out --engine", exitCode: .usage)
            }
            do {
                let address = try DispatcherAddress()
                let engine = try DispatcherEngine(
                    address: address, module: module, profile: profile, sink: try sink(),
                    earcons: profile.earcons.sounds)
                return ToolEngine(engine: engine, synthesizer: nil) {
                    (try? DispatcherEngine.voices(of: address, module: module)) ?? []
                }
            } catch let error as DispatcherFailure {
                throw ToolError("\(error)", exitCode: .unavailable)
            }
        }
    }

    /// A voice of speech-dispatcher, spoken as our usual profile speaks.
    func dispatcherProfile(named name: String) throws -> VoiceProfile {
        var module: String?
        if case .dispatcher(let asked) = program { module = asked }
        let voices = try SpeechProgram.voices(module: module)
        guard let voice = voices.first(where: { $0.identifier == name }) else {
            throw ToolError(
                "speech-dispatcher has no voice \(SafeText.line("\"\(name)\""))",
                remedy: "'earshot voices --engine speech-dispatcher' lists them", exitCode: .usage)
        }
        var profile = VoiceProfile.plain
        profile.name = voice.identifier
        profile.voice = voice.identifier
        profile.language = voice.language
        return profile
    }
}
