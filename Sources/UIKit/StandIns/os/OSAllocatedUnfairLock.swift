import Synchronization

/// A lock with what it guards.
public struct OSAllocatedUnfairLock<State>: @unchecked Sendable {
    // The state is only reached while the lock is held, and the box has no other member that changes.
    private final class Box {
        let lock = os_unfair_lock_t.allocate(capacity: 1)
        var state: State

        init(_ state: State) {
            lock.initialize(to: os_unfair_lock())
            self.state = state
        }

        deinit {
            lock.deallocate()
        }
    }

    private let box: Box

    /// A lock of a value that may not be sent.
    public init(uncheckedState initialState: State) { box = Box(initialState) }

    /// A lock of a value.
    public init(initialState: State) where State: Sendable { self.init(uncheckedState: initialState) }

    /// Calls a closure with the value while the lock is held.
    public func withLock<R: Sendable>(_ body: @Sendable (inout State) throws -> R) rethrows -> R {
        try withLockUnchecked(body)
    }

    /// The same, for what may not be sent.
    public func withLockUnchecked<R>(_ body: (inout State) throws -> R) rethrows -> R {
        os_unfair_lock_lock(box.lock)
        defer { os_unfair_lock_unlock(box.lock) }
        return try body(&box.state)
    }

    /// Calls a closure with the value if the lock is available.
    public func withLockIfAvailable<R: Sendable>(_ body: @Sendable (inout State) throws -> R) rethrows -> R? {
        guard os_unfair_lock_trylock(box.lock) else { return nil }
        defer { os_unfair_lock_unlock(box.lock) }
        return try body(&box.state)
    }
}

extension OSAllocatedUnfairLock where State == Void {
    /// A lock alone.
    public init() { self.init(uncheckedState: ()) }

    /// Waits for the lock.
    public func lock() { os_unfair_lock_lock(box.lock) }

    /// Gives the lock back.
    public func unlock() { os_unfair_lock_unlock(box.lock) }

    /// Takes the lock if it is free.
    public func lockIfAvailable() -> Bool { os_unfair_lock_trylock(box.lock) }

    /// Calls a closure while the lock is held.
    public func withLock<R: Sendable>(_ body: @Sendable () throws -> R) rethrows -> R {
        try withLockUnchecked { _ in try body() }
    }

    /// The same, for what may not be sent.
    public func withLockUnchecked<R>(_ body: () throws -> R) rethrows -> R {
        try withLockUnchecked { _ in try body() }
    }
}
