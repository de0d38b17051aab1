import AccessibilityTree
import HeadlessUIKit
import ScreenReader

extension ScreenReaderSession {
    /// Runs an action and returns everything that it causes, to the last word: the reader's speech, the announcements,
    /// the sounds and the responders that were asked. Time is virtual, so this returns without waiting; ``settle(within:)``
    /// says which work of the app belongs to the action.
    @discardableResult public func capture(_ action: () throws -> Void) rethrows -> Capture {
        let before = session.log.entries.count
        try MainLoop.main.collecting(action)
        endTurn()
        settle()
        return Capture(entries: Array(session.log.entries[before...]), focus: focusedElement.map(ElementName.init))
    }

    /// Runs an action, lets real time pass for work that is done elsewhere, and returns everything that happened
    /// meanwhile.
    @discardableResult
    public func capture(for duration: Duration, _ action: () throws -> Void) async rethrows -> Capture {
        let before = session.log.entries.count
        try MainLoop.main.collecting(action)
        await settle(for: duration)
        return Capture(entries: Array(session.log.entries[before...]), focus: focusedElement.map(ElementName.init))
    }

    /// Lets real time pass, in which the main queue and other tasks run, and settles again and again: for work that is
    /// done elsewhere, by another thread, process or machine. Ends early when the task is cancelled.
    public func settle(for duration: Duration) async {
        let end = ContinuousClock.now + duration
        repeat {
            endTurn()
            settle()
            try? await Task.sleep(until: min(end, .now + Self.pollingInterval))
        } while ContinuousClock.now < end && !Task.isCancelled
        endTurn()
        settle()
    }

    /// The time between two looks at the screen while real time passes.
    package static let pollingInterval = Duration.milliseconds(10)
}

/// Everything that one action has caused.
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

    /// Texts that were given to speech and not spoken to their end.
    public var unspoken: [String] {
        entries.compactMap { if case .unspoken(let text, _) = $0.event { text } else { nil } }
    }

    /// Returns the announcements whose end was reported to the app: those spoken to their end, or those that were not.
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

    /// The notifications that the app and UIKit have posted.
    public var notifications: [PostedNotification] {
        entries.compactMap { if case .notification(let notification) = $0.event { notification } else { nil } }
    }

    /// The actions requested of the app, and the responders that were asked: the last of each trace performed the
    /// action if it was handled.
    public var actions: [(action: ActionRequest.Action, outcome: ActionOutcome)] {
        entries.compactMap {
            if case .action(let action, _, let outcome) = $0.event { (action, outcome) } else { nil }
        }
    }
}
