import CommandIO
import Escaping
import Foundation
import Speech
import Voices
import Words

/// The voice, the rate and the engine that the user requests.
package struct VoiceRequest {
    /// The name of the profile; nil for the usual one, or one of the language.
    package var name: String?
    /// The engine; nil to derive it from the voice's name.
    package var engine: SpeechProgram?
    /// The rate in words a minute; nil for that of the profile.
    package var rate: Int?
    /// The file with words and how they are pronounced, or nil.
    package var lexicon: String?

    /// Creates a request; nil values mean the defaults.
    package init(name: String? = nil, engine: SpeechProgram? = nil, rate: Int? = nil, lexicon: String? = nil) {
        (self.name, self.engine, self.rate, self.lexicon) = (name, engine, rate, lexicon)
    }

    /// The name of the voice profile.
    package var profileName: String { name ?? VoiceLibrary.defaultName }

    /// The chosen profile, with the lexicon and the rate.
    ///
    /// - Parameter language: The language that it has to speak if no profile is named; nil for any.
    package func profile(speaking language: String? = nil) throws -> VoiceProfile {
        Self.providingVariant(for: try plainProfile(speaking: language))
    }

    /// Throws if the profile or the lexicon does not exist or is not valid, also when no speech is requested.
    package func check() throws {
        guard name != nil || lexicon != nil else { return }
        _ = try plainProfile(speaking: nil)
    }

    private func plainProfile(speaking language: String?) throws -> VoiceProfile {
        do {
            let isForeign = name.flatMap(DispatcherVoice.name) != nil
            var profile =
                try isForeign ? dispatcherProfile(named: profileName) : VoiceLibrary.profile(named: profileName)
            if name == nil, let language, !LanguageTag.isSameLanguage(profile.language, language) {
                profile = try Self.profile(of: language)
            }
            if let lexicon { profile.lexicon = profile.lexicon.merging(try VoiceLibrary.lexicon(file: lexicon)) }
            if let rate { profile.rate = rate }
            return profile
        } catch let error as ProfileError {
            throw ToolError(error)
        }
    }

    private static func profile(of language: String) throws -> VoiceProfile {
        let profiles = try VoiceLibrary.entries().map(\.profile)
        if let found = profiles.first(where: { LanguageTag.isSameLanguage($0.language, language) }) { return found }
        let languages = Set(profiles.map(\.language)).sorted().joined(separator: ", ")
        throw ToolError(
            "no voice profile speaks \"\(language)\"; there are profiles for \(languages)",
            remedy: "name a custom profile with --voice", exitCode: .usage)
    }

    /// Returns the engine that speaks, in a separate process, with our variants and the user's.
    package func synthesizer() throws -> HostedSynthesizer {
        do {
            let synthesizer = try HostedSynthesizer()
            // Without them all other voices speak all the same.
            synthesizer.dataFolder = try? VariantData.prepare()
            return synthesizer
        } catch {
            throw ToolError("\(error)", exitCode: .unavailable)
        }
    }

    /// Writes speech to a sound file at full speed, or to standard output for "-", and reports its duration on standard
    /// error.
    package func writeSound(of items: [SpeechRenderer.Item], to path: String, _ profile: VoiceProfile? = nil) throws {
        let seconds = try render(items, to: path, profile)
        ToolNote(message: "\(SoundFile.format(seconds)) seconds", file: SoundFile.name(of: path)).report()
    }

    /// Writes speech to a sound file at full speed, or to standard output for "-", and returns how many seconds it
    /// lasts.
    package func render(_ items: [SpeechRenderer.Item], to path: String, _ profile: VoiceProfile? = nil) throws
        -> Double
    {
        _ = try program.resolved(writesFile: true)
        let profile = try profile ?? self.profile()
        let file = try SoundFile(path: path)
        do {
            let synthesizer = try synthesizer()
            defer { synthesizer.shutdown() }
            let sink = try WAVFileSink(path: file.path)
            let renderer = SpeechRenderer(
                synthesizer: synthesizer, profile: profile, earcons: profile.earcons.sounds)
            let spans = try renderer.render(items, to: sink)
            try sink.close()
            try file.finish()
            let samples = spans.reduce(0) { $0 + $1.sampleCount }
            return Double(samples) / Double(SpeechAudio.sampleRate)
        } catch let error as AudioSinkError {
            throw ToolError("\(error)", file: SoundFile.name(of: path), exitCode: .cannotCreate)
        } catch let error as SynthesisError {
            throw ToolError("\(error)", exitCode: .unavailable)
        }
    }

    /// Speaks utterances in order; throws if one was not spoken to its end.
    @MainActor package func speak(_ utterances: [Utterance], _ profile: VoiceProfile) async throws {
        // The error is that there is no sound.
        let speaker = try speaker(profile) { if $0 != LiveSink.note { ToolNote(message: $0).report() } }
        defer { speaker.shutdown() }
        for utterance in utterances { try await speaker.speak(.utterance(utterance)) }
    }

    /// Returns live speech output; its messages go to standard error.
    @MainActor package func speaker(
        _ profile: VoiceProfile, report: @escaping @Sendable (String) -> Void = { ToolNote(message: $0).report() }
    ) throws -> LiveSpeech {
        try LiveSpeech(profile: profile, request: self, report: report)
    }

    /// Checks that the variant can be prepared if the profile's voice is one; otherwise falls back to the voice without
    /// a variant and notifies the user.
    static func providingVariant(for profile: VoiceProfile) -> VoiceProfile {
        guard let plus = profile.voice.firstIndex(of: "+") else { return profile }
        do {
            _ = try VariantData.prepare()
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
    /// An error in a file that describes a voice, or in the name of a profile.
    package init(_ error: ProfileError) {
        let exitCode: ExitStatus =
            switch error.kind {
            case .content: .dataError
            case .unreadable: .noInput
            case .unknownName: .usage
            }
        self.init(
            error.message, file: error.kind == .unknownName ? nil : error.file, line: error.line, column: error.column,
            exitCode: exitCode)
    }
}
