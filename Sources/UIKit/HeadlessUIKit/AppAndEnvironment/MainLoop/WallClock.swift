import Foundation

/// What an app takes for the present where it shows it: a moment, and the time zone in which it is shown.
public struct WallClock: Sendable, Hashable {
    /// The moment.
    public var date: Date
    /// The time zone.
    public var timeZone: TimeZone

    /// Creates a clock that stands still.
    public init(date: Date, timeZone: TimeZone) {
        self.date = date
        self.timeZone = timeZone
    }

    /// 1 January 2024, 9:41 in the morning, UTC: what is shown on virtual time, so that it is the same on every machine
    /// and at every hour.
    public static let standard = WallClock(date: Date(timeIntervalSince1970: 1_704_102_060), timeZone: .gmt)

    /// The present moment in the time zone of this machine.
    public static var machine: WallClock { WallClock(date: Date(), timeZone: .current) }

    /// The Gregorian calendar in the clock's time zone.
    var calendar: Calendar {
        var calendar = Calendar(identifier: .gregorian)
        calendar.timeZone = timeZone
        return calendar
    }
}

extension MainLoop {
    /// The present as apps show it: `fixedWallClock` where it is set; else the machine's on the real clock, and
    /// `WallClock.standard` on the virtual one. In virtual time it stands still, so that what a screen shows does not
    /// depend on how long the screens before it were listened to.
    public var wallClock: WallClock {
        fixedWallClock ?? (clock == .virtual ? .standard : .machine)
    }
}
