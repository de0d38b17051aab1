import Foundation
import Spawning
import Synchronization

/// Whether a signal has requested the end of the program.
package enum EndRequest {
    private static let isAsked = Atomic(false)
    private static let descriptor = Atomic<Int32>(-1)

    /// Handles the signals that request the end of a program; they wake a thread.
    package static func listen(_ wakeUp: WakeUp) {
        descriptor.store(wakeUp.writer, ordering: .releasing)
        for number in [SIGINT, SIGTERM, SIGHUP] {
            signal(number) { _ in
                EndRequest.isAsked.store(true, ordering: .releasing)
                WakeUp.wake(EndRequest.descriptor.load(ordering: .acquiring))
            }
        }
    }

    /// Leaves the signals to themselves again.
    package static func stopListening() {
        for number in [SIGINT, SIGTERM, SIGHUP] { signal(number, SIG_DFL) }
        descriptor.store(-1, ordering: .releasing)
    }

    /// Whether the end was requested.
    package static var wasAsked: Bool { isAsked.load(ordering: .acquiring) }
}
