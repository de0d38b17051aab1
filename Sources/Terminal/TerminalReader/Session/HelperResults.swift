import Spawning
import Synchronization

/// What programs beside a session have come to, on the way to its thread.
final class HelperResults: Sendable {
    /// What one has come to.
    enum Result: Sendable {
        /// A text was copied or not; then what is to follow it.
        case copied(Pasteboard.Outcome, [ReviewEffect])
        /// Nothing has opened a link.
        case linkFailed
        /// A key of what shows the line where the user is was pressed.
        case displayKey(LineDisplayKey)
        /// Something that the user should know has happened beside the session.
        case news(String)
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
