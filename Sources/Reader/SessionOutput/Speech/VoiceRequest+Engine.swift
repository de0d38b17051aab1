import CommandIO
import Escaping
import Speech

extension VoiceRequest {
    /// The engine: as requested, else by the voice's name.
    package var program: SpeechProgram {
        if let engine { return engine }
        return name.flatMap(DispatcherVoice.name) == nil ? .espeak : .dispatcher(module: nil)
    }

    /// Returns the chosen engine.
    ///
    /// - Parameter usual: The engine if the command line chooses none.
    package func makeEngine(
        _ profile: VoiceProfile, usual: SpeechProgram? = nil, writesFile: Bool = false,
        _ sink: () throws -> any AudioSink
    ) throws -> StartedEngine {
        let chosen = engine == nil ? usual ?? program : program
        let resolved = try chosen.resolved(writesFile: writesFile)
        if chosen == .automatic { ToolNote(message: "the speech engine is \(resolved.title)").report() }
        switch resolved {
        // An engine is never resolved to `automatic`.
        case .espeak, .automatic:
            let synthesizer = try synthesizer()
            let engine = AudioEngine(
                synthesizer: synthesizer, sink: try sink(), profile: profile, earcons: profile.earcons.sounds)
            return StartedEngine(engine: engine, synthesizer: synthesizer) { (try? synthesizer.voices()) ?? [] }
        case .dispatcher(let module):
            do {
                let address = try DispatcherAddress()
                let engine = try DispatcherEngine(
                    address: address, module: module, profile: profile, sink: try sink(),
                    earcons: profile.earcons.sounds)
                return StartedEngine(engine: engine, synthesizer: nil) {
                    (try? DispatcherEngine.voices(of: address, module: module)) ?? []
                }
            } catch let error as DispatcherFailure {
                throw ToolError("\(error)", exitCode: .unavailable)
            }
        case .orca:
            do {
                let engine = try OrcaEngine(profile: profile, sink: try sink(), earcons: profile.earcons.sounds)
                return StartedEngine(engine: engine, synthesizer: nil) { [] }
            } catch let error as OrcaFailure {
                throw ToolError("\(error)", exitCode: .unavailable)
            }
        }
    }

    /// A voice of speech-dispatcher, spoken as our usual profile speaks.
    func dispatcherProfile(named identifier: String) throws -> VoiceProfile {
        var module: String?
        if case .dispatcher(let asked) = program { module = asked }
        let voices = try SpeechProgram.voices(module: module)
        guard let voice = voices.first(where: { $0.identifier == identifier }) else {
            throw ToolError(
                "speech-dispatcher has no voice \(SafeText.line("\"\(identifier)\""))",
                remedy: "'earshot voices --engine speech-dispatcher' lists them", exitCode: .usage)
        }
        var profile = VoiceProfile.plain
        profile.name = voice.identifier
        profile.voice = voice.identifier
        profile.language = voice.language
        return profile
    }
}
