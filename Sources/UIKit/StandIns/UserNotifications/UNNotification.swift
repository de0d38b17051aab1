/// A delivered notification.
@preconcurrency @MainActor open class UNNotification: NSObject {
    /// The request.
    public let request: UNNotificationRequest
    /// The time of delivery.
    public let date = Date()

    init(request: UNNotificationRequest) { self.request = request }
}

/// The user's response to a notification.
@preconcurrency @MainActor open class UNNotificationResponse: NSObject {
    /// The notification.
    public let notification: UNNotification
    /// The identifier of the chosen action.
    public let actionIdentifier: String

    init(notification: UNNotification, actionIdentifier: String) {
        self.notification = notification
        self.actionIdentifier = actionIdentifier
    }
}

/// A request for a notification.
@preconcurrency @MainActor open class UNNotificationRequest: NSObject {
    /// The identifier.
    public let identifier: String
    /// The content.
    public let content: UNNotificationContent
    /// The trigger; nil for an immediate delivery.
    public let trigger: UNNotificationTrigger?

    /// Creates a request.
    public init(identifier: String, content: UNNotificationContent, trigger: UNNotificationTrigger?) {
        self.identifier = identifier
        self.content = content
        self.trigger = trigger
    }
}

/// The content of a notification.
@preconcurrency @MainActor open class UNNotificationContent: NSObject {
    fileprivate var texts = (title: "", subtitle: "", body: "")
    fileprivate var facts: [AnyHashable: Any] = [:]
    fileprivate var number: NSNumber?
    fileprivate var noise: UNNotificationSound?

    /// The title.
    open var title: String { texts.title }
    /// The subtitle.
    open var subtitle: String { texts.subtitle }
    /// The body text.
    open var body: String { texts.body }
    /// The app's additional data.
    open var userInfo: [AnyHashable: Any] { facts }
    /// The number of the app's badge.
    open var badge: NSNumber? { number }
    /// The sound.
    open var sound: UNNotificationSound? { noise }
}

/// The mutable content of a notification.
@preconcurrency @MainActor open class UNMutableNotificationContent: UNNotificationContent {
    /// The title.
    open override var title: String {
        get { texts.title }
        set { texts.title = newValue }
    }
    /// The subtitle.
    open override var subtitle: String {
        get { texts.subtitle }
        set { texts.subtitle = newValue }
    }
    /// The body text.
    open override var body: String {
        get { texts.body }
        set { texts.body = newValue }
    }
    /// The app's additional data.
    open override var userInfo: [AnyHashable: Any] {
        get { facts }
        set { facts = newValue }
    }
    /// The number of the app's badge.
    open override var badge: NSNumber? {
        get { number }
        set { number = newValue }
    }
    /// The sound.
    open override var sound: UNNotificationSound? {
        get { noise }
        set { noise = newValue }
    }
}

/// A notification sound, which is silent here.
@preconcurrency @MainActor open class UNNotificationSound: NSObject {
    /// The default sound.
    open class var `default`: UNNotificationSound { UNNotificationSound() }
}

/// The trigger of a notification.
@preconcurrency @MainActor open class UNNotificationTrigger: NSObject {
    /// Whether the trigger repeats.
    public let repeats: Bool

    init(repeats: Bool) { self.repeats = repeats }
}

/// A trigger after a time interval.
@preconcurrency @MainActor open class UNTimeIntervalNotificationTrigger: UNNotificationTrigger {
    /// The interval in seconds.
    public let timeInterval: TimeInterval

    /// Creates a trigger after an interval in seconds.
    public init(timeInterval: TimeInterval, repeats: Bool) {
        self.timeInterval = timeInterval
        super.init(repeats: repeats)
    }
}

/// A trigger at a date and time.
@preconcurrency @MainActor open class UNCalendarNotificationTrigger: UNNotificationTrigger {
    /// The matching date components.
    public let dateComponents: DateComponents

    /// Creates a trigger for matching date components.
    public init(dateMatching dateComponents: DateComponents, repeats: Bool) {
        self.dateComponents = dateComponents
        super.init(repeats: repeats)
    }
}
