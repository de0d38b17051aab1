import Spawning
import Synchronization
import TerminalReader

/// The keys of a braille display on their way to the session.
package final class DisplayKeys: Sendable {
    private let keys = Mutex<[LineDisplayKey]>([])
    private let wakeUp: WakeUp

    /// nil when there are no descriptors left.
    package init?() {
        guard let wakeUp = WakeUp() else { return nil }
        self.wakeUp = wakeUp
    }

    /// Readable when there are some.
    var descriptor: Int32 { wakeUp.descriptor }

    /// Adds one, on any thread.
    package func add(_ key: LineDisplayKey) {
        keys.withLock { $0.append(key) }
        wakeUp.wake()
    }

    /// Takes them.
    func take() -> [LineDisplayKey] {
        wakeUp.reset()
        return keys.withLock { keys in
            defer { keys = [] }
            return keys
        }
    }
}
