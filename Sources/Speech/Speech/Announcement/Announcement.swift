/// One posted utterance: its name and its end.
public struct Announcement: Sendable, Identifiable {
    /// The name of the utterance in the events.
    public let id: UtteranceID
    let completion: Completion

    /// How the utterance ended, once it has. Every utterance ends, at the latest when its session is shut down;
    /// cancelling the waiting task does not end the wait.
    public var finished: SpeechOutcome {
        get async { await completion.wait() }
    }

    /// How the utterance ended, or nil while it has not.
    public var outcome: SpeechOutcome? { completion.outcome }
}
