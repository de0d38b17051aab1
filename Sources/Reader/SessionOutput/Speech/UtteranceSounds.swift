import Foundation
import Speech
import Synchronization

/// Renders the announcements of elements as sounds for a page; repeated texts are rendered once.
package final class UtteranceSounds: Sendable {
    /// Samples a second: enough for speech, and a page stays small.
    private static let sampleRate = 16_000
    /// The most sounds of a page.
    private static let limit = 500

    private let synthesizer: HostedSynthesizer
    private let renderer: SpeechRenderer
    private let known = Mutex<[String: [UInt8]?]>([:])

    /// Starts the engine that speaks.
    package init(_ voice: VoiceRequest) throws {
        let profile = try voice.profile()
        synthesizer = try voice.synthesizer()
        renderer = SpeechRenderer(synthesizer: synthesizer, profile: profile, earcons: profile.earcons.sounds)
    }

    deinit { synthesizer.shutdown() }

    /// The bytes of a WAV file, or nil where it can't be spoken or the page has enough.
    package func wav(_ utterance: String) -> [UInt8]? {
        known.withLock { known in
            if let sound = known[utterance] { return sound }
            guard known.count < Self.limit else { return nil }
            let sound = try? render(utterance)
            known[utterance] = .some(sound)
            return sound
        }
    }

    private func render(_ utterance: String) throws -> [UInt8] {
        let folder = FileManager.default.temporaryDirectory.appending(path: "earshot-\(UUID().uuidString)")
        try FileManager.default.createDirectory(
            at: folder, withIntermediateDirectories: false, attributes: [.posixPermissions: 0o700])
        defer { try? FileManager.default.removeItem(at: folder) }
        let file = folder.appending(path: "sound.wav")
        let sink = try WAVFileSink(path: file.path, sampleRate: Self.sampleRate)
        _ = try renderer.render([.utterance(Utterance(text: utterance))], to: sink)
        try sink.close()
        return Array(try Data(contentsOf: file))
    }
}
