import AccessibilityTree
import Foundation

/// Something that reads the app to its user: the one attached hears of everything that the app posts.
@preconcurrency @MainActor public protocol AssistiveTechnology: AnyObject {
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
    /// What is posted from now on goes to it; `isVoiceOverRunning` and its notification follow, the notification not
    /// before an app in the background has come back.
    public static func attach(_ technology: (any AssistiveTechnology)?) {
        AppProcess.current.notifications.technology = technology
        reportVoiceOverStatus()
        if technology != nil { RestoredFocus.deliver() }
    }

    /// The assistive technology that is attached, or nil.
    public static var attachedTechnology: (any AssistiveTechnology)? { AppProcess.current.notifications.technology }

    /// Puts the focus of the attached assistive technology where another one had it, or nowhere. Objects and observers
    /// hear of it as of any move.
    package static func restoreFocus(to object: AnyObject?) {
        if let object = object as? UIAccessibilityObject {
            AppProcess.current.focus.move(to: object)
        } else if let focused = AppProcess.current.focus.focusedObject(nil) {
            AppProcess.current.focus.leave(focused)
        }
    }

    /// The object that has the focus, or nil.
    package static var focusedObject: AnyObject? { AppProcess.current.focus.focusedObject(nil) }

    /// Tells the app whether VoiceOver runs, where that is news to it and the app is not suspended.
    static func reportVoiceOverStatus() {
        guard UIApplication.shared.applicationState != .background,
            isVoiceOverRunning != AppProcess.current.notifications.wasVoiceOverReported
        else { return }
        AppProcess.current.notifications.wasVoiceOverReported = isVoiceOverRunning
        NotificationCenter.default.post(name: voiceOverStatusDidChangeNotification, object: nil)
    }

    /// Reports that an announcement is over, spoken to its end or not: posts `announcementDidFinishNotification`.
    public static func finishAnnouncement(_ text: String, successfully: Bool) {
        NotificationCenter.default.post(
            name: announcementDidFinishNotification, object: nil,
            userInfo: [announcementStringValueUserInfoKey: text, announcementWasSuccessfulUserInfoKey: successfully])
    }
}
