import AccessibilityTree
import Speech

/// Everything that happened in a session, in order.
public struct EventLog: Sendable, Hashable, Codable, CustomStringConvertible {
    /// The entries, oldest first.
    public private(set) var entries: [LogEntry] = []

    /// Creates an empty log.
    public init() {}

    /// Writes an event down.
    public mutating func append(_ event: Event, at instant: Instant) {
        entries.append(LogEntry(at: instant, event: event))
    }

    /// Adds the parts of the last entry, when it was passed to the speech queue.
    mutating func attach(_ utterance: Utterance) {
        guard let last = entries.indices.last, case .spoken = entries[last].event else { return }
        entries[last].utterance = utterance
    }

    /// The events without their times.
    public var events: [Event] { entries.map(\.event) }

    /// The texts given to the speech queue, in order.
    public var spokenTexts: [String] {
        entries.compactMap { if case .spoken(let text, _, _) = $0.event { text } else { nil } }
    }

    /// One line for each event: seconds with three digits, the kind of event, and its facts. No text of an app can
    /// break or forge a line.
    public var description: String {
        entries.map { $0.description + "\n" }.joined()
    }
}

extension LogEntry: CustomStringConvertible {
    /// The entry as one line without a line end.
    public var description: String {
        at.seconds(digits: 3) + " " + event.description
    }
}

extension Event: CustomStringConvertible {
    /// The event as one line without a line end.
    public var description: String {
        switch self {
        case .gesture(let gesture, let command):
            "gesture \(LogText.describe(gesture)) -> \(command.map { "\($0)" } ?? "nothing")"
        case .command(let command): "command \(command)"
        case .focus(let from, let to, let reason):
            "focus \(reason.rawValue) \(LogText.name(from)) -> \(LogText.name(to))"
        case .focusLost(let name): "focusLost \(LogText.name(name))"
        case .focusMovedTwice(let from, let to): "focusMovedTwice \(LogText.name(from)) -> \(LogText.name(to))"
        case .lateFocusMove(let user, let isReverted):
            "lateFocusMove \(isReverted ? "reverts" : "yields to") \(LogText.name(user))"
        case .spoken(let text, let kind, let priority):
            "speak \(kind.rawValue)\(priority == .default ? "" : " \(priority.rawValue)") \(LogText.quoted(text))"
        case .unspoken(let text, let outcome): "unspoken \(outcome) \(LogText.quoted(text))"
        case .announcementDidFinish(let text, let wasSuccessful):
            "announcementDidFinish \(wasSuccessful ? "successful" : "unsuccessful") \(LogText.quoted(text))"
        case .notification(let notification): "notification \(LogText.describe(notification))"
        case .action(let action, let target, let outcome):
            "action \(LogText.describe(action)) \(LogText.name(target)) \(LogText.describe(outcome))"
        case .earcon(let earcon): "earcon \(earcon.rawValue)"
        case .rotor(let name): "rotor \(LogText.quoted(name))"
        case .setting(let setting, let value): "setting \(setting.rawValue) \(LogText.quoted(value))"
        case .relabelled(let name, let label):
            "relabelled \(LogText.name(name)) \(label.map { LogText.quoted($0) } ?? "none")"
        case .muted(let isMuted): "muted \(isMuted)"
        case .screenCurtain(let isOn): "screenCurtain \(isOn)"
        case .copied(let text): "copied \(LogText.quoted(text))"
        case .missingWords(let language, let words):
            "missingWords \(LogText.quoted(language, limit: 60)) \(words?.joined(separator: " ") ?? "all")"
        case .endlessTurns(let count): "endlessTurns \(count)"
        }
    }
}
