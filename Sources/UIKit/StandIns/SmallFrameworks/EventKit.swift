// EventKit and EventKitUI: an empty calendar.

/// What is in a calendar, with raw values of EventKit's.
public enum EKEntityType: UInt, Sendable {
    /// Events.
    case event = 0
    /// Reminders.
    case reminder = 1
}

/// Whether the user lets the app see calendars, with raw values of EventKit's.
public enum EKAuthorizationStatus: Int, Sendable {
    /// EventKit's answers, in the order of their raw values.
    case notDetermined = 0, restricted, denied, fullAccess, writeOnly
    /// The former name of `fullAccess`.
    public static let authorized = EKAuthorizationStatus.fullAccess
}

/// Which events a change is for, with raw values of EventKit's.
public enum EKSpan: Int, Sendable {
    /// The event alone.
    case thisEvent = 0
    /// The event and those after it.
    case futureEvents = 1
}

/// A calendar.
open class EKCalendar: NSObject {
    /// The name.
    open var title = "Calendar"
    /// An identifier.
    open var calendarIdentifier: String { "calendar" }
    /// The colour.
    open var cgColor: CGColor! = CGColor(red: 0, green: 0, blue: 1, alpha: 1)
    /// Whether events can be added.
    open var allowsContentModifications: Bool { true }
}

/// An alarm.
open class EKAlarm: NSObject {
    /// Seconds from the start of the event.
    open var relativeOffset: TimeInterval
    /// Creates an alarm.
    public init(relativeOffset offset: TimeInterval) {
        relativeOffset = offset
        super.init()
    }
}

/// An event or a reminder.
open class EKCalendarItem: NSObject {
    /// The calendar.
    open var calendar: EKCalendar!
    /// The title.
    open var title: String! = ""
    /// The place, or nil.
    open var location: String?
    /// The text, or nil.
    open var notes: String?
    /// A link, or nil.
    open var url: URL?
    /// The time zone, or nil.
    open var timeZone: TimeZone?
    /// The alarms, or nil.
    open var alarms: [EKAlarm]?
    /// Adds an alarm.
    open func addAlarm(_ alarm: EKAlarm) { alarms = (alarms ?? []) + [alarm] }
}

/// An event.
open class EKEvent: EKCalendarItem {
    /// An identifier.
    open private(set) var eventIdentifier: String! = UUID().uuidString
    /// The start.
    open var startDate: Date! = Date()
    /// The end.
    open var endDate: Date! = Date()
    /// Whether it takes the whole day.
    open var isAllDay = false
    /// Creates an event.
    public init(eventStore: EKEventStore) { super.init() }
}

/// A reminder.
open class EKReminder: EKCalendarItem {
    /// Whether it is done.
    open var isCompleted = false
    /// When it is due, or nil.
    open var dueDateComponents: DateComponents?
    /// Creates a reminder.
    public init(eventStore: EKEventStore) { super.init() }
}

/// The user's calendars: one, whose events the app's run keeps.
open class EKEventStore: NSObject {
    private var events: [EKEvent] = []
    /// Whether the user lets the app see calendars: not asked.
    open class func authorizationStatus(for entityType: EKEntityType) -> EKAuthorizationStatus { .notDetermined }
    /// The calendar of new events.
    open var defaultCalendarForNewEvents: EKCalendar? { EKCalendar() }
    /// Asks the user, who refuses.
    open func requestAccess(to entityType: EKEntityType, completion: @escaping (Bool, (any Error)?) -> Void) {
        completion(false, nil)
    }
    /// Asks the user, who refuses.
    open func requestFullAccessToEvents(completion: @escaping (Bool, (any Error)?) -> Void) { completion(false, nil) }
    /// Asks the user, who refuses.
    open func requestWriteOnlyAccessToEvents(completion: @escaping (Bool, (any Error)?) -> Void) {
        completion(false, nil)
    }
    /// Returns the calendars.
    open func calendars(for entityType: EKEntityType) -> [EKCalendar] { [EKCalendar()] }
    /// Saves an event.
    open func save(_ event: EKEvent, span: EKSpan, commit: Bool = true) throws {
        if !events.contains(where: { $0 === event }) { events.append(event) }
    }
    /// Removes an event.
    open func remove(_ event: EKEvent, span: EKSpan, commit: Bool = true) throws { events.removeAll { $0 === event } }
    /// Returns a condition for events between two dates.
    open func predicateForEvents(withStart startDate: Date, end endDate: Date, calendars: [EKCalendar]?) -> NSPredicate
    {
        NSPredicate { event, _ in
            (event as? EKEvent).map { $0.startDate < endDate && $0.endDate > startDate } ?? false
        }
    }
    /// Returns the events that meet a condition.
    open func events(matching predicate: NSPredicate) -> [EKEvent] { events.filter { predicate.evaluate(with: $0) } }
    /// Returns the event of an identifier, or nil.
    open func event(withIdentifier identifier: String) -> EKEvent? { events.first { $0.eventIdentifier == identifier } }
}

/// What the user did with an event, with raw values of EventKitUI's.
public enum EKEventEditViewAction: Int, Sendable {
    /// EventKitUI's actions, in the order of their raw values.
    case canceled = 0, saved, deleted
}

/// Receives what the user did with an event.
@preconcurrency @MainActor public protocol EKEventEditViewDelegate: NSObjectProtocol {
    /// The user is done.
    func eventEditViewController(
        _ controller: EKEventEditViewController, didCompleteWith action: EKEventEditViewAction)
}

/// Lets the user change an event.
@preconcurrency @MainActor open class EKEventEditViewController: UINavigationController {
    /// The calendars.
    open var eventStore: EKEventStore!
    /// The event, or nil for a new one.
    open var event: EKEvent?
    /// Receives what the user did; not kept alive.
    open weak var editViewDelegate: (any EKEventEditViewDelegate)?
}
