import Synchronization

/// Keeps samples in memory.
public final class MemorySink: AudioSink {
    private let storage = Mutex<[Int16]>([])

    /// Creates an empty sink.
    public init() {}

    /// The samples written.
    public var samples: [Int16] { storage.withLock { $0 } }

    /// Keeps the samples.
    public func write(_ samples: [Int16]) { storage.withLock { $0 += samples } }

    /// The latency: zero.
    public var latency: Duration { .zero }

    /// Does nothing: written samples count as played.
    public func flush() {}

    /// Does nothing.
    public func close() {}
}
