import Foundation

/// The clock of a session, which no change of the date moves.
enum MonotonicTime {
    /// Nanoseconds since some moment.
    static var now: UInt64 {
        var time = timespec()
        clock_gettime(CLOCK_MONOTONIC, &time)
        return UInt64(time.tv_sec) * 1_000_000_000 + UInt64(time.tv_nsec)
    }

    /// Seconds since the same moment.
    static var seconds: Double { Double(now) / 1e9 }

    /// A time in seconds as nanoseconds. What is before the start or too far off becomes the nearest time there is.
    static func nanoseconds(_ seconds: Double) -> UInt64 {
        guard seconds > 0 else { return 0 }
        // Rounded up, lest the moment be taken for one that is still to come.
        return seconds < 1e9 ? UInt64((seconds * 1e9).rounded(.up)) : .max
    }
}
