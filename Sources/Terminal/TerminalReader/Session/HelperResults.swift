import Spawning
import Synchronization

/// The results of helper programs, on their way to the session's thread.
final class HelperResults: Sendable {
    /// The result of a helper program.
    enum Result: Sendable {
        /// A text was copied or not; then the effects that follow.
        case copied(Pasteboard.Outcome, [ReviewEffect])
        /// Nothing has opened a link.
        case linkFailed
        /// A key of the line display was pressed.
        case displayKey(LineDisplayKey)
        /// A message for the user from outside of the session's thread.
        case status(String)
    }

    /// Readable when there are some.
    let wakeUp: WakeUp
    private let results = Mutex<[Result]>([])

    /// nil when there are no descriptors left.
    init?() {
        guard let wakeUp = WakeUp() else { return nil }
        self.wakeUp = wakeUp
    }

    /// Adds one, on any thread.
    func add(_ result: Result) {
        results.withLock { $0.append(result) }
        wakeUp.wake()
    }

    /// Takes them.
    func take() -> [Result] {
        wakeUp.reset()
        return results.withLock { results in
            defer { results = [] }
            return results
        }
    }
}
