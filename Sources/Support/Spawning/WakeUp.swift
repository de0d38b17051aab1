import Foundation

/// Wakes a thread that waits in `poll`, from any thread and from handlers of signals: a pipe to oneself.
package final class WakeUp: Sendable {
    /// Readable once the thread was woken.
    package let descriptor: Int32
    /// The descriptor to which a byte is written to wake the thread. Signal handlers may write to it with `wake(_:)`.
    package let writer: Int32

    /// Opens the pipe. Returns nil if no descriptors are left; `errno` then has the reason.
    package init?() {
        var ends: [Int32] = [-1, -1]
        guard pipe(&ends) == 0 else { return nil }
        for end in ends {
            _ = fcntl(end, F_SETFD, FD_CLOEXEC)
            _ = fcntl(end, F_SETFL, O_NONBLOCK)
        }
        descriptor = ends[0]
        writer = ends[1]
    }

    deinit {
        close(descriptor)
        close(writer)
    }

    /// Wakes the thread.
    package func wake() { Self.wake(writer) }

    /// Gets ready to be woken again.
    package func reset() {
        var bytes: (UInt64, UInt64) = (0, 0)
        while read(descriptor, &bytes, 16) > 0 {}
    }

    /// Wakes the thread that waits at the other end of a `writer`. Uses only functions that POSIX allows in a signal
    /// handler; a full pipe is as good as one more byte in it.
    package static func wake(_ writer: Int32) {
        var byte: UInt8 = 1
        _ = write(writer, &byte, 1)
    }
}
