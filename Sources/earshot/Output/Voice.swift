import ArgumentParser
import Speech
import Voices

/// The options of every command that speaks.
struct VoiceOptions: ParsableArguments {
    @Option(name: .customLong("voice"), help: "The voice profile; 'earshot voices' lists them.")
    var profileName = VoiceLibrary.defaultName

    /// The chosen profile.
    func profile() throws -> VoiceProfile {
        do {
            return try VoiceLibrary.profile(named: profileName)
        } catch {
            throw ToolError("\(error)", exitCode: .usage)
        }
    }

    /// The engine that speaks, in a process of its own.
    func synthesizer() throws -> HostedSynthesizer {
        do {
            return try HostedSynthesizer()
        } catch {
            throw ToolError("\(error)", exitCode: .unavailable)
        }
    }

    /// Writes speech to a sound file at full speed and returns how many seconds it lasts.
    func render(_ items: [SpeechRenderer.Item], to path: String) throws -> Double {
        do {
            let synthesizer = try synthesizer()
            defer { synthesizer.shutdown() }
            let sink = try WAVFileSink(path: path)
            let spans = try SpeechRenderer(synthesizer: synthesizer, profile: profile()).render(items, to: sink)
            try sink.close()
            let samples = spans.reduce(0) { $0 + $1.sampleCount }
            return Double(samples) / Double(SpeechAudio.sampleRate)
        } catch let error as AudioSinkError {
            throw ToolError("\(error)", file: path, exitCode: .cannotCreate)
        } catch let error as SynthesisError {
            throw ToolError("\(error)", exitCode: .unavailable)
        }
    }
}
