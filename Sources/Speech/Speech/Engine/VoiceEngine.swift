/// An engine whose voice can be changed while it works.
public protocol VoiceEngine: SpeechEngine {
    /// The voice profile from the next utterance on.
    var profile: VoiceProfile { get set }
    /// Called with the name of a missing voice, which another replaces; on any thread, and it must return quickly.
    var missingVoice: (@Sendable (_ name: String) -> Void)? { get set }
    /// Waits until the engine has been shut down, and throws its errors.
    func waitUntilClosed() throws
}

extension AudioEngine: VoiceEngine {}
