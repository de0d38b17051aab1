import Speech
import StrictJSON

/// The lines that `earshot announce` writes: one for each event, one for each line that it rejected.
enum AnnounceReply {
    /// Returns the line for an event of an announcement, without its line end, or nil if the protocol does not report
    /// the event.
    ///
    /// Members: `id`, `event`, `at` (seconds since the service began), with `word` `range` (Unicode scalars of the
    /// text, end excluded), with a terminal event `spokenRange` (likewise) and `heard`, the deprecated name of the same
    /// range, and, unless it is `finished`, `reason`.
    ///
    /// - Parameter cancellation: Why the client's announcement was cancelled; nil if it was skipped.
    static func line(for event: SpeechEvent, id: JSONValue, cancellation: String? = nil) -> String? {
        guard let (name, reason) = words(event.kind, cancellation) else { return nil }
        var text = "{\"id\":\(id),\"event\":\"\(name)\",\"at\":\(event.at.seconds())"
        if case .word(let range) = event.kind { text += ",\"range\":[\(range.lowerBound),\(range.upperBound)]" }
        if event.kind.isTerminal {
            let spoken = event.spokenRange ?? 0..<0
            let range = "[\(spoken.lowerBound),\(spoken.upperBound)]"
            text += ",\"spokenRange\":\(range),\"heard\":\(range)"
        }
        if let reason {
            text += ",\"reason\":"
            JSONEscaping.append(reason, to: &text)
        }
        return text + "}"
    }

    /// The name of an event and why it came.
    private static func words(_ kind: SpeechEvent.Kind, _ cancellation: String?) -> (String, String?)? {
        switch kind {
        case .posted: ("posted", nil)
        case .started: ("started", nil)
        case .word: ("word", nil)
        // No request has marks, and the service's queue suspends nothing.
        case .mark, .suspended, .resumed: nil
        case .finished: ("finished", nil)
        case .interrupted: ("interrupted", "another announcement was posted while it was spoken")
        case .superseded: ("superseded", "an announcement with the same key was posted while it waited")
        case .cancelled: ("cancelled", cancellation ?? "the client sent the command skip")
        case .failed(let reason): ("failed", reason)
        case .dropped(.defaultAnnouncement): ("superseded", "a default announcement was posted while it waited")
        case .dropped(.readerSpeech): ("superseded", "the screen reader spoke")
        case .dropped(.queueFull): ("failed", "the queue was full")
        case .dropped(.shutdown): ("cancelled", "the service was stopped")
        }
    }

    /// The line that answers a rejected one.
    ///
    /// - Parameter number: The number of the client's line, from 1.
    static func line(for mistake: AnnounceMistake, number: Int) -> String {
        var text = "{\"event\":\"error\",\"line\":\(number)"
        if let id = mistake.id { text += ",\"id\":\(id)" }
        text += ",\"message\":"
        JSONEscaping.append(mistake.message, to: &text)
        text += ",\"remedy\":"
        JSONEscaping.append(mistake.remedy, to: &text)
        return text + "}"
    }

    /// Returns the line with the number of events that were left out because the client did not read.
    static func line(lost count: Int) -> String { "{\"event\":\"lost\",\"count\":\(count)}" }
}
