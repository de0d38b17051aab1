/// One posted utterance: its name and its end.
public struct Announcement: Sendable, Identifiable {
    /// The name of the utterance in the events.
    public let id: UtteranceID
    let completion: Completion

    /// The outcome of the utterance, once it has ended. Every utterance ends, at the latest when its session is shut
    /// down; cancelling the waiting task does not end the wait.
    public var finished: SpeechOutcome {
        get async { await completion.wait() }
    }

    /// The outcome of the utterance, or nil if it has not ended.
    public var outcome: SpeechOutcome? { completion.outcome }
}
