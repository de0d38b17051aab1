/// A destination of samples: mono, 16 bits, `SpeechAudio.sampleRate` a second.
///
/// A sink has one user at a time, which calls from one thread at a time; only `interrupt()` may be called from any.
public protocol AudioSink: AnyObject, Sendable {
    /// Takes samples. A sink that plays them makes the caller wait while its buffer, a few hundredths of a second, is
    /// full.
    func write(_ samples: [Int16]) throws
    /// The time until everything written has been played.
    var latency: Duration { get }
    /// Discards samples that were written and not yet played.
    func flush()
    /// The number of times that accepted sound was lost before it was played, since the sink was created, such as when
    /// a device was removed. The writer compares the numbers before and after. 0 by default.
    var losses: Int { get }
    /// Called from any thread when the current write is no longer wanted: a waiting `write` returns soon. A flush
    /// follows. Does nothing by default.
    func interrupt()
    /// Closes the sink; everything written is kept or played.
    func close() throws
}

extension AudioSink {
    /// Does nothing: for sinks that never wait long.
    public func interrupt() {}

    /// None: for sinks that lose nothing without an error.
    public var losses: Int { 0 }
}

/// Takes samples and does nothing with them.
public final class NullSink: AudioSink {
    /// Creates a sink.
    public init() {}

    /// Forgets the samples.
    public func write(_ samples: [Int16]) {}

    /// The latency: zero.
    public var latency: Duration { .zero }

    /// Does nothing.
    public func flush() {}

    /// Does nothing.
    public func close() {}
}
