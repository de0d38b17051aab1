import CommandIO
import Foundation
import ScreenReader
import SessionOutput
import Speech
import Synchronization

/// Checks sound output with a spoken sentence.
@MainActor struct SoundCheck {
    /// The spoken sentence.
    static let sentence = "This is Earshot. Your sound works."
    /// Whether the check makes no sound.
    var isSilent: Bool

    /// Returns the result of the check.
    func diagnosis() async -> Diagnosis {
        let routes = SoundRoute.all
        guard !routes.isEmpty else { return Self.withoutRoute }
        let names = routes.map(\.description).joined(separator: ", or ")
        if isSilent { return .ok("sound", "output through \(names); nothing was played") }
        do {
            try await play()
            return .ok("sound", "a sentence was played through \(names)")
        } catch {
            return .problem(
                "sound", "a sentence could not be played through \(names): \(error.message)",
                "check that the sound server runs and has a device: 'pactl info' and 'pactl list short sinks', or "
                    + "'wpctl status'")
        }
    }

    private func play() async throws(ToolError) {
        do {
            let request = VoiceRequest()
            let speaker = try LiveSpeech(profile: try request.profile(), request: request) { _ in }
            defer { speaker.shutdown() }
            try await speaker.speak(.utterance(Utterance(text: Self.sentence)))
        } catch let error as ToolError {
            throw error
        } catch {
            throw ToolError("\(error)", exitCode: .unavailable)
        }
    }

    private static var withoutRoute: Diagnosis {
        if SoundRoute.hasServer {
            return .problem(
                "sound", "a sound server runs, but no client for it is installed",
                "install PulseAudio's library or its client (Debian: libpulse0 or pulseaudio-utils)")
        }
        if SoundRoute.hasSoundCard {
            return .problem(
                "sound", "there is a sound card, but no sound server and no program that plays without one",
                "install alsa-utils, or start PulseAudio or PipeWire")
        }
        return .problem(
            "sound", "there is no sound server and no sound card",
            "start PulseAudio ('pulseaudio --start') or PipeWire; to play on another machine, set PULSE_SERVER to its "
                + "address; without sound, '--sink wav=FILE' and '--braille-display' work")
    }
}
