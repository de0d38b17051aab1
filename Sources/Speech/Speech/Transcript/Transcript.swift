import Escaping

/// A record of speech events with one stable text form, for logs and for comparison in tests.
public struct Transcript: Sendable, Hashable, Codable, CustomStringConvertible {
    /// The events in their order.
    public var events: [SpeechEvent]

    /// Creates a record.
    public init(_ events: [SpeechEvent] = []) {
        self.events = events
    }

    /// Adds an event.
    public mutating func append(_ event: SpeechEvent) {
        events.append(event)
    }

    /// The texts that were spoken to their end, in order.
    public var finishedTexts: [String] {
        let texts = self.texts
        return events.compactMap { $0.kind == .finished ? texts[$0.id] : nil }
    }

    private var texts: [UtteranceID: String] {
        var texts: [UtteranceID: String] = [:]
        for case .posted(let request) in events.map(\.kind) { texts[request.id] = request.utterance.text }
        return texts
    }

    /// One line for each event: seconds with three digits, `#` and the utterance, and the event.
    public var description: String { text(includingWords: true) }

    /// The text form, with or without the word events.
    public func text(includingWords: Bool) -> String {
        var lines = ""
        var texts: [UtteranceID: [Unicode.Scalar]] = [:]
        for event in events {
            if case .posted(let request) = event.kind {
                texts[event.id] = Array(request.utterance.text.unicodeScalars)
            }
            if case .word = event.kind, !includingWords { continue }
            lines += Self.line(for: event, text: texts[event.id] ?? []) + "\n"
            if event.kind.isTerminal { texts[event.id] = nil }
        }
        return lines
    }

    private static func line(for event: SpeechEvent, text: [Unicode.Scalar]) -> String {
        let what =
            switch event.kind {
            case .posted(let request):
                "posted \(request.kind.rawValue) \(request.priority.rawValue)"
                    + (request.key.map { " key \(LineEscaping.quoted($0))" } ?? "")
                    + " \(LineEscaping.quoted(request.utterance.text))"
            case .started: "started"
            case .word(let range): "word \(quoted(text, range))"
            case .mark(let name): "mark \(LineEscaping.quoted(name))"
            case .suspended: "suspended"
            case .resumed: "resumed"
            case .finished: "finished"
            case .interrupted: "interrupted after \(quoted(text, event.spokenRange ?? 0..<0))"
            case .superseded: "superseded"
            case .cancelled: "cancelled after \(quoted(text, event.spokenRange ?? 0..<0))"
            case .dropped(let reason): "dropped \(reason.rawValue)"
            case .failed(let reason): "failed \(LineEscaping.quoted(reason))"
            }
        return "\(event.at.seconds(digits: 3)) #\(event.id) \(what)"
    }

    private static func quoted(_ scalars: [Unicode.Scalar], _ range: Range<Int>) -> String {
        var view = String.UnicodeScalarView()
        view.append(contentsOf: scalars[range.clamped(to: 0..<scalars.count)])
        return LineEscaping.quoted(String(view).trimmingTrailingSpaces)
    }
}

extension String {
    fileprivate var trimmingTrailingSpaces: String {
        var copy = self
        while copy.unicodeScalars.last == " " { copy.unicodeScalars.removeLast() }
        return copy
    }
}
