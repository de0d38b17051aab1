import Foundation
import Spawning
import Synchronization

/// The changes of the terminal's size, as a descriptor to poll.
final class SizeChanges {
    /// The descriptor that the handler of the signal writes to, or -1.
    private static let writer = Atomic<Int32>(-1)
    private let wakeUp: WakeUp

    /// Takes SIGWINCH; nil when there are no descriptors left. There is one at a time.
    init?() {
        guard let wakeUp = WakeUp() else { return nil }
        self.wakeUp = wakeUp
        Self.writer.store(wakeUp.writer, ordering: .releasing)
        signal(SIGWINCH) { _ in WakeUp.wake(SizeChanges.writer.load(ordering: .acquiring)) }
    }

    deinit {
        signal(SIGWINCH, SIG_DFL)
        Self.writer.store(-1, ordering: .releasing)
    }

    /// Readable when the size has changed.
    var descriptor: Int32 { wakeUp.descriptor }

    /// Gets ready for the next change.
    func reset() { wakeUp.reset() }
}
