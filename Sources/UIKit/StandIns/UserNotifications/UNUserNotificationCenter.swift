// Stands for Apple's UserNotifications: what is to be told later is kept, and nobody is told.
@_exported import Foundation
@_exported import HeadlessUIKit

/// How the user is told.
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

/// How something is told while the app is used.
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

/// Whether the user wants to be told.
public enum UNAuthorizationStatus: Int, Sendable {
    /// Nobody was asked, no, yes, quietly, for a while.
    case notDetermined, denied, authorized, provisional, ephemeral
}

/// What the user has decided: no.
@preconcurrency @MainActor open class UNNotificationSettings: NSObject {
    /// No.
    open var authorizationStatus: UNAuthorizationStatus { .denied }
}

/// Decides about what is told. Each requirement is optional, and none is called here.
@preconcurrency @MainActor public protocol UNUserNotificationCenterDelegate: NSObjectProtocol {
    /// Something is told while the app is used.
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

/// Tells the user things later: keeps them, and tells none. The user is taken to have said no.
@preconcurrency @MainActor open class UNUserNotificationCenter: NSObject {
    private static let shared = UNUserNotificationCenter()
    /// Decides about what is told.
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

    /// What the user has decided.
    open func getNotificationSettings(completionHandler: @escaping (UNNotificationSettings) -> Void) {
        MainLoop.main.perform { completionHandler(UNNotificationSettings()) }
    }

    /// What the user has decided.
    open func notificationSettings() async -> UNNotificationSettings { UNNotificationSettings() }

    /// Keeps something that is to be told.
    open func add(_ request: UNNotificationRequest, withCompletionHandler handler: (((any Error)?) -> Void)? = nil) {
        pending.removeAll { $0.identifier == request.identifier }
        pending.append(request)
        MainLoop.main.perform { handler?(nil) }
    }

    /// What is to be told.
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
    /// Nothing was told.
    open func removeAllDeliveredNotifications() {}
}
