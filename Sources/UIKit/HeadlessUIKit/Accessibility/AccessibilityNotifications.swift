import AccessibilityTree
import Foundation

/// The posted notifications that wait for the end of the main loop's turn.
@MainActor final class AccessibilityNotifications {
    weak var technology: (any AssistiveTechnology)?
    /// Whether VoiceOver was running when its status was last reported to the app.
    var wasVoiceOverReported = false
    private var posted: [PostedNotification] = []

    func post(_ notification: PostedNotification) {
        posted.append(notification)
        guard posted.count == 1 else { return }
        MainLoop.main.deliverNotifications = { [unowned self] in deliver() }
        // Notifications posted during a delivery wait for the next turn.
        MainLoop.main.perform {}
    }

    private func deliver() -> Bool {
        guard !posted.isEmpty else { return false }
        let notifications = posted
        posted = []
        if let technology {
            technology.receive(notifications)
        } else {
            finishUnspoken(notifications)
        }
        return true
    }

    // Code that waits for the end of an announcement must not wait forever when no assistive technology speaks.
    private func finishUnspoken(_ notifications: [PostedNotification]) {
        let texts: [String] = notifications.compactMap {
            guard $0.kind == .announcement, case .text(let text, _) = $0.argument else { return nil }
            return text.string
        }
        guard !texts.isEmpty else { return }
        MainLoop.main.perform {
            for text in texts { UIAccessibility.finishAnnouncement(text, successfully: true) }
        }
    }
}

extension UIAccessibility {
    /// Posts a notification to the assistive technology, which receives it at the end of the main loop's turn.
    ///
    /// The argument is an element, a container, a plain or an attributed string, or nil; any other value counts as nil.
    /// Without an assistive technology, announcements end successfully in the next turn, so that code that waits for
    /// `announcementDidFinishNotification` continues.
    public static func post(notification: Notification, argument: Any?) {
        post(notification, argument, isFromSystem: false)
    }

    /// Posts a notification from UIKit itself, such as the change of the screen after a transition.
    static func postFromSystem(_ notification: Notification, argument: Any? = nil) {
        post(notification, argument, isFromSystem: true)
    }

    private static func post(_ notification: Notification, _ argument: Any?, isFromSystem: Bool) {
        guard let kind = kind(of: notification), UIApplication.shared.applicationState != .background else { return }
        AppProcess.current.notifications.post(
            PostedNotification(kind, described(argument), isFromSystem: isFromSystem))
    }

    private static func kind(of notification: Notification) -> PostedNotification.Kind? {
        switch notification {
        case .screenChanged: .screenChanged
        case .layoutChanged: .layoutChanged
        case .announcement: .announcement
        case .pageScrolled: .pageScrolled
        case .pauseAssistiveTechnology: .pauseAssistiveTechnology
        case .resumeAssistiveTechnology: .resumeAssistiveTechnology
        default: nil
        }
    }

    private static func described(_ argument: Any?) -> PostedNotification.Argument {
        switch argument {
        case let object as UIViewController: object.viewIfLoaded.map { .element($0.nodeID) } ?? .none
        case let object as UIAccessibilityObject: .element(object.nodeID)
        case let text as NSAttributedString: .text(AttributedText(text), priority: AnnouncementPriority(text))
        case let text as String: .text(AttributedText(text), priority: .default)
        case let text as AttributedString: text.announced
        case let object as NSObject: UIAccessibilityObject.standing(for: object).map { .element($0.nodeID) } ?? .none
        default: .none
        }
    }
}

extension AnnouncementPriority {
    /// The priority requested by an attributed announcement; its first attribute of that kind counts.
    init(_ text: NSAttributedString) {
        var found: AnnouncementPriority?
        text.enumerateAttributes(in: NSRange(location: 0, length: text.length)) { attributes, _, stop in
            found = AnnouncementPriority(attributes)
            if found != nil { stop.pointee = true }
        }
        self = found ?? .default
    }

    private init?(_ attributes: [NSAttributedString.Key: Any]) {
        if let value = attributes[.accessibilitySpeechAnnouncementPriority] {
            let name = (value as? UIAccessibilityPriority)?.rawValue ?? value as? String
            guard let name, let priority = AnnouncementPriority(rawValue: name) else { return nil }
            self = priority
        } else if attributes[.accessibilitySpeechQueueAnnouncement].flatMap(SpeechAttributes.flag) == true {
            self = .low
        } else {
            return nil
        }
    }
}
