import Foundation
import Synchronization

/// Wakes a thread that waits in `poll`, from any thread and from signal handlers.
final class WakeUp: Sendable {
    /// Readable once the thread was woken.
    let descriptor: Int32
    fileprivate let writer: Int32

    init() throws {
        var ends: [Int32] = [-1, -1]
        guard pipe(&ends) == 0 else {
            throw ToolError("no pipe: \(String(cString: strerror(errno)))", exitCode: .unavailable)
        }
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
    func wake() { Self.wake(writer) }

    /// Gets ready to be woken again.
    func reset() {
        var bytes = [UInt8](repeating: 0, count: 256)
        while read(descriptor, &bytes, bytes.count) > 0 {}
    }

    /// A full pipe is as good as one more byte in it.
    fileprivate static func wake(_ descriptor: Int32) {
        var byte: UInt8 = 1
        _ = write(descriptor, &byte, 1)
    }
}

/// Whether the program was asked to end by a signal.
enum EndRequest {
    private static let isAsked = Atomic(false)
    private static let descriptor = Atomic<Int32>(-1)

    /// Takes the signals that ask a program to end; they wake a thread.
    static func listen(_ wakeUp: WakeUp) {
        descriptor.store(wakeUp.writer, ordering: .releasing)
        for number in [SIGINT, SIGTERM, SIGHUP] {
            signal(number) { _ in
                EndRequest.isAsked.store(true, ordering: .releasing)
                WakeUp.wake(EndRequest.descriptor.load(ordering: .acquiring))
            }
        }
    }

    /// Leaves the signals to themselves again.
    static func stopListening() {
        for number in [SIGINT, SIGTERM, SIGHUP] { signal(number, SIG_DFL) }
        descriptor.store(-1, ordering: .releasing)
    }

    /// Whether the end was asked for.
    static var wasAsked: Bool { isAsked.load(ordering: .acquiring) }
}
