// Replaces Apple's UserNotifications: requests are kept, and none is delivered.
@_exported import Foundation
@_exported import HeadlessUIKit

/// The forms of notification that an app may request.
public struct UNAuthorizationOptions: OptionSet, Sendable {
    /// The ways as bits.
    public let rawValue: UInt

    /// Ways of bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// A number on the app.
    public static let badge = UNAuthorizationOptions(rawValue: 1)
    /// A sound.
    public static let sound = UNAuthorizationOptions(rawValue: 2)
    /// A text.
    public static let alert = UNAuthorizationOptions(rawValue: 4)
    /// In the list alone, before the user has decided.
    public static let provisional = UNAuthorizationOptions(rawValue: 64)
}

/// The presentation of a notification while the app is in use.
public struct UNNotificationPresentationOptions: OptionSet, Sendable {
    /// The ways as bits.
    public let rawValue: UInt

    /// Ways of bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// A number on the app.
    public static let badge = UNNotificationPresentationOptions(rawValue: 1)
    /// A sound.
    public static let sound = UNNotificationPresentationOptions(rawValue: 2)
    /// A text.
    public static let alert = UNNotificationPresentationOptions(rawValue: 4)
    /// In the list.
    public static let list = UNNotificationPresentationOptions(rawValue: 8)
    /// At the top of the screen.
    public static let banner = UNNotificationPresentationOptions(rawValue: 16)
}

/// The user's decision about notifications.
public enum UNAuthorizationStatus: Int, Sendable {
    /// Not asked yet, refused, allowed, quietly, temporarily.
    case notDetermined, denied, authorized, provisional, ephemeral
}

/// The user's settings: refused.
@preconcurrency @MainActor open class UNNotificationSettings: NSObject {
    /// No.
    open var authorizationStatus: UNAuthorizationStatus { .denied }
}

/// The delegate of the notification centre. Each requirement is optional, and none is called here.
@preconcurrency @MainActor public protocol UNUserNotificationCenterDelegate: NSObjectProtocol {
    /// A notification arrives while the app is in use.
    func userNotificationCenter(
        _ center: UNUserNotificationCenter, willPresent notification: UNNotification,
        withCompletionHandler completionHandler: @escaping (UNNotificationPresentationOptions) -> Void)
    /// The user has answered.
    func userNotificationCenter(
        _ center: UNUserNotificationCenter, didReceive response: UNNotificationResponse,
        withCompletionHandler completionHandler: @escaping () -> Void)
}

extension UNUserNotificationCenterDelegate {
    /// Not at all.
    public func userNotificationCenter(
        _ center: UNUserNotificationCenter, willPresent notification: UNNotification,
        withCompletionHandler completionHandler: @escaping (UNNotificationPresentationOptions) -> Void
    ) { completionHandler([]) }

    /// Nothing.
    public func userNotificationCenter(
        _ center: UNUserNotificationCenter, didReceive response: UNNotificationResponse,
        withCompletionHandler completionHandler: @escaping () -> Void
    ) { completionHandler() }
}

/// Keeps requests for notifications, and delivers none. The user is assumed to have refused.
@preconcurrency @MainActor open class UNUserNotificationCenter: NSObject {
    private static let shared = UNUserNotificationCenter()
    /// The delegate.
    open weak var delegate: (any UNUserNotificationCenterDelegate)?
    private var pending: [UNNotificationRequest] = []

    /// The app's.
    open class func current() -> UNUserNotificationCenter { shared }

    /// The user says no.
    open func requestAuthorization(
        options: UNAuthorizationOptions = [], completionHandler: @escaping (Bool, (any Error)?) -> Void
    ) {
        MainLoop.main.perform { completionHandler(false, nil) }
    }

    /// The user says no.
    @discardableResult open func requestAuthorization(options: UNAuthorizationOptions = []) async throws -> Bool {
        false
    }

    /// Passes on the user's settings.
    open func getNotificationSettings(completionHandler: @escaping (UNNotificationSettings) -> Void) {
        MainLoop.main.perform { completionHandler(UNNotificationSettings()) }
    }

    /// Returns the user's settings.
    open func notificationSettings() async -> UNNotificationSettings { UNNotificationSettings() }

    /// Keeps a request.
    open func add(_ request: UNNotificationRequest, withCompletionHandler handler: (((any Error)?) -> Void)? = nil) {
        pending.removeAll { $0.identifier == request.identifier }
        pending.append(request)
        MainLoop.main.perform { handler?(nil) }
    }

    /// Passes on the pending requests.
    open func getPendingNotificationRequests(completionHandler: @escaping ([UNNotificationRequest]) -> Void) {
        let pending = pending
        MainLoop.main.perform { completionHandler(pending) }
    }

    /// Keeps some things no longer.
    open func removePendingNotificationRequests(withIdentifiers identifiers: [String]) {
        pending.removeAll { identifiers.contains($0.identifier) }
    }

    /// Keeps nothing any longer.
    open func removeAllPendingNotificationRequests() { pending = [] }
    /// Does nothing: no notification was delivered.
    open func removeAllDeliveredNotifications() {}
}
