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
