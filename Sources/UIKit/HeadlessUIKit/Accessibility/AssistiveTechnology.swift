import AccessibilityTree
import Foundation

/// An assistive technology such as a screen reader; the attached one receives everything that the app posts.
@preconcurrency @MainActor public protocol AssistiveTechnology: AnyObject {
    /// The identifier of the assistive technology. VoiceOver unless implemented.
    var identifier: UIAccessibility.AssistiveTechnologyIdentifier { get }

    /// Called at the end of a turn of the main loop with the notifications posted in it, in order.
    ///
    /// The assistive technology that takes an announcement reports its end with
    /// `UIAccessibility.finishAnnouncement(_:successfully:)`.
    func receive(_ notifications: [PostedNotification])
}

extension AssistiveTechnology {
    /// The identifier of VoiceOver.
    public var identifier: UIAccessibility.AssistiveTechnologyIdentifier { .notificationVoiceOver }
}

extension UIAccessibility {
    /// Attaches an assistive technology, which is not kept alive, in place of the previous one; nil attaches none. It
    /// receives all notifications posted from now on. `isVoiceOverRunning` and its notification follow; an app in the
    /// background gets the notification when it returns to the foreground.
    public static func attach(_ technology: (any AssistiveTechnology)?) {
        AppProcess.current.notifications.technology = technology
        reportVoiceOverStatus()
        if technology != nil { RestoredFocus.deliver() }
    }

    /// The assistive technology that is attached, or nil.
    public static var attachedTechnology: (any AssistiveTechnology)? { AppProcess.current.notifications.technology }

    /// Returns the focus of the attached assistive technology to an object that had it before, or removes it. Objects
    /// and observers are notified as for any move.
    package static func restoreFocus(to object: AnyObject?) {
        if let object = object as? UIAccessibilityObject {
            AppProcess.current.focus.move(to: object)
        } else if let focused = AppProcess.current.focus.focusedObject(nil) {
            AppProcess.current.focus.leave(focused)
        }
    }

    /// The object that has the focus, or nil.
    package static var focusedObject: AnyObject? { AppProcess.current.focus.focusedObject(nil) }

    /// Reports to the app whether VoiceOver is running, if that has changed and the app is not suspended.
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
