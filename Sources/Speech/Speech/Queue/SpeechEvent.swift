/// An event of a posted utterance.
///
/// Every utterance has one `posted` event and, some time later, exactly one terminal event.
public struct SpeechEvent: Sendable, Hashable, Codable {
    /// The number of the event in the order of all events of the queue, from 0.
    public var sequence: UInt64
    /// The id of the utterance.
    public var id: UtteranceID
    /// The kind of event.
    public var kind: Kind
    /// When it happened.
    public var at: Instant
    /// The part of the text whose words were spoken to their end, in Unicode scalars of `Utterance.text`;
    /// nil for events that do not end the utterance.
    public var spokenRange: Range<Int>?

    /// Creates an event.
    public init(sequence: UInt64, id: UtteranceID, kind: Kind, at: Instant, spokenRange: Range<Int>? = nil) {
        self.sequence = sequence
        self.id = id
        self.kind = kind
        self.at = at
        self.spokenRange = spokenRange
    }

    /// A kind of event in the life of an utterance.
    public enum Kind: Sendable, Hashable, Codable {
        /// The utterance was posted.
        case posted(SpeechRequest)
        /// Its first sound was made.
        case started
        /// A word began: its range in Unicode scalars of `Utterance.text`.
        case word(Range<Int>)
        /// Speech has reached a mark of the utterance.
        case mark(String)
        /// More urgent speech has stopped it; it is spoken on later (`SpeechQueue.Options.resumesInterrupted`).
        case suspended
        /// It is spoken on, from the word at which it was stopped.
        case resumed
        /// It was spoken to its end. Terminal.
        case finished
        /// Other speech replaced it after it was given to the engine. Terminal.
        case interrupted
        /// Newer speech of the same kind or key replaced it while it waited. Terminal.
        case superseded
        /// The user or the program stopped it. Terminal.
        case cancelled
        /// It was never given to the engine. Terminal.
        case dropped(DropReason)
        /// The engine could not speak it. Terminal.
        case failed(String)

        /// Whether nothing more happens to the utterance after this.
        public var isTerminal: Bool {
            switch self {
            case .posted, .started, .word, .mark, .suspended, .resumed: false
            case .finished, .interrupted, .superseded, .cancelled, .dropped, .failed: true
            }
        }
    }

    /// Why an utterance was dropped.
    public enum DropReason: String, Sendable, Hashable, Codable, CaseIterable {
        /// The screen reader's own speech wins over announcements that are not of high priority.
        case readerSpeech
        /// A low announcement was waiting when a default one came.
        case defaultAnnouncement
        /// Too many utterances were waiting.
        case queueFull
        /// The queue was shut down before it was posted.
        case shutdown
    }
}
