import Foundation
import Spawning
import Synchronization

/// Signals as a descriptor to poll: a handler records them and wakes the waiting thread. Each inbox of a process gets
/// all.
final class SignalInbox {
    /// The data that a handler can reach without a lock: the descriptor that wakes an inbox, and the pending signals.
    private final class Slot: Sendable {
        /// The writing end of the inbox's pipe, or -1 while the slot is free.
        let writer = Atomic<Int32>(-1)
        /// Bit n is set while signal n waits.
        let waiting = Atomic<UInt64>(0)
    }

    /// As many inboxes as a process can have; made before the first handler is set.
    private static let slots = (0..<64).map { _ in Slot() }

    /// The signals that are handled: by how many inboxes, and the action before them.
    private static let handled = Mutex<[Int32: (count: Int, replaced: sigaction)]>([:])

    private let wakeUp: WakeUp
    private let slot: Slot
    private let numbers: [Int32]

    /// Takes over some signals until this value goes away; nil when there are no descriptors left.
    init?(_ numbers: [Int32]) {
        guard let wakeUp = WakeUp() else { return nil }
        let writer = wakeUp.writer
        let free = Self.slots.first {
            $0.writer.compareExchange(expected: -1, desired: writer, ordering: .acquiringAndReleasing).exchanged
        }
        guard let free else {
            errno = EMFILE
            return nil
        }
        self.wakeUp = wakeUp
        slot = free
        self.numbers = numbers
        slot.waiting.store(0, ordering: .releasing)
        Self.handle(numbers)
    }

    deinit {
        Self.release(numbers)
        slot.writer.store(-1, ordering: .releasing)
    }

    /// Readable when signals have come.
    var descriptor: Int32 { wakeUp.descriptor }

    /// Returns the new signals.
    func take() -> Set<Int32> {
        wakeUp.reset()
        let bits = slot.waiting.exchange(0, ordering: .acquiringAndReleasing)
        return Set((0..<Int32(64)).filter { bits & 1 << UInt64($0) != 0 })
    }

    // MARK: Handlers

    private static func handle(_ numbers: [Int32]) {
        var awaited = sigset_t()
        sigemptyset(&awaited)
        handled.withLock { handled in
            for number in numbers {
                sigaddset(&awaited, number)
                if handled[number] != nil {
                    handled[number]?.count += 1
                    continue
                }
                var action = sigaction()
                var old = sigaction()
                action.__sigaction_handler.sa_handler = handler
                action.sa_flags = Int32(SA_RESTART)
                guard sigaction(number, nil, &old) == 0 else { continue }
                // A signal that would end or stop us and is ignored by the parent process stays ignored, here and in
                // the program, as with `nohup`.
                let isIgnored = unsafeBitCast(old.__sigaction_handler.sa_handler, to: Int.self) == 1
                if isIgnored, [SIGHUP, SIGINT, SIGQUIT, SIGTERM, SIGTSTP].contains(number) { continue }
                if sigaction(number, &action, nil) == 0 { handled[number] = (1, old) }
            }
        }
        // The parent process may have left them blocked, and then they would wait forever.
        pthread_sigmask(SIG_UNBLOCK, &awaited, nil)
    }

    private static func release(_ numbers: [Int32]) {
        handled.withLock { handled in
            for number in numbers {
                guard let (count, replaced) = handled[number] else { continue }
                if count > 1 {
                    handled[number]?.count = count - 1
                } else {
                    var action = replaced
                    sigaction(number, &action, nil)
                    handled[number] = nil
                }
            }
        }
    }

    // Uses only functions that POSIX allows in a handler.
    private static let handler: @convention(c) (Int32) -> Void = { number in
        let saved = errno
        for slot in SignalInbox.slots {
            let writer = slot.writer.load(ordering: .acquiring)
            guard writer >= 0 else { continue }
            slot.waiting.bitwiseOr(1 << UInt64(number & 63), ordering: .acquiringAndReleasing)
            WakeUp.wake(writer)
        }
        errno = saved
    }
}
