// Replaces Apple's UserNotifications: requests are kept, and none is delivered.
@_exported import Foundation
@_exported import HeadlessUIKit

/// The kinds of notifications that an app may request.
public struct UNAuthorizationOptions: OptionSet, Sendable {
    /// The options as bits.
    public let rawValue: UInt

    /// Creates options from bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// A number on the app's icon.
    public static let badge = UNAuthorizationOptions(rawValue: 1)
    /// A sound.
    public static let sound = UNAuthorizationOptions(rawValue: 2)
    /// An alert with the text.
    public static let alert = UNAuthorizationOptions(rawValue: 4)
    /// Quiet delivery to the notification list, before the user has decided.
    public static let provisional = UNAuthorizationOptions(rawValue: 64)
}

/// The presentation of a notification while the app is in the foreground.
public struct UNNotificationPresentationOptions: OptionSet, Sendable {
    /// The options as bits.
    public let rawValue: UInt

    /// Creates options from bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// A number on the app's icon.
    public static let badge = UNNotificationPresentationOptions(rawValue: 1)
    /// A sound.
    public static let sound = UNNotificationPresentationOptions(rawValue: 2)
    /// An alert with the text.
    public static let alert = UNNotificationPresentationOptions(rawValue: 4)
    /// An entry in the notification list.
    public static let list = UNNotificationPresentationOptions(rawValue: 8)
    /// A banner at the top of the screen.
    public static let banner = UNNotificationPresentationOptions(rawValue: 16)
}

/// The user's authorization of notifications.
public enum UNAuthorizationStatus: Int, Sendable {
    /// Not asked yet, denied, allowed, quiet delivery, temporarily allowed.
    case notDetermined, denied, authorized, provisional, ephemeral
}

/// The user's notification settings: authorization is denied.
@preconcurrency @MainActor open class UNNotificationSettings: NSObject {
    /// The authorization; always `.denied`.
    open var authorizationStatus: UNAuthorizationStatus { .denied }
}

/// The delegate of the notification centre. Each requirement is optional, and none is called here.
@preconcurrency @MainActor public protocol UNUserNotificationCenterDelegate: NSObjectProtocol {
    /// Called when a notification arrives while the app is in the foreground.
    func userNotificationCenter(
        _ center: UNUserNotificationCenter, willPresent notification: UNNotification,
        withCompletionHandler completionHandler: @escaping (UNNotificationPresentationOptions) -> Void)
    /// Called when the user has responded to a notification.
    func userNotificationCenter(
        _ center: UNUserNotificationCenter, didReceive response: UNNotificationResponse,
        withCompletionHandler completionHandler: @escaping () -> Void)
}

extension UNUserNotificationCenterDelegate {
    /// Presents nothing.
    public func userNotificationCenter(
        _ center: UNUserNotificationCenter, willPresent notification: UNNotification,
        withCompletionHandler completionHandler: @escaping (UNNotificationPresentationOptions) -> Void
    ) { completionHandler([]) }

    /// Does nothing.
    public func userNotificationCenter(
        _ center: UNUserNotificationCenter, didReceive response: UNNotificationResponse,
        withCompletionHandler completionHandler: @escaping () -> Void
    ) { completionHandler() }
}

/// Stores requests for notifications, and delivers none. Authorization is denied.
@preconcurrency @MainActor open class UNUserNotificationCenter: NSObject {
    private static let shared = UNUserNotificationCenter()
    /// The delegate.
    open weak var delegate: (any UNUserNotificationCenterDelegate)?
    private var pending: [UNNotificationRequest] = []

    /// Returns the app's centre.
    open class func current() -> UNUserNotificationCenter { shared }

    /// Calls the handler with false.
    open func requestAuthorization(
        options: UNAuthorizationOptions = [], completionHandler: @escaping (Bool, (any Error)?) -> Void
    ) {
        MainLoop.main.perform { completionHandler(false, nil) }
    }

    /// Returns false.
    @discardableResult open func requestAuthorization(options: UNAuthorizationOptions = []) async throws -> Bool {
        false
    }

    /// Calls the handler with the settings.
    open func getNotificationSettings(completionHandler: @escaping (UNNotificationSettings) -> Void) {
        MainLoop.main.perform { completionHandler(UNNotificationSettings()) }
    }

    /// Returns the settings.
    open func notificationSettings() async -> UNNotificationSettings { UNNotificationSettings() }

    /// Stores a request.
    open func add(_ request: UNNotificationRequest, withCompletionHandler handler: (((any Error)?) -> Void)? = nil) {
        pending.removeAll { $0.identifier == request.identifier }
        pending.append(request)
        MainLoop.main.perform { handler?(nil) }
    }

    /// Calls the handler with the pending requests.
    open func getPendingNotificationRequests(completionHandler: @escaping ([UNNotificationRequest]) -> Void) {
        let pending = pending
        MainLoop.main.perform { completionHandler(pending) }
    }

    /// Removes requests by their identifiers.
    open func removePendingNotificationRequests(withIdentifiers identifiers: [String]) {
        pending.removeAll { identifiers.contains($0.identifier) }
    }

    /// Removes all requests.
    open func removeAllPendingNotificationRequests() { pending = [] }
    /// Does nothing: no notification was delivered.
    open func removeAllDeliveredNotifications() {}
}
