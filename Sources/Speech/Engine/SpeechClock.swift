import Foundation
import Synchronization

/// Tells the time of a speech session.
public protocol SpeechClock: AnyObject, Sendable {
    /// The time since the session began; it never goes back.
    var now: SpeechInstant { get }
}

/// Real time from a monotonic clock, counted from the creation of the clock.
public final class MonotonicSpeechClock: SpeechClock {
    private let start = ContinuousClock.now

    /// Creates a clock that stands at zero now.
    public init() {}

    /// The time since the clock was created.
    public var now: SpeechInstant {
        SpeechInstant.zero.advanced(by: start.duration(to: .now))
    }
}

/// Time that passes only when it is told to.
public final class VirtualSpeechClock: SpeechClock {
    private let time = Mutex(SpeechInstant.zero)

    /// Creates a clock that stands at zero.
    public init() {}

    /// The time that was last set.
    public var now: SpeechInstant { time.withLock { $0 } }

    /// Moves the clock forward to an instant; an earlier one changes nothing.
    public func advance(to instant: SpeechInstant) {
        time.withLock { $0 = max($0, instant) }
    }
}
