import Foundation

// Requests to the system, which does not exist here: each member documents its fixed result.
extension UIApplication {
    /// The URL of the app's page in the settings.
    public nonisolated static let openSettingsURLString = "app-settings:"
    /// The URL of the app's notifications in the settings.
    public nonisolated static let openNotificationSettingsURLString = "app-settings:notifications"
    /// The interval for no background fetches.
    public nonisolated static let backgroundFetchIntervalNever = TimeInterval.greatestFiniteMagnitude
    /// In the background as often as the system likes.
    public nonisolated static let backgroundFetchIntervalMinimum: TimeInterval = 0

    /// Returns whether another app can open a URL: false, unless `opensURL` returns true.
    public final func canOpenURL(_ url: URL) -> Bool { system.opensURL?(url) ?? false }

    /// Opens a URL in another app. There is none: the URL is kept in `openedURLs`, and the result is that of
    /// `opensURL`, else false.
    public final func open(
        _ url: URL, options: [OpenExternalURLOptionsKey: Any] = [:],
        completionHandler completion: ((Bool) -> Void)? = nil
    ) {
        system.openedURLs.append(url)
        let isOpened = canOpenURL(url)
        if let completion { MainLoop.main.perform { completion(isOpened) } }
    }

    /// Opens a URL in another app (deprecated in iOS 10); see `open(_:options:completionHandler:)`.
    @discardableResult public final func openURL(_ url: URL) -> Bool {
        open(url)
        return canOpenURL(url)
    }

    /// The URLs that the app has requested to open in other apps, for tests.
    public final var openedURLs: [URL] { system.openedURLs }
    /// Returns whether another app opens a URL; nil means that none does. For tests.
    public final var opensURL: ((URL) -> Bool)? {
        get { system.opensURL }
        set { system.opensURL = newValue }
    }

    /// An option for opening a URL.
    public struct OpenExternalURLOptionsKey: RawRepresentable, Hashable, Sendable {
        /// UIKit's name.
        public let rawValue: String
        /// Creates a key from UIKit's name.
        public init(rawValue: String) { self.rawValue = rawValue }
        /// Only where an app other than a browser opens it.
        public static let universalLinksOnly = OpenExternalURLOptionsKey(
            rawValue: "UIApplicationOpenURLOptionUniversalLinksOnly")
    }

    /// An option of a URL that the app is asked to open.
    public struct OpenURLOptionsKey: RawRepresentable, Hashable, Sendable {
        /// UIKit's name.
        public let rawValue: String
        /// Creates a key from UIKit's name.
        public init(rawValue: String) { self.rawValue = rawValue }
        /// The app that requested it.
        public static let sourceApplication = OpenURLOptionsKey(
            rawValue: "UIApplicationOpenURLOptionsSourceApplicationKey")
        /// Data from that app.
        public static let annotation = OpenURLOptionsKey(rawValue: "UIApplicationOpenURLOptionsAnnotationKey")
        /// Whether the file may be changed where it is.
        public static let openInPlace = OpenURLOptionsKey(rawValue: "UIApplicationOpenURLOptionsOpenInPlaceKey")
    }

    // MARK: Background

    /// Requests time in the background, which is unlimited here.
    @discardableResult public final func beginBackgroundTask(
        expirationHandler handler: (() -> Void)? = nil
    ) -> UIBackgroundTaskIdentifier {
        system.lastTask += 1
        return UIBackgroundTaskIdentifier(rawValue: system.lastTask)
    }
    /// Requests time in the background, which is unlimited here.
    @discardableResult public final func beginBackgroundTask(
        withName taskName: String?, expirationHandler handler: (() -> Void)? = nil
    ) -> UIBackgroundTaskIdentifier { beginBackgroundTask(expirationHandler: handler) }
    /// Ends a request for background time.
    public final func endBackgroundTask(_ identifier: UIBackgroundTaskIdentifier) {}
    /// The remaining time in the background, in seconds: unlimited.
    public final var backgroundTimeRemaining: TimeInterval { .greatestFiniteMagnitude }
    /// Whether the user allows background work.
    public final var backgroundRefreshStatus: UIBackgroundRefreshStatus { .available }
    /// Requests to be woken in the background, which never happens here.
    public final func setMinimumBackgroundFetchInterval(_ minimumBackgroundFetchInterval: TimeInterval) {}
    /// Whether protected files can be read.
    public final var isProtectedDataAvailable: Bool { true }

    // MARK: Notifications, icon, device

    /// Registers for notifications, which never arrive here.
    public final func registerForRemoteNotifications() { system.isRegistered = true }
    /// Ends the registration for notifications.
    public final func unregisterForRemoteNotifications() { system.isRegistered = false }
    /// Whether the app has registered for notifications.
    public final var isRegisteredForRemoteNotifications: Bool { system.isRegistered }
    /// The badge number of the app's icon.
    public final var applicationIconBadgeNumber: Int {
        get { system.badgeNumber }
        set { system.badgeNumber = newValue }
    }
    /// The shortcuts of the app's icon, or nil.
    public final var shortcutItems: [UIApplicationShortcutItem]? {
        get { system.shortcutItems }
        set { system.shortcutItems = newValue }
    }
    /// Whether the device is kept awake.
    public final var isIdleTimerDisabled: Bool {
        get { system.isIdleTimerDisabled }
        set { system.isIdleTimerDisabled = newValue }
    }
    /// Whether the status bar shows that data is loaded (deprecated in iOS 13).
    public final var isNetworkActivityIndicatorVisible: Bool {
        get { system.isNetworkActivityIndicatorVisible }
        set { system.isNetworkActivityIndicatorVisible = newValue }
    }
    /// Whether shaking the device undoes.
    public final var applicationSupportsShakeToEdit: Bool {
        get { system.supportsShakeToEdit }
        set { system.supportsShakeToEdit = newValue }
    }
    /// Whether the app may have several scenes.
    public final var supportsMultipleScenes: Bool { true }
    /// Whether the app may have other icons.
    public final var supportsAlternateIcons: Bool { true }
    /// The name of the other icon that the app has, or nil.
    public final var alternateIconName: String? { system.iconName }
    /// Sets an alternate icon of the app, or its default one.
    public final func setAlternateIconName(
        _ alternateIconName: String?, completionHandler: (((any Error)?) -> Void)? = nil
    ) {
        system.iconName = alternateIconName
        if let completionHandler { MainLoop.main.perform { completionHandler(nil) } }
    }

