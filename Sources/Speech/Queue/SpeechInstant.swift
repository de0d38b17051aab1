/// A point in time of a speech session, in nanoseconds since the session began.
public struct SpeechInstant: Sendable, Hashable, Comparable, Codable {
    /// Nanoseconds since the session began.
    public var nanoseconds: Int64

    /// Creates an instant.
    public init(nanoseconds: Int64) {
        self.nanoseconds = nanoseconds
    }

    /// The beginning of the session.
    public static let zero = SpeechInstant(nanoseconds: 0)

    /// The instant later by a duration; it stops at the largest and smallest instants there are.
    public func advanced(by duration: Duration) -> SpeechInstant {
        let (sum, overflow) = nanoseconds.addingReportingOverflow(duration.clampedNanoseconds)
        if overflow { return SpeechInstant(nanoseconds: duration < .zero ? .min : .max) }
        return SpeechInstant(nanoseconds: sum)
    }

    /// The time from this instant to another.
    public func duration(to other: SpeechInstant) -> Duration {
        let (difference, overflow) = other.nanoseconds.subtractingReportingOverflow(nanoseconds)
        if overflow { return .nanoseconds(other < self ? Int64.min : Int64.max) }
        return .nanoseconds(difference)
    }

    /// Orders by time.
    public static func < (left: SpeechInstant, right: SpeechInstant) -> Bool {
        left.nanoseconds < right.nanoseconds
    }
}

extension Duration {
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
