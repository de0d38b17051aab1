import Synchronization

/// Writes its input to several sinks, for example to the loudspeaker and to a file.
///
/// A sink that fails gets no more samples, unless it may recover as a sound server does; the others continue. A write
/// fails only if no sink has taken the samples.
public final class TeeSink: AudioSink {
    private struct State {
        var sinks: [any AudioSink]
        var failure: (any Error)?
    }

    private let state: Mutex<State>

    /// Creates a sink that owns others.
    public init(_ sinks: [any AudioSink]) {
        state = Mutex(State(sinks: sinks))
    }

    private var sinks: [any AudioSink] { state.withLock { $0.sinks } }

    /// The first failure of any of the sinks.
    public var failure: (any Error)? { state.withLock { $0.failure } }

    /// Writes samples to all sinks, in order.
    ///
    /// - Throws: The first failure, once no sink is left.
    public func write(_ samples: [Int16]) throws {
        var passing: (any Error)?
        var isTaken = false
        for sink in sinks {
            do {
                try sink.write(samples)
                isTaken = true
            } catch let error as AudioSinkError where error.isPassing {
                passing = error
            } catch {
                // Keep as much of the recording as possible.
                try? sink.close()
                state.withLock { state in
                    state.sinks.removeAll { $0 === sink }
                    if state.failure == nil { state.failure = error }
                }
            }
        }
        let failure = state.withLock { $0.sinks.isEmpty ? $0.failure : nil }
        if let failure { throw failure }
        if !isTaken, let passing { throw passing }
    }

    /// The number of losses common to all remaining sinks.
    public var losses: Int { sinks.map(\.losses).min() ?? 0 }

    /// The latency: the longest of all sinks.
    public var latency: Duration { sinks.map(\.latency).max() ?? .zero }

    /// Flushes all sinks.
    public func flush() { for sink in sinks { sink.flush() } }

    /// Interrupts all sinks.
    public func interrupt() { for sink in sinks { sink.interrupt() } }

    /// Closes all.
    ///
    /// - Throws: The first failure of a write or a close.
    public func close() throws {
        for sink in sinks {
            do {
                try sink.close()
            } catch {
                state.withLock { if $0.failure == nil { $0.failure = error } }
            }
        }
        let failure = state.withLock { state in
            state.sinks = []
            return state.failure
        }
        if let failure { throw failure }
    }
}
