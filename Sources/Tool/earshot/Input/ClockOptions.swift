import ArgumentParser
import Foundation
import HeadlessUIKit
import ScreenReader

/// The options for the date and time at which screens are shown.
struct ClockOptions: ParsableArguments {
    @Option(
        help: ArgumentHelp(
            "The date and time for screens, such as 2024-12-24T18:00:00Z. (default: 2024-01-01T09:41:00Z)",
            valueName: "date"))
    var now: String?

    @Option(
        help: ArgumentHelp(
            "The time zone for screens, such as Europe/Berlin. (default: UTC)", valueName: "zone"))
    var timeZone: String?

    func validate() throws {
        _ = try date
        _ = try zone
    }

    private var date: Date? {
        get throws {
            guard let now else { return nil }
            guard let date = try? Date(now, strategy: .iso8601) else {
                throw ValidationError("\"\(now)\" is not a date such as 2024-12-24T18:00:00Z")
            }
            return date
        }
    }

    private var zone: TimeZone? {
        get throws {
            guard let timeZone else { return nil }
            guard let zone = TimeZone(identifier: timeZone) else {
                throw ValidationError("\"\(timeZone)\" is not a time zone such as Europe/Berlin")
            }
            return zone
        }
    }

    /// Sets the clock of the screens that are created from now on: from the options, the log, or the standard clock, in
    /// this order.
    @MainActor func apply(replaying header: SessionLog.Header? = nil) throws {
        MainLoop.main.clock = .virtual
        let standard = WallClock.standard
        MainLoop.main.fixedWallClock = WallClock(
            date: try date ?? header?.date ?? standard.date,
            timeZone: try zone ?? header?.timeZone ?? standard.timeZone)
    }
}
