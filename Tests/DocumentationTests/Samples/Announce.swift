import Speech

/// Compiled but not run, because it needs the speech helper and a sound device.
func announceSaved() async throws -> SpeechOutcome {
    let engine = AudioEngine(synthesizer: try HostedSynthesizer(), sink: LiveSink { print($0) })
    let announcer = Announcer(engine: engine)
    let announcement = announcer.post("Saved", priority: .high)
    let outcome = await announcement.finished
    return outcome
}
