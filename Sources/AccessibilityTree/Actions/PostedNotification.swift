/// A notification that an app posted for assistive technologies (`UIAccessibility.post`).
public struct PostedNotification: Sendable, Hashable, Codable {
    /// The kind of notification.
    public var kind: Kind
    /// The notification's argument.
    public var argument: Argument
    /// Whether the app posted it, or UIKit itself after one of its own transitions.
    public var isFromSystem: Bool

    /// Creates a notification, by default one that the app posted.
    public init(_ kind: Kind, _ argument: Argument = .none, isFromSystem: Bool = false) {
        self.kind = kind
        self.argument = argument
        self.isFromSystem = isFromSystem
    }

    /// The notifications of `UIAccessibility.Notification`.
    public enum Kind: String, Sendable, Hashable, Codable {
        /// A new screen has replaced the old one.
        case screenChanged
        /// Part of the screen has changed.
        case layoutChanged
        /// A message is to be spoken.
        case announcement
        /// A scroll has finished.
        case pageScrolled
        /// An assistive technology is to pause (Switch Control only).
        case pauseAssistiveTechnology
        /// Resume a paused assistive technology.
        case resumeAssistiveTechnology
    }

    /// The argument posted with a notification.
    public enum Argument: Sendable, Hashable, Codable {
        /// No argument.
        case none
        /// An element or a container.
        case element(NodeID)
        /// A text to speak, with its place in the queue.
        case text(AttributedText, priority: AnnouncementPriority)
    }
}

/// The urgency that an app sets when it posts an announcement (`UIAccessibilityPriority`, iOS 17; and
/// `accessibilitySpeechQueueAnnouncement`). The screen reader maps it to the `UtterancePriority` of its speech queue.
public enum AnnouncementPriority: String, Sendable, Hashable, Codable, Comparable, CaseIterable {
    /// Spoken when other speech has ended.
    case low
    /// Interrupts other speech and can be interrupted.
    case `default`
    /// Interrupts other speech and cannot be interrupted once it has started.
    case high

    private var rank: Int {
        switch self {
        case .low: 0
        case .default: 1
        case .high: 2
        }
    }

    /// Orders by urgency.
    public static func < (left: AnnouncementPriority, right: AnnouncementPriority) -> Bool {
        left.rank < right.rank
    }
}
