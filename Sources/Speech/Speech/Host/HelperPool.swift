import Foundation
import Synchronization

/// Starts helpers, and keeps a standby next to the active one, so that a dead one is replaced immediately.
final class HelperPool: Sendable {
    private struct State: Sendable {
        var standby: HelperProcess?
        var isStarting = false
        /// Counts the shutdowns: a helper that was started before one is not kept.
        var round = 0
    }

    private let executable: String
    private let patience: Duration
    private let keepsStandby: Bool
    private let state = Mutex(State())

    init(executable: String, patience: Duration, keepsStandby: Bool) {
        self.executable = executable
        self.patience = patience
        self.keepsStandby = keepsStandby
    }

    /// The process ID of the standby helper, or nil if there is none.
    var standbyProcessID: Int32? { state.withLock { $0.standby?.processID } }

    /// Returns the standby helper, or starts one, and prepares the next.
    ///
    /// - Parameter dataFolder: The data folder that the helper must use.
    func take(dataFolder: String?) throws(SynthesisError) -> HelperProcess {
        let ready = state.withLock { state in
            defer { state.standby = nil }
            return state.standby
        }
        defer { prepare(dataFolder) }
        if let ready, ready.isRunning, ready.dataFolder == dataFolder { return ready }
        return try HelperProcess(executable: executable, dataFolder: dataFolder, patience: patience)
    }

    /// Ends the standby helper.
    func shutdown() {
        let ended = state.withLock { state in
            state.round += 1
            defer { state.standby = nil }
            return state.standby
        }
        // Its end is waited for here, outside of the lock.
        _ = consume ended
    }

    private func prepare(_ dataFolder: String?) {
        guard keepsStandby else { return }
        let round = state.withLock { state -> Int? in
            guard state.standby == nil, !state.isStarting else { return nil }
            state.isStarting = true
            return state.round
        }
        guard let round else { return }
        // The helper that was just taken has the processor first.
        DispatchQueue.global(qos: .utility).asyncAfter(deadline: .now() + .milliseconds(20)) {
            [weak self, executable, patience] in
            // A helper that cannot be started now is tried again when it is needed; the reason is reported then.
            let helper = try? HelperProcess(executable: executable, dataFolder: dataFolder, patience: patience)
            self?.keep(helper, from: round)
        }
    }

    private func keep(_ helper: HelperProcess?, from round: Int) {
        state.withLock { state in
            state.isStarting = false
            if state.round == round { state.standby = helper }
        }
    }
}
