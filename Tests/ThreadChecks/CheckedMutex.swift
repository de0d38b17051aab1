import Glibc

/// A lock that ThreadSanitizer understands, in place of `Mutex`, whose waiting and waking on Linux happens in the
/// kernel: the sanitizer doesn't see it, and takes all that such a lock guards for races.
public struct CheckedMutex<Value: ~Copyable>: ~Copyable, @unchecked Sendable {
    // Proof: the value is reached through `withLock` alone, which holds the lock meanwhile; both places in memory live
    // as long as the lock does.
    private let lock: UnsafeMutablePointer<pthread_mutex_t>
    private let value: UnsafeMutablePointer<Value>

    /// Creates a lock around a value.
    public init(_ initialValue: consuming sending Value) {
        lock = .allocate(capacity: 1)
        lock.initialize(to: pthread_mutex_t())
        pthread_mutex_init(lock, nil)
        value = .allocate(capacity: 1)
        value.initialize(to: initialValue)
    }

    deinit {
        pthread_mutex_destroy(lock)
        lock.deallocate()
        value.deinitialize(count: 1)
        value.deallocate()
    }

    /// Runs a body with the value, alone.
    public borrowing func withLock<Result: ~Copyable, Failure: Error>(
        _ body: (inout sending Value) throws(Failure) -> sending Result
    ) throws(Failure) -> sending Result {
        pthread_mutex_lock(lock)
        defer { pthread_mutex_unlock(lock) }
        return try body(&value.pointee)
    }
}
