import CommandIO
import Foundation
import Speech
import Voices

/// Checks speech synthesis: the helper program, eSpeak NG and the voice profiles.
struct SpeechCheck {
    private let synthesizer: HostedSynthesizer?
    private let missing: String?

    init() {
        do throws(SynthesisError) {
            synthesizer = try HostedSynthesizer()
            missing = nil
        } catch {
            synthesizer = nil
            missing = "\(error)"
        }
    }

    /// Returns all diagnoses.
    func diagnoses() -> [Diagnosis] {
        defer { synthesizer?.shutdown() }
        guard let synthesizer else {
            return [
                .problem(
                    "speech", missing ?? "the helper program is missing",
                    "install Earshot again; speech requires the helper")
            ]
        }
        let variants = variants(for: synthesizer)
        guard let engine = engine(synthesizer) else { return [dead(synthesizer)] }
        return [engine] + variants + voices(synthesizer)
    }

    // MARK: The engine

    /// Checks the engine with a word. Returns nil if there is no sound.
    private func engine(_ synthesizer: HostedSynthesizer) -> Diagnosis? {
        let start = Instant.now
        guard case .success(let count) = Self.speak(SpeechSegment(text: "Earshot"), synthesizer), count > 0 else {
            return nil
        }
        let milliseconds = start.duration(to: .now).clampedNanoseconds / 1_000_000
        return .ok("speech", "eSpeak NG works; it starts and renders a word in \(milliseconds) milliseconds")
    }

    private func dead(_ synthesizer: HostedSynthesizer) -> Diagnosis {
        let remedy =
            "install the data of eSpeak NG (Debian: espeak-ng-data), or reinstall Earshot: \(synthesizer.executable)"
        switch Self.speak(SpeechSegment(text: "Earshot"), synthesizer) {
        case .failure(let error): return .problem("speech", "\(error)", remedy)
        case .success: return .problem("speech", "eSpeak NG renders a word without sound", remedy)
        }
    }

    /// Returns the number of samples of a spoken text.
    private static func speak(
        _ segment: SpeechSegment, _ synthesizer: HostedSynthesizer
    ) -> Result<Int, SynthesisError> {
        var count = 0
        return Result { () throws(SynthesisError) in
            try synthesizer.synthesize(segment, cancellation: CancellationFlag()) { chunk in
                if case .audio(let samples) = chunk { count += samples.count }
                return true
            }
            return count
        }
    }

    // MARK: Voices

    private func variants(for synthesizer: HostedSynthesizer) -> [Diagnosis] {
        do throws(ProfileError) {
            synthesizer.dataFolder = try VariantData.prepare()
            return []
        } catch {
            let remedy = "fix the folder; voices with a variant speak without it until then"
            return [.problem("variants", "\(ToolError(error))", remedy)]
        }
    }

    private func voices(_ synthesizer: HostedSynthesizer) -> [Diagnosis] {
        var found: [Diagnosis] = []
        let entries: [VoiceLibrary.Entry]
        do throws(ProfileError) {
            entries = try VoiceLibrary.entries { mistake in
                let remedy = "the profile is ignored; 'earshot voices --check FILE' checks it"
                found.append(.problem("voices", "\(ToolError(mistake))", remedy))
            }
        } catch {
            return [.problem("voices", "\(ToolError(error))", "install Earshot again")]
        }
        var working = 0
        for entry in entries {
            let segment = SpeechSegment(text: "a", profile: entry.profile)
            switch Self.speak(segment, synthesizer) {
            case .success(let count) where count > 0: working += 1
            case .success:
                found.append(
                    .problem("voices", "\(entry.profile.name) produces no sound", "check the profile \(entry.file)"))
            case .failure(let error):
                let remedy =
                    entry.isUserDefined
                    ? "correct the profile \(entry.file); 'espeak-ng --voices' lists the voices"
                    : "install the complete data of eSpeak NG (Debian: espeak-ng-data)"
                found.append(.problem("voices", "\(entry.profile.name): \(error)", remedy))
            }
        }
        let own = entries.count(where: \.isUserDefined)
        return [.ok("voices", "\(working) of \(entries.count) profiles work, \(own) of them custom")] + found
    }
}