    // MARK: Events and the status bar

    /// Takes no touches until `endIgnoringInteractionEvents()` was called as often (deprecated in iOS 13).
    public final func beginIgnoringInteractionEvents() { system.ignoredEvents += 1 }
    /// Takes touches again (deprecated in iOS 13).
    public final func endIgnoringInteractionEvents() { system.ignoredEvents = max(0, system.ignoredEvents - 1) }
    /// Whether touches are ignored.
    public final var isIgnoringInteractionEvents: Bool { system.ignoredEvents > 0 }
    /// The orientation of the screen (deprecated in iOS 13).
    public final var statusBarOrientation: UIInterfaceOrientation {
        UIScreen.main.bounds.width > UIScreen.main.bounds.height ? .landscapeLeft : .portrait
    }
    /// The duration of the status bar's rotation, in seconds (deprecated in iOS 13).
    public final var statusBarOrientationAnimationDuration: TimeInterval { 0.3 }
    /// Returns the supported orientations of a window.
    public final func supportedInterfaceOrientations(for window: UIWindow?) -> UIInterfaceOrientationMask {
        window?.rootViewController?.supportedInterfaceOrientations ?? .all
    }
    /// Requests to activate a scene; does nothing here.
    public final func requestSceneSessionActivation(
        _ sceneSession: UISceneSession?, userActivity: NSUserActivity?, options: AnyObject?,
        errorHandler: (((any Error)?) -> Void)? = nil
    ) {}
}

/// The app's requests to the system.
@MainActor final class SystemRequests {
    var opensURL: ((URL) -> Bool)?
    var openedURLs: [URL] = []
    var lastTask = 0
    var isRegistered = false
    var badgeNumber = 0
    var shortcutItems: [UIApplicationShortcutItem]?
    var isIdleTimerDisabled = false
    var isNetworkActivityIndicatorVisible = false
    var supportsShakeToEdit = true
    var iconName: String?
    var ignoredEvents = 0
}

/// Time in the background.
public struct UIBackgroundTaskIdentifier: RawRepresentable, Hashable, Sendable {
    /// The raw number.
    public let rawValue: Int
    /// Creates one from its number.
    public init(rawValue: Int) { self.rawValue = rawValue }
    /// The identifier of no task.
    public static let invalid = UIBackgroundTaskIdentifier(rawValue: 0)
}

/// Whether the user allows background work, with UIKit's raw values.
public enum UIBackgroundRefreshStatus: Int, Sendable {
    /// Restricted by the system.
    case restricted = 0
    /// Background refresh is turned off for the app.
    case denied = 1
    /// Background refresh is available.
    case available = 2
}

/// The result of a background fetch, with UIKit's raw values.
public enum UIBackgroundFetchResult: UInt, Sendable {
    /// There was new data.
    case newData = 0
    /// There was no new data.
    case noData = 1
    /// The fetch failed.
    case failed = 2
}

/// A shortcut of an app's icon.
@preconcurrency @MainActor open class UIApplicationShortcutItem: NSObject {
    /// The type of the action, a name chosen by the app.
    public final let type: String
    /// The title that is shown to the user.
    public final let localizedTitle: String
    /// The subtitle, or nil.
    public final let localizedSubtitle: String?
    /// Its image, or nil.
    public final let icon: UIApplicationShortcutIcon?
    /// The app's data for the action, or nil.
    open var userInfo: [String: any NSSecureCoding]?

    /// Creates a shortcut.
    public init(
        type: String, localizedTitle: String, localizedSubtitle: String?, icon: UIApplicationShortcutIcon?,
        userInfo: [String: any NSSecureCoding]? = nil
    ) {
        self.type = type
        self.localizedTitle = localizedTitle
        self.localizedSubtitle = localizedSubtitle
        self.icon = icon
        self.userInfo = userInfo
        super.init()
    }
    /// Creates a shortcut.
    public convenience init(type: String, localizedTitle: String) {
        self.init(type: type, localizedTitle: localizedTitle, localizedSubtitle: nil, icon: nil)
    }
}

/// The image of a shortcut; stored only.
@preconcurrency @MainActor open class UIApplicationShortcutIcon: NSObject {
    /// A symbol of the system.
    public convenience init(systemImageName: String) { self.init() }
    /// An image of the app.
    public convenience init(templateImageName: String) { self.init() }
}

extension UIApplication {
    final var system: SystemRequests { AppProcess.current.value(SystemRequests.self) { SystemRequests() } }
}
