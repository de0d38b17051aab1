import AccessibilityTree
import Speech

/// A replay of a session's log: repeats its actions in another session, at the same virtual times, and compares the
/// speech.
@MainActor public struct SessionReplay {
    private let log: SessionLog

    /// Prepares to replay a log.
    public init(_ log: SessionLog) {
        self.log = log
    }

    /// Replays on a session that has just started, and returns the difference of the speech: old lines are those of the
    /// log, new lines those of the session.
    ///
    /// Gestures and commands are repeated. Notifications of the app are posted again where `postsNotifications` is
    /// true, as is right for a screen that has no app behind it; their elements are found by identifier, else by label.
    public func run(on session: ReadingSession, postsNotifications: Bool) -> LineDifference {
        for entry in log.entries {
            session.run(for: session.now.duration(to: entry.at))
            switch entry.event {
            case .gesture(let gesture, _): session.perform(gesture)
            case .command(let command): session.perform(command)
            case .notification(let notification) where postsNotifications && !notification.isFromSystem:
                session.post(translate(notification, in: session.tree))
            default: break
            }
        }
        if let end = log.end {
            session.run(for: session.now.duration(to: end.at))
            // Speech that is longer now than in the log is still played to its end.
            if end.isSilent { session.runUntilSilent() }
        }
        return LineDifference(from: Self.lines(log.entries), to: Self.lines(session.log.entries))
    }

    /// Returns the user's actions and the speech, line by line.
    public static func lines(_ entries: [LogEntry]) -> [String] {
        entries.compactMap { entry in
            switch entry.event {
            case .gesture(let gesture, _): "> \(LogText.describe(gesture))"
            case .command(let command): "> \(command)"
            case .spoken(let text, .announcement, _): "  announcement: \(text)"
            case .spoken(let text, _, _): "  \(text)"
            default: nil
            }
        }
    }

    // The numbers of elements differ in every run; the element is found by its name in the log.
    private func translate(_ notification: PostedNotification, in tree: AccessibilityTree) -> PostedNotification {
        guard case .element(let id) = notification.argument else { return notification }
        var result = notification
        let name = elementNames[id]
        let found =
            name?.identifier.flatMap { tree.first(identifier: $0) }
            ?? name?.label.flatMap { label in tree.nodes.first { $0.label?.string == label } }
        result.argument = found.map { .element($0.id) } ?? .none
        return result
    }

    private var elementNames: [NodeID: ElementName] {
        var names: [NodeID: ElementName] = [:]
        for entry in log.entries {
            switch entry.event {
            case .focus(let from, let to, _):
                for name in [from, to].compactMap(\.self) { names[name.id] = name }
            case .focusLost(let name): names[name.id] = name
            case .action(_, let name?, _): names[name.id] = name
            default: break
            }
        }
        return names
    }
}
