import CommandIO
import Foundation
import ScreenReader
import SessionOutput
import Speech
import Synchronization

/// Looks at where sound goes, and plays a sentence there.
@MainActor struct SoundCheck {
    /// The spoken sentence.
    static let sentence = "This is Earshot. Your sound works."
    /// Whether the check makes no sound.
    var isSilent: Bool

    /// Returns the result of the check.
    func diagnosis() async -> Diagnosis {
        let routes = SoundRoute.all
        guard !routes.isEmpty else { return Self.withoutRoute }
        let names = routes.map(\.description).joined(separator: ", else by ")
        if isSilent { return .ok("sound", "it goes by \(names); nothing was played") }
        do {
            try await play()
            return .ok("sound", "a sentence was played by \(names)")
        } catch {
            return .fix(
                "sound", "it would go by \(names), and a sentence was not heard: \(error.message)",
                "see that the sound server runs and has a device: 'pactl info' and 'pactl list short sinks', or "
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
            return .fix(
                "sound", "a sound server runs, and there is no way to it",
                "install PulseAudio's library or its client (Debian: libpulse0 or pulseaudio-utils)")
        }
        if SoundRoute.hasSoundCard {
            return .fix(
                "sound", "there is a sound card and no sound server, and nothing that plays without one",
                "install alsa-utils, or start PulseAudio or PipeWire")
        }
        return .fix(
            "sound", "there is no sound server and no sound card",
            "start PulseAudio ('pulseaudio --start') or PipeWire; from another machine, let PULSE_SERVER name the one "
                + "where you listen; without sound, '--sink wav=FILE' and '--braille-display' work")
    }
}
