import AccessibilityTree
import Foundation
import Speech

/// A record of a session, so that the speech of another program, or of a later version of the app, can be compared with
/// it: the format "earshot-log/1".
///
/// It is written as JSON Lines. The first line is the header, each further one an event; a second header begins another
/// session. `session-log.schema.json` next to this file describes every key.
public struct SessionLog: Sendable, Hashable {
    /// The name of the format.
    public static let format = "earshot-log/1"

    /// The session's source and settings.
    public var header: Header
    /// The events, oldest first.
    public var entries: [LogEntry]
    /// The end of the session; nil if the log breaks off.
    public var end: End?

    /// Creates a log.
    public init(header: Header, entries: [LogEntry] = [], end: End? = nil) {
        self.header = header
        self.entries = entries
        self.end = end
    }

    /// The log of a session so far, with its end now.
    @MainActor public init(of session: ReadingSession, _ header: Header) {
        self.header = header
        entries = session.log.entries
        end = End(at: session.now, isSilent: session.isSilent)
    }

    /// A session's source and settings.
    public struct Header: Sendable, Hashable {
        /// The file that described the screen, or nil for the sample app.
        public var file: String?
        /// The screen of the file; nil as well where the file had none.
        public var screen: String?
        /// Whether the screen was shown alone, without the containers that lead to it.
        public var isBare: Bool
        /// The options by which the screen was shown otherwise than the file has it, by name: the device, the text size
        /// and so on.
        public var display: [String: String] = [:]
        /// The date that the screen was made for, to the second; nil where none was chosen.
        public var date: Date?
        /// The time zone that the screen was made for; nil where none was chosen.
        public var timeZone: TimeZone?
        /// The behaviour of the reader.
        public var options: ScreenReader.Options
        /// The handling of announcements that coincided with the reader's own speech.
        public var policy: AnnouncementPolicy

        /// Creates a header.
        public init(
            file: String?, screen: String? = nil, isBare: Bool = false, date: Date? = nil,
            timeZone: TimeZone? = nil, options: ScreenReader.Options = ScreenReader.Options(),
            policy: AnnouncementPolicy = .realistic
        ) {
            self.file = file
            self.screen = screen
            self.isBare = isBare
            self.date = date
            self.timeZone = timeZone
            self.options = options
            self.policy = policy
        }
    }

    /// The end of a session.
    public struct End: Sendable, Hashable {
        /// The time at which the session ended.
        public var at: Instant
        /// Whether speech had ended.
        public var isSilent: Bool

        /// Creates an end.
        public init(at: Instant, isSilent: Bool) {
            self.at = at
            self.isSilent = isSilent
        }
    }
}

/// The reason why a log cannot be read: the line and the error.
public struct SessionLogError: Error, Sendable, Hashable, CustomStringConvertible {
    /// The line, from 1.
    public var line: Int
    /// A description of the error.
    public var message: String

    init(_ message: String, line: Int) {
        self.line = line
        self.message = message
    }

    /// The line and the message.
    public var description: String { "line \(line): \(message)" }
}
