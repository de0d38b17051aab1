import Foundation

/// A notification that the app schedules, as of iOS 9; it is stored only.
@preconcurrency @MainActor open class UILocalNotification: NSObject {
    /// The time of the notification, or nil.
    open var fireDate: Date?
    /// The time zone of the date, or nil.
    open var timeZone: TimeZone?
    /// The interval of repetitions; 0 for none.
    open var repeatInterval: Calendar.Component?
    /// The calendar of repetitions, or nil.
    open var repeatCalendar: Calendar?
    /// The text, or nil.
    open var alertBody: String?
    /// The title, or nil.
    open var alertTitle: String?
    /// Whether there is a button.
    open var hasAction = true
    /// The title of the button, or nil.
    open var alertAction: String?
    /// The image shown while the app starts, or nil.
    open var alertLaunchImage: String?
    /// The name of a sound, or nil.
    open var soundName: String?
    /// The number at the app's icon; 0 leaves it.
    open var applicationIconBadgeNumber = 0
    /// The app's data, or nil.
    open var userInfo: [AnyHashable: Any]?
    /// The category of its actions, or nil.
    open var category: String?
}

// swift-format-ignore: AlwaysUseLowerCamelCase
/// The name of the default sound of a local notification.
public let UILocalNotificationDefaultSoundName = "UILocalNotificationDefaultSoundName"

/// The types of notifications, with UIKit's raw values.
public struct UIUserNotificationType: OptionSet, Sendable {
    /// The bits, numbered as in UIKit.
    public let rawValue: UInt
    /// Creates types from UIKit's raw bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// A number at the app's icon.
    public static let badge = UIUserNotificationType(rawValue: 1)
    /// A sound.
    public static let sound = UIUserNotificationType(rawValue: 2)
    /// A text.
    public static let alert = UIUserNotificationType(rawValue: 4)
}

/// A category of actions for notifications.
@preconcurrency @MainActor open class UIUserNotificationCategory: NSObject {
    /// The name of the category, or nil.
    open internal(set) var identifier: String?
}

/// The types of notifications that an app asks for.
@preconcurrency @MainActor open class UIUserNotificationSettings: NSObject {
    /// The types.
    open private(set) var types: UIUserNotificationType
    /// The categories of actions, or nil.
    open private(set) var categories: Set<UIUserNotificationCategory>?

    /// Creates settings.
    public init(types: UIUserNotificationType, categories: Set<UIUserNotificationCategory>?) {
        self.types = types
        self.categories = categories
        super.init()
    }
}
