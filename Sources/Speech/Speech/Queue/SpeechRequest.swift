/// Names one posted utterance. Later posts have larger numbers, so two posts of the same text stay apart.
public struct UtteranceID: RawRepresentable, Sendable, Hashable, Comparable, Codable, CustomStringConvertible {
    /// The raw number.
    public var rawValue: UInt64

    /// Creates an identifier.
    public init(rawValue: UInt64) {
        self.rawValue = rawValue
    }

    /// The number in decimal.
    public var description: String { String(rawValue) }

    /// Orders by number, which is the order of posting.
    public static func < (left: UtteranceID, right: UtteranceID) -> Bool {
        left.rawValue < right.rawValue
    }
}

/// The urgency of an utterance in the speech queue, with the meaning of `UIAccessibilityPriority` (iOS 17).
///
/// It has the cases of `AnnouncementPriority` in AccessibilityTree, which an app sets when it posts an announcement.
/// The two are separate types because neither module depends on the other; the screen reader, which turns announcements
/// into utterances, maps the one to the other.
public enum UtterancePriority: String, Sendable, Hashable, Codable, CaseIterable {
    /// Waits for all other speech. A default announcement that is posted meanwhile drops it.
    case low
    /// Interrupts low and default speech, and waits for high speech.
    case `default`
    /// Interrupts low and default speech, and waits for other high speech. Other speech does not interrupt it.
    case high
}

/// The origin of an utterance.
public enum SpeechKind: String, Sendable, Hashable, Codable, CaseIterable {
    /// The screen reader speaks the element under its cursor.
    case focus
    /// An app has posted an announcement.
    case announcement
    /// The screen reader speaks one of its own messages.
    case system

    /// Whether the screen reader speaks for itself, not for an app.
    public var isReaderSpeech: Bool { self != .announcement }
}

/// The handling of announcements that coincide with the screen reader's own speech.
public enum AnnouncementPolicy: String, Sendable, Hashable, Codable, CaseIterable {
    /// As on a device: the reader's speech wins, announcements that are not of high priority are dropped.
    case realistic
    /// They wait until the reader has finished and are then spoken.
    case lenient
}

/// An utterance on its way into the queue.
public struct SpeechRequest: Sendable, Hashable, Codable {
    /// Its name, larger than that of every earlier request of the same queue.
    public var id: UtteranceID
    /// The utterance to speak.
    public var utterance: Utterance
    /// The priority in the queue.
    public var priority: UtterancePriority
    /// The origin of the utterance.
    public var kind: SpeechKind
    /// Requests with the same key replace each other while they wait, as progress messages should.
    public var key: String?

    /// Creates a request.
    public init(
        id: UtteranceID, utterance: Utterance, priority: UtterancePriority = .default, kind: SpeechKind = .announcement,
        key: String? = nil
    ) {
        self.id = id
        self.utterance = utterance
        self.priority = priority
        self.kind = kind
        self.key = key
    }

    /// The length of its texts in bytes of UTF-8.
    var byteCount: Int {
        utterance.parts.reduce(0) { sum, part in
            if case .text(let spoken) = part { sum + spoken.text.utf8.count } else { sum }
        }
    }
}
