import ArgumentParser
import Foundation
import Speech
import Voices

/// The options of every command that speaks.
struct VoiceOptions: ParsableArguments {
    @Option(name: .customLong("voice"), help: "The voice profile; 'earshot voices' lists them.")
    var profileName = VoiceLibrary.defaultName

    @Option(help: "A YAML file with words and patterns and how they are pronounced.")
    var lexicon: String?

    /// The chosen profile, with the lexicon. Call it before `synthesizer()`, which starts the engine with the
    /// variants that the profile needs.
    func profile() throws -> VoiceProfile {
        do {
            var profile = try VoiceLibrary.profile(named: profileName)
            if let lexicon { profile.lexicon = profile.lexicon.merging(try VoiceLibrary.lexicon(file: lexicon)) }
            return Self.providingVariant(for: profile)
        } catch let error as ProfileError {
            guard error.file != "voices" else { throw ToolError(error.message, exitCode: .usage) }
            throw ToolError(error)
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
            let profile = try profile()
            let synthesizer = try synthesizer()
            defer { synthesizer.shutdown() }
            let sink = try WAVFileSink(path: path)
            let renderer = SpeechRenderer(
                synthesizer: synthesizer, profile: profile, earcons: profile.earcons.sounds)
            let spans = try renderer.render(items, to: sink)
            try sink.close()
            let samples = spans.reduce(0) { $0 + $1.sampleCount }
            return Double(samples) / Double(SpeechAudio.sampleRate)
        } catch let error as AudioSinkError {
            throw ToolError("\(error)", file: path, exitCode: .cannotCreate)
        } catch let error as SynthesisError {
            throw ToolError("\(error)", exitCode: .unavailable)
        }
    }

    /// Makes the variants ready if the profile's voice is one; where that fails, the voice without a variant is taken
    /// and the user is told.
    static func providingVariant(for profile: VoiceProfile) -> VoiceProfile {
        guard let plus = profile.voice.firstIndex(of: "+") else { return profile }
        do {
            setenv(VariantData.environmentVariable, try VariantData.prepare(), 1)
            return profile
        } catch {
            var plain = profile
            plain.voice = String(profile.voice[..<plus])
            StandardError.write("earshot: \(SafeText.escape("\(error)")); the voice is \(plain.voice)\n")
            return plain
        }
    }
}

extension ToolError {
    /// A mistake in a file that describes a voice.
    init(_ error: ProfileError) {
        self.init(
            error.message, file: error.file, line: error.line, column: error.column,
            exitCode: error.message.contains("cannot be read") ? .noInput : .dataError)
    }
}
