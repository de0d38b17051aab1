import Foundation

/// The current date for apps that show it: a moment, and the time zone in which it is shown.
public struct WallClock: Sendable, Hashable {
    /// The current date.
    public var date: Date
    /// The time zone.
    public var timeZone: TimeZone

    /// Creates a fixed clock.
    public init(date: Date, timeZone: TimeZone) {
        self.date = date
        self.timeZone = timeZone
    }

    /// 1 January 2024, 9:41 in the morning, UTC: shown in virtual time, so that screens are the same on every machine
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
    /// The current date as apps show it: `fixedWallClock` where it is set; else the machine's on the real clock, and
    /// `WallClock.standard` on the virtual one. In virtual time it is fixed, so that a screen's content does not depend
    /// on the duration of the speech before it.
    public var wallClock: WallClock {
        fixedWallClock ?? (clock == .virtual ? .standard : .machine)
    }
}
