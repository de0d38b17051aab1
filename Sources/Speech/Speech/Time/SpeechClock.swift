import Foundation
import Synchronization

/// The clock of a speech session.
public protocol SpeechClock: AnyObject, Sendable {
    /// The time since the session began; it never goes back.
    var now: Instant { get }
}

/// Real time, counted from the creation of the clock.
public final class MonotonicSpeechClock: SpeechClock {
    private let start = Instant.now

    /// Creates a clock whose zero is now.
    public init() {}

    /// The time since the clock was created.
    public var now: Instant {
        Instant.zero.advanced(by: start.duration(to: .now))
    }
}

/// A clock whose time passes only on request.
public final class VirtualSpeechClock: SpeechClock {
    private let time = Mutex(Instant.zero)

    /// Creates a clock at zero.
    public init() {}

    /// The time that was last set.
    public var now: Instant { time.withLock { $0 } }

    /// Moves the clock forward to an instant; an earlier one changes nothing.
    public func advance(to instant: Instant) {
        time.withLock { $0 = max($0, instant) }
    }
}
