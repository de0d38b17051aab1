import Synchronization

/// A lock with the state that it protects.
public struct OSAllocatedUnfairLock<State>: @unchecked Sendable {
    // The state is only accessed while the lock is held, and the box has no other mutable member.
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

    /// Creates a lock for a state that need not be sendable.
    public init(uncheckedState initialState: State) { box = Box(initialState) }

    /// Creates a lock for a state.
    public init(initialState: State) where State: Sendable { self.init(uncheckedState: initialState) }

    /// Calls a closure with the state while the lock is held.
    public func withLock<R: Sendable>(_ body: @Sendable (inout State) throws -> R) rethrows -> R {
        try withLockUnchecked(body)
    }

    /// Calls a closure with a state that need not be sendable, while the lock is held.
    public func withLockUnchecked<R>(_ body: (inout State) throws -> R) rethrows -> R {
        os_unfair_lock_lock(box.lock)
        defer { os_unfair_lock_unlock(box.lock) }
        return try body(&box.state)
    }

    /// Calls a closure with the state if the lock is free; returns nil otherwise.
    public func withLockIfAvailable<R: Sendable>(_ body: @Sendable (inout State) throws -> R) rethrows -> R? {
        guard os_unfair_lock_trylock(box.lock) else { return nil }
        defer { os_unfair_lock_unlock(box.lock) }
        return try body(&box.state)
    }
}

extension OSAllocatedUnfairLock where State == Void {
    /// Creates a lock without a state.
    public init() { self.init(uncheckedState: ()) }

    /// Waits for the lock and acquires it.
    public func lock() { os_unfair_lock_lock(box.lock) }

    /// Releases the lock.
    public func unlock() { os_unfair_lock_unlock(box.lock) }

    /// Acquires the lock if it is free; returns whether it was.
    public func lockIfAvailable() -> Bool { os_unfair_lock_trylock(box.lock) }

    /// Calls a closure while the lock is held.
    public func withLock<R: Sendable>(_ body: @Sendable () throws -> R) rethrows -> R {
        try withLockUnchecked { _ in try body() }
    }

    /// Calls a closure that need not be sendable, while the lock is held.
    public func withLockUnchecked<R>(_ body: () throws -> R) rethrows -> R {
        try withLockUnchecked { _ in try body() }
    }
}
