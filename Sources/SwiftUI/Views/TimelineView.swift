/// A view that changes with time. It shows the current date here and stays.
public struct TimelineView<Schedule, Content> {
    let content: (TimelineViewDefaultContext) -> Content
}

/// The date of a timeline.
public struct TimelineViewDefaultContext: Sendable {
    /// The date.
    public let date: Date
    /// How often the view may change.
    public let cadence: Cadence

    /// How often a view may change.
    public enum Cadence: Comparable, Sendable {
        /// From frame to frame, each second, each minute.
        case live, seconds, minutes
    }
}

extension TimelineView: View where Schedule: TimelineSchedule, Content: View {
    /// Creates a view by a schedule.
    public nonisolated init(
        _ schedule: Schedule, @ViewBuilder content: @escaping (TimelineViewDefaultContext) -> Content
    ) { self.content = content }

    /// The date of a timeline.
    public typealias Context = TimelineViewDefaultContext

    /// The content at the current date.
    public var body: some View { content(TimelineViewDefaultContext(date: Date(), cadence: .minutes)) }
}

/// Dates at which a view changes.
public protocol TimelineSchedule {
    /// The type of the dates.
    associatedtype Entries: Sequence where Entries.Element == Date
    /// Returns the dates.
    func entries(from startDate: Date, mode: Mode) -> Entries
    /// How often dates are wanted.
    typealias Mode = TimelineScheduleMode
}

/// How often dates of a schedule are wanted.
public enum TimelineScheduleMode: Sendable {
    /// As usual, or seldom.
    case normal, lowFrequency
}

/// Dates at even distances.
public struct PeriodicTimelineSchedule: TimelineSchedule, Sendable {
    let start: Date
    let interval: TimeInterval
    /// Creates a schedule.
    public init(from startDate: Date, by interval: TimeInterval) {
        start = startDate
        self.interval = interval
    }
    /// Returns the dates.
    public func entries(from startDate: Date, mode: TimelineScheduleMode) -> [Date] { [startDate] }
}

/// Each minute.
public struct EveryMinuteTimelineSchedule: TimelineSchedule, Sendable {
    /// Creates a schedule.
    public init() {}
    /// Returns the dates.
    public func entries(from startDate: Date, mode: TimelineScheduleMode) -> [Date] { [startDate] }
}

/// Frame by frame.
public struct AnimationTimelineSchedule: TimelineSchedule, Sendable {
    /// Creates a schedule.
    public init(minimumInterval: Double? = nil, paused: Bool = false) {}
    /// Returns the dates.
    public func entries(from startDate: Date, mode: TimelineScheduleMode) -> [Date] { [startDate] }
}

extension TimelineSchedule where Self == PeriodicTimelineSchedule {
    /// Dates at even distances.
    public static func periodic(from startDate: Date, by interval: TimeInterval) -> PeriodicTimelineSchedule {
        PeriodicTimelineSchedule(from: startDate, by: interval)
    }
}

extension TimelineSchedule where Self == EveryMinuteTimelineSchedule {
    /// Each minute.
    public static var everyMinute: EveryMinuteTimelineSchedule { EveryMinuteTimelineSchedule() }
}

extension TimelineSchedule where Self == AnimationTimelineSchedule {
    /// Frame by frame.
    public static var animation: AnimationTimelineSchedule { AnimationTimelineSchedule() }
    /// Frame by frame.
    public static func animation(
        minimumInterval: Double? = nil, paused: Bool = false
    ) -> AnimationTimelineSchedule { AnimationTimelineSchedule() }
}
