import CommandIO
import Foundation
import Speech
import Voices

/// Looks at what turns text into sound: the helper program, eSpeak NG and the voice profiles.
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

    /// All that was found.
    func diagnoses() -> [Diagnosis] {
        defer { synthesizer?.shutdown() }
        guard let synthesizer else {
            return [.fix("speech", missing ?? "there is no helper program", "nothing can be spoken without it")]
        }
        let variants = variants(for: synthesizer)
        guard let engine = engine(synthesizer) else { return [dead(synthesizer)] }
        return [engine] + variants + voices(synthesizer)
    }

    // MARK: The engine

    /// Checks the engine with a word; nil if it makes no sound of it.
    private func engine(_ synthesizer: HostedSynthesizer) -> Diagnosis? {
        let start = Instant.now
        guard case .success(let count) = Self.speak(SpeechSegment(text: "Earshot"), synthesizer), count > 0 else {
            return nil
        }
        let milliseconds = start.duration(to: .now).clampedNanoseconds / 1_000_000
        return .ok("speech", "eSpeak NG speaks; its process starts and makes a word in \(milliseconds) milliseconds")
    }

    private func dead(_ synthesizer: HostedSynthesizer) -> Diagnosis {
        let remedy = "install eSpeak NG's data (Debian: espeak-ng-data), or Earshot again: \(synthesizer.executable)"
        switch Self.speak(SpeechSegment(text: "Earshot"), synthesizer) {
        case .failure(let error): return .fix("speech", "\(error)", remedy)
        case .success: return .fix("speech", "eSpeak NG makes no sound of a word", remedy)
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
            let remedy = "voices with a variant speak without it until that is mended"
            return [.fix("variants", "\(ToolError(error))", remedy)]
        }
    }

    private func voices(_ synthesizer: HostedSynthesizer) -> [Diagnosis] {
        var found: [Diagnosis] = []
        let entries: [VoiceLibrary.Entry]
        do throws(ProfileError) {
            entries = try VoiceLibrary.entries { mistake in
                let remedy = "the profile is left out; 'earshot voices --check FILE' checks it"
                found.append(.fix("voices", "\(ToolError(mistake))", remedy))
            }
        } catch {
            return [.fix("voices", "\(ToolError(error))", "install Earshot again")]
        }
        var audible = 0
        for entry in entries {
            let segment = SpeechSegment(text: "a", profile: entry.profile)
            switch Self.speak(segment, synthesizer) {
            case .success(let count) where count > 0: audible += 1
            case .success:
                found.append(.fix("voices", "\(entry.profile.name) makes no sound", "see \(entry.file)"))
            case .failure(let error):
                let remedy =
                    entry.isUserDefined
                    ? "'earshot voices' lists what is there; the profile is \(entry.file)"
                    : "install all of eSpeak NG's data (Debian: espeak-ng-data)"
                found.append(.fix("voices", "\(entry.profile.name): \(error)", remedy))
            }
        }
        let own = entries.count(where: \.isUserDefined)
        return [.ok("voices", "\(audible) of \(entries.count) profiles speak, \(own) of them yours")] + found
    }
}
