import AccessibilityTree
import Foundation

/// Something that reads the app to its user: the one attached hears of everything that the app posts.
@MainActor public protocol AssistiveTechnology: AnyObject {
    /// Which assistive technology it is. VoiceOver unless implemented.
    var identifier: UIAccessibility.AssistiveTechnologyIdentifier { get }

    /// Called at the end of a turn of the main loop with what was posted in it, in order.
    ///
    /// Whoever takes an announcement reports its end with `UIAccessibility.finishAnnouncement(_:successfully:)`.
    func receive(_ notifications: [PostedNotification])
}

extension AssistiveTechnology {
    /// VoiceOver.
    public var identifier: UIAccessibility.AssistiveTechnologyIdentifier { .notificationVoiceOver }
}

extension UIAccessibility {
    /// Attaches an assistive technology, which is not kept alive, in place of the one before; nil attaches none.
    /// What is posted from now on goes to it; `isVoiceOverRunning` and its notification follow.
    public static func attach(_ technology: (any AssistiveTechnology)?) {
        let wasRunning = isVoiceOverRunning
        AccessibilityNotifications.technology = technology
        if wasRunning != isVoiceOverRunning {
            NotificationCenter.default.post(name: voiceOverStatusDidChangeNotification, object: nil)
        }
        if technology != nil { RestoredFocus.deliver() }
    }

    /// Reports that an announcement is over, spoken to its end or not: posts `announcementDidFinishNotification`.
    public static func finishAnnouncement(_ text: String, successfully: Bool) {
        NotificationCenter.default.post(
            name: announcementDidFinishNotification, object: nil,
            userInfo: [announcementStringValueUserInfoKey: text, announcementWasSuccessfulUserInfoKey: successfully])
    }
}
