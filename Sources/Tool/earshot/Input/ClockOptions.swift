import ArgumentParser
import Foundation
import HeadlessUIKit
import ScreenReader

/// The options of every command that shows screens: the moment that they are shown at.
struct ClockOptions: ParsableArguments {
    @Option(
        help: ArgumentHelp(
            "What screens take for the present, such as 2024-12-24T18:00:00Z.", valueName: "date"))
    var now: String?

    @Option(
        help: ArgumentHelp(
            """
            The time zone in which they show it, such as Europe/Berlin. Without these options it is 9:41 on 1 January \
            2024, UTC, so that the same is heard on every machine and at every hour.
            """, valueName: "zone"))
    var timeZone: String?

    func validate() throws {
        _ = try date
        _ = try zone
    }

    private var date: Date? {
        get throws {
            guard let now else { return nil }
            guard let date = try? Date(now, strategy: .iso8601) else {
                throw ValidationError("\"\(now)\" is no date like 2024-12-24T18:00:00Z")
            }
            return date
        }
    }

    private var zone: TimeZone? {
        get throws {
            guard let timeZone else { return nil }
            guard let zone = TimeZone(identifier: timeZone) else {
                throw ValidationError("\"\(timeZone)\" is no time zone like Europe/Berlin")
            }
            return zone
        }
    }

    /// Sets the clock of the screens that are made from now on: as the options say, else as a log does, else the
    /// standard one.
    @MainActor func apply(replaying header: SessionLog.Header? = nil) throws {
        MainLoop.main.clock = .virtual
        let standard = WallClock.standard
        MainLoop.main.fixedWallClock = WallClock(
            date: try date ?? header?.date ?? standard.date,
            timeZone: try zone ?? header?.timeZone ?? standard.timeZone)
    }
}
