/// An event that an engine reports about an utterance.
public enum EngineEvent: Sendable, Hashable {
    /// The first sound is made.
    case started
    /// A word begins: its range in Unicode scalars of `Utterance.text`.
    case word(Range<Int>)
    /// A mark is reached.
    case mark(String)
    /// The last sound was made.
    case finished
    /// The utterance cannot be spoken, or not to its end.
    case failed(String)

    /// Whether nothing more comes after this.
    var isEnd: Bool {
        switch self {
        case .finished, .failed: true
        case .started, .word, .mark: false
        }
    }
}

/// Speaks one utterance at a time for a `SpeechSession`.
///
/// None of its functions waits for speech. An engine may call its receiver from any thread, also from within
/// `start`; the session puts the reports in order. The engine does not decide how an utterance ended: the queue does.
public protocol SpeechEngine: AnyObject, Sendable {
    /// Sets the receiver of the engine's events. Called once, before anything else.
    func connect(_ receiver: @escaping @Sendable (UtteranceID, EngineEvent) -> Void)
    /// Begins to speak. Every earlier utterance has finished or was cancelled.
    func start(_ id: UtteranceID, _ utterance: Utterance)
    /// Stops speaking an utterance, within milliseconds; nothing happens if it has ended.
    func cancel(_ id: UtteranceID)
    /// Pauses or continues speech.
    func setPaused(_ paused: Bool)
    /// Makes speech inaudible, or audible.
    func setMuted(_ muted: Bool)
    /// Ends everything and releases the engine's resources.
    func shutdown()
}
