import Foundation

/// A point in time, in nanoseconds since the epoch of its clock: a session's, or the machine's.
public struct Instant: InstantProtocol, Codable {
    /// Nanoseconds since the beginning of the clock.
    public var nanoseconds: Int64

    /// Creates an instant.
    public init(nanoseconds: Int64) {
        self.nanoseconds = nanoseconds
    }

    /// Creates an instant the given number of seconds after the clock's epoch; values out of range become the nearest
    /// instant.
    public init(seconds: Double) {
        nanoseconds = Duration(clampingSeconds: seconds).clampedNanoseconds
    }

    /// The beginning of the clock.
    public static let zero = Instant(nanoseconds: 0)

    /// The earliest instant there is: before everything that happens.
    public static let distantPast = Instant(nanoseconds: .min)

    /// The present on the machine's own clock, `CLOCK_MONOTONIC`: changes of the date don't affect it, it stops while
    /// the machine sleeps, and it is the same in all processes.
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

    /// Advances an instant by a duration.
    public static func += (instant: inout Instant, duration: Duration) { instant = instant + duration }

    /// The time from the second instant to the first.
    public static func - (end: Instant, start: Instant) -> Duration { start.duration(to: end) }

    /// Orders by time.
    public static func < (left: Instant, right: Instant) -> Bool {
        left.nanoseconds < right.nanoseconds
    }

    /// Returns the seconds since the clock's epoch as decimal text: with `digits` digits after the point, truncated,
    /// not rounded; or, by default, as many as needed.
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
    /// Creates a duration of the given number of seconds, clamped to the range of nanoseconds in a 64-bit integer; NaN
    /// counts as zero.
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
