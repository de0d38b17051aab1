import Foundation
import Speech
import Suggestions

/// Checks the names of voices in profiles against the voices and variants that eSpeak NG has.
package struct VoiceNameCheck {
    private let synthesizer: HostedSynthesizer
    private let voices: [String]

    /// Starts the engine. Throws `ToolError` or `SynthesisError` where there is none.
    package init() throws {
        synthesizer = try VoiceRequest().synthesizer()
        voices = try synthesizer.voices().map(\.identifier)
    }

    /// Ends the engine's process.
    package func shutdown() { synthesizer.shutdown() }

    /// Returns the mistake in the name of a voice, with the name that was probably meant; nil if the engine has it.
    package func mistake(in voice: String) -> String? {
        guard !has(voice) else { return nil }
        let parts = voice.split(separator: "+", maxSplits: 1, omittingEmptySubsequences: false).map(String.init)
        guard parts.count == 2, has(parts[0]) else {
            return Self.unknown("voice", parts[0], voices, list: "espeak-ng --voices")
        }
        return Self.unknown("variant of a voice", parts[1], variants, list: "espeak-ng --voices=variant")
    }

    // The engine knows more names than it lists, such as those of its files.
    private func has(_ voice: String) -> Bool {
        do throws(SynthesisError) {
            _ = try synthesizer.phonemes(for: "a", voice: voice)
            return true
        } catch {
            if case .unknownVoice = error { return false }
            return true
        }
    }

    private var variants: [String] {
        let folder = "\(synthesizer.dataFolder ?? "")/espeak-ng-data/voices/!v"
        return (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []
    }

    private static func unknown(_ what: String, _ name: String, _ known: [String], list: String) -> String {
        let near = Suggestion.nearest(to: name, among: known).map { "did you mean \"\($0)\"?" }
        return "eSpeak NG has no \(what) \(Suggestion.shown(name)); \(near ?? "'\(list)' lists them")"
    }
}
