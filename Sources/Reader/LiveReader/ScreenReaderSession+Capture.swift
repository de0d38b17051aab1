import AccessibilityTree
import HeadlessUIKit
import ScreenReader

extension ScreenReaderSession {
    /// Runs something and returns all that it causes, to the last word: what the reader says, the announcements, the
    /// sounds, who was asked. Time is virtual, so nobody waits for it.
    public func capture(_ action: () throws -> Void) rethrows -> Capture {
        let before = session.log.entries.count
        try action()
        endTurn()
        settle()
        return Capture(entries: Array(session.log.entries[before...]), focus: focusedElement.map(ElementName.init))
    }
}

/// What one action has caused.
public struct Capture: Sendable, Hashable {
    /// Everything that happened, with its virtual time.
    public var entries: [LogEntry]
    /// The element under the cursor at the end, or nil.
    public var focus: ElementName?

    /// Creates a capture.
    public init(entries: [LogEntry], focus: ElementName?) {
        self.entries = entries
        self.focus = focus
    }

    /// All that was given to speech, in order.
    public var spoken: [String] {
        entries.compactMap { if case .spoken(let text, _, _) = $0.event { text } else { nil } }
    }

    /// The announcements of the app that were given to speech, in order.
    public var announcements: [String] {
        entries.compactMap { if case .spoken(let text, .announcement, _) = $0.event { text } else { nil } }
    }

    /// What was given to speech and was not spoken to its end.
    public var unspoken: [String] {
        entries.compactMap { if case .unspoken(let text, _) = $0.event { text } else { nil } }
    }

    /// The announcements whose end the app was told of: spoken to their end, or not.
    public func finishedAnnouncements(successful: Bool) -> [String] {
        entries.compactMap {
            guard case .announcementDidFinish(let text, let wasSuccessful) = $0.event else { return nil }
            return wasSuccessful == successful ? text : nil
        }
    }

    /// The short sounds, by name.
    public var earcons: [String] {
        entries.compactMap { if case .earcon(let earcon) = $0.event { earcon.rawValue } else { nil } }
    }

    /// What the app and UIKit have posted.
    public var notifications: [PostedNotification] {
        entries.compactMap { if case .notification(let notification) = $0.event { notification } else { nil } }
    }

    /// What the app was asked to do, and who was asked: the last of each trace did it when it is handled.
    public var actions: [(action: ActionRequest.Action, outcome: ActionOutcome)] {
        entries.compactMap {
            if case .action(let action, _, let outcome) = $0.event { (action, outcome) } else { nil }
        }
    }
}
