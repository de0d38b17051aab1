import Foundation
import Synchronization

/// Signals as something to poll for: a handler notes them and wakes whoever waits. One at a time per process.
final class SignalInbox {
    /// Bit n is set while signal n waits to be taken.
    private static let waiting = Atomic<UInt64>(0)
    private static let writer = Atomic<Int32>(-1)

    /// Readable when signals have come.
    let descriptor: Int32
    private let ownWriter: Int32
    private var replaced: [(number: Int32, action: sigaction)] = []

    /// Takes over some signals until this value goes away; nil when there are no descriptors left.
    init?(_ numbers: [Int32]) {
        var ends: [Int32] = [-1, -1]
        guard pipe(&ends) == 0 else { return nil }
        for end in ends {
            _ = fcntl(end, F_SETFD, FD_CLOEXEC)
            _ = fcntl(end, F_SETFL, O_NONBLOCK)
        }
        descriptor = ends[0]
        ownWriter = ends[1]
        Self.waiting.store(0, ordering: .releasing)
        Self.writer.store(ownWriter, ordering: .releasing)
        for number in numbers {
            var action = sigaction()
            var old = sigaction()
            action.__sigaction_handler.sa_handler = Self.handler
            action.sa_flags = Int32(SA_RESTART)
            if sigaction(number, &action, &old) == 0 { replaced.append((number, old)) }
        }
        // Whoever started this process may have left them blocked, and then they would wait for ever.
        var awaited = sigset_t()
        sigemptyset(&awaited)
        for number in numbers { sigaddset(&awaited, number) }
        pthread_sigmask(SIG_UNBLOCK, &awaited, nil)
    }

    deinit {
        for (number, action) in replaced {
            var action = action
            sigaction(number, &action, nil)
        }
        Self.writer.store(-1, ordering: .releasing)
        close(descriptor)
        close(ownWriter)
    }

    /// The signals that have come since the last call.
    func take() -> Set<Int32> {
        var bytes: (UInt64, UInt64) = (0, 0)
        while read(descriptor, &bytes, 16) > 0 {}
        let bits = Self.waiting.exchange(0, ordering: .acquiringAndReleasing)
        return Set((0..<Int32(64)).filter { bits & 1 << UInt64($0) != 0 })
    }

    // Only what POSIX allows in a handler; a full pipe is as good as one more byte in it.
    private static let handler: @convention(c) (Int32) -> Void = { number in
        let saved = errno
        SignalInbox.waiting.bitwiseOr(1 << UInt64(number & 63), ordering: .acquiringAndReleasing)
        var byte: UInt8 = 1
        _ = write(SignalInbox.writer.load(ordering: .acquiring), &byte, 1)
        errno = saved
    }
}
