import Foundation

extension UIApplication {
    /// The app has been launched.
    public nonisolated static let didFinishLaunchingNotification = Notification.Name(
        "UIApplicationDidFinishLaunchingNotification")
    /// The app has become active.
    public nonisolated static let didBecomeActiveNotification = Notification.Name(
        "UIApplicationDidBecomeActiveNotification")
    /// The app is about to become inactive.
    public nonisolated static let willResignActiveNotification = Notification.Name(
        "UIApplicationWillResignActiveNotification")
    /// The app has left the screen.
    public nonisolated static let didEnterBackgroundNotification = Notification.Name(
        "UIApplicationDidEnterBackgroundNotification")
    /// The app is about to come onto the screen.
    public nonisolated static let willEnterForegroundNotification = Notification.Name(
        "UIApplicationWillEnterForegroundNotification")
    /// The app is about to end; never posted here.
    public nonisolated static let willTerminateNotification = Notification.Name(
        "UIApplicationWillTerminateNotification")
    /// The time has changed by much, such as at midnight; never posted here.
    public nonisolated static let significantTimeChangeNotification = Notification.Name(
        "UIApplicationSignificantTimeChangeNotification")
    /// The user has taken a screenshot; never posted here.
    public nonisolated static let userDidTakeScreenshotNotification = Notification.Name(
        "UIApplicationUserDidTakeScreenshotNotification")
    /// Protected files can be read; never posted here.
    public nonisolated static let protectedDataDidBecomeAvailableNotification = Notification.Name(
        "UIApplicationProtectedDataDidBecomeAvailable")
    /// Protected files are about to be locked; never posted here.
    public nonisolated static let protectedDataWillBecomeUnavailableNotification = Notification.Name(
        "UIApplicationProtectedDataWillBecomeUnavailable")
    /// The user allows or forbids background work; never posted here.
    public nonisolated static let backgroundRefreshStatusDidChangeNotification = Notification.Name(
        "UIApplicationBackgroundRefreshStatusDidChangeNotification")
    /// The status bar's frame has changed; never posted here.
    public nonisolated static let didChangeStatusBarFrameNotification = Notification.Name(
        "UIApplicationDidChangeStatusBarFrameNotification")
    /// The status bar is about to turn; never posted here.
    public nonisolated static let willChangeStatusBarOrientationNotification = Notification.Name(
        "UIApplicationWillChangeStatusBarOrientationNotification")
    /// The status bar has rotated; never posted here.
    public nonisolated static let didChangeStatusBarOrientationNotification = Notification.Name(
        "UIApplicationDidChangeStatusBarOrientationNotification")

    /// Notifies the delegate and all observers of another state, in UIKit's order.
    final func postChange(from before: State) {
        func notify(_ name: Notification.Name, _ call: (any UIApplicationDelegate) -> Void) {
            if let delegate { call(delegate) }
            NotificationCenter.default.post(name: name, object: self)
        }
        guard before != applicationState else { return }
        if before == .active { notify(Self.willResignActiveNotification) { $0.applicationWillResignActive(self) } }
        if before == .background {
            notify(Self.willEnterForegroundNotification) { $0.applicationWillEnterForeground(self) }
        }
        switch applicationState {
        case .active: notify(Self.didBecomeActiveNotification) { $0.applicationDidBecomeActive(self) }
        case .inactive: break
        case .background: notify(Self.didEnterBackgroundNotification) { $0.applicationDidEnterBackground(self) }
        }
    }
}

extension UIApplication.LaunchOptionsKey {
    /// The URL that the app was opened with.
    public static let url = Self(rawValue: "UIApplicationLaunchOptionsURLKey")
    /// The app that opened it.
    public static let sourceApplication = Self(rawValue: "UIApplicationLaunchOptionsSourceApplicationKey")
    /// The notification that it was opened with.
    public static let remoteNotification = Self(rawValue: "UIApplicationLaunchOptionsRemoteNotificationKey")
    /// The notification that it was opened with.
    public static let localNotification = Self(rawValue: "UIApplicationLaunchOptionsLocalNotificationKey")
    /// The app was opened because of a location event.
    public static let location = Self(rawValue: "UIApplicationLaunchOptionsLocationKey")
    /// The shortcut that it was opened with.
    public static let shortcutItem = Self(rawValue: "UIApplicationLaunchOptionsShortcutItemKey")
    /// The activity to continue.
    public static let userActivityDictionary = Self(
        rawValue: "UIApplicationLaunchOptionsUserActivityDictionaryKey")
}
