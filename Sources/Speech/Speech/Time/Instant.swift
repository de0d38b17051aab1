import Foundation

/// A point in time, in nanoseconds since the beginning of the clock that told it: that of a session, or the machine's.
public struct Instant: InstantProtocol, Codable {
    /// Nanoseconds since the beginning of the clock.
    public var nanoseconds: Int64

    /// Creates an instant.
    public init(nanoseconds: Int64) {
        self.nanoseconds = nanoseconds
    }

    /// Creates an instant so many seconds after the beginning of the clock; what is too far off becomes the nearest
    /// instant there is.
    public init(seconds: Double) {
        nanoseconds = Duration(clampingSeconds: seconds).clampedNanoseconds
    }

    /// The beginning of the clock.
    public static let zero = Instant(nanoseconds: 0)

    /// The earliest instant there is: before everything that happens.
    public static let distantPast = Instant(nanoseconds: .min)

    /// The present on the machine's own clock, `CLOCK_MONOTONIC`: no change of the date moves it, it stands while the
    /// machine sleeps, and it is the same in all processes.
    public static var now: Instant {
        var time = timespec()
        clock_gettime(CLOCK_MONOTONIC, &time)
        return Instant(nanoseconds: Int64(time.tv_sec) * 1_000_000_000 + Int64(time.tv_nsec))
    }

    /// The instant later by a duration; it stops at the largest and smallest instants there are.
    public func advanced(by duration: Duration) -> Instant {
        let (sum, overflow) = nanoseconds.addingReportingOverflow(duration.clampedNanoseconds)
        if overflow { return Instant(nanoseconds: duration < .zero ? .min : .max) }
        return Instant(nanoseconds: sum)
    }

    /// The time from this instant to another.
    public func duration(to other: Instant) -> Duration {
        let (difference, overflow) = other.nanoseconds.subtractingReportingOverflow(nanoseconds)
        if overflow { return .nanoseconds(other < self ? Int64.min : Int64.max) }
        return .nanoseconds(difference)
    }

    /// The instant later by a duration, as `advanced(by:)` gives it.
    public static func + (instant: Instant, duration: Duration) -> Instant { instant.advanced(by: duration) }

    /// Goes on by a duration.
    public static func += (instant: inout Instant, duration: Duration) { instant = instant + duration }

    /// The time from the second instant to the first.
    public static func - (end: Instant, start: Instant) -> Duration { start.duration(to: end) }

    /// Orders by time.
    public static func < (left: Instant, right: Instant) -> Bool {
        left.nanoseconds < right.nanoseconds
    }

    /// The seconds since the beginning of the clock as a number in text: with so many digits after the point, cut off,
    /// not rounded; or, where nothing is said, with as many as it takes.
    ///
    /// - Parameter digits: 1 to 9, or nil.
    package func seconds(digits: Int? = nil) -> String {
        let whole = nanoseconds.magnitude / 1_000_000_000
        var fraction = nanoseconds.magnitude % 1_000_000_000
        var count = 9
        while digits.map({ count > $0 }) ?? (count > 0 && fraction % 10 == 0) {
            fraction /= 10
            count -= 1
        }
        var text = nanoseconds < 0 && (whole > 0 || fraction > 0) ? "-" : ""
        text += String(whole)
        guard count > 0 else { return text }
        let last = String(fraction)
        text += "."
        for _ in last.utf8.count..<count { text += "0" }
        return text + last
    }
}

extension Duration {
    /// So many seconds, held within the range of nanoseconds in a 64-bit integer; no number counts as none.
    package init(clampingSeconds seconds: Double) {
        let nanoseconds = (seconds * 1e9).rounded()
        self = .nanoseconds(
            Int64(exactly: nanoseconds) ?? (nanoseconds > 0 ? .max : nanoseconds < 0 ? .min : 0))
    }

    /// The duration in nanoseconds, held within the range of a 64-bit integer.
    package var clampedNanoseconds: Int64 {
        let (seconds, attoseconds) = components
        let (scaled, overflow) = seconds.multipliedReportingOverflow(by: 1_000_000_000)
        let (sum, overflowed) = scaled.addingReportingOverflow(attoseconds / 1_000_000_000)
        if overflow || overflowed { return seconds < 0 ? .min : .max }
        return sum
    }

    /// The duration in seconds.
    package var inSeconds: Double {
        Double(components.seconds) + Double(components.attoseconds) * 1e-18
    }
}
