import Foundation
import Synchronization

@testable import Speech

/// A sound server that can go away, freeze and return, and plays in no time.
final class FailingSoundServer: Sendable {
    private enum Condition {
        case well, gone, frozen
    }

    private struct State {
        var condition = Condition.well
        var frozenWriters = 0
        var samples = 0
        /// How often it was started.
        var starts = 0
    }

    private let state = Mutex(State())
    private let ice = DispatchSemaphore(value: 0)

    /// The number of samples that were played.
    var samples: Int { state.withLock { $0.samples } }

    func goAway() { change(to: .gone) }
    func freeze() { change(to: .frozen) }
    func recover() { change(to: .well) }
    /// Ends the connections that there are.
    func restart() { change(to: .well) }
    /// Another one with each start.
    var sockets: [String] { state.withLock { $0.condition == .gone ? [] : ["socket \($0.starts)"] } }

    func connect() -> (any AudioSink)? {
        state.withLock { $0.condition == .gone ? nil : Connection(server: self, start: $0.starts) }
    }

    private func change(to condition: Condition) {
        let writers = state.withLock { state in
            state.condition = condition
            if condition != .frozen { state.starts += 1 }
            defer { if condition != .frozen { state.frozenWriters = 0 } }
            return condition == .frozen ? 0 : state.frozenWriters
        }
        for _ in 0..<writers { ice.signal() }
    }

    private func play(_ count: Int, start: Int) throws {
        let condition = try state.withLock { state in
            guard state.starts == start else { throw AudioSinkError.serverLost }
            switch state.condition {
            case .well: state.samples += count
            case .frozen: state.frozenWriters += 1
            case .gone: break
            }
            return state.condition
        }
        if condition == .frozen { ice.wait() }
        if condition == .gone { throw AudioSinkError.serverLost }
    }

    private final class Connection: AudioSink {
        private let server: FailingSoundServer

        private let start: Int

        init(server: FailingSoundServer, start: Int) { (self.server, self.start) = (server, start) }
        func write(_ samples: [Int16]) throws { try server.play(samples.count, start: start) }
        var latency: Duration { .zero }
        func flush() {}
        func close() {}
    }
}
