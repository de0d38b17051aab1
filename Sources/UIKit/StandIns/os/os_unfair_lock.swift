import Glibc

/// A lock, which has to stay where it is while it is held.
public struct os_unfair_lock {
    // All zero, it is a plain mutex that is free, and needs no end.
    fileprivate var mutex = pthread_mutex_t()

    /// A lock that is free.
    public init() {}
}

/// A lock, by the name that it has in C.
public typealias os_unfair_lock_s = os_unfair_lock

/// A pointer to a lock.
public typealias os_unfair_lock_t = UnsafeMutablePointer<os_unfair_lock>

// swift-format-ignore: AlwaysUseLowerCamelCase
/// Waits for a lock and takes it.
public func os_unfair_lock_lock(_ lock: os_unfair_lock_t) { pthread_mutex_lock(&lock.pointee.mutex) }

// swift-format-ignore: AlwaysUseLowerCamelCase
/// Gives a lock back.
public func os_unfair_lock_unlock(_ lock: os_unfair_lock_t) { pthread_mutex_unlock(&lock.pointee.mutex) }

// swift-format-ignore: AlwaysUseLowerCamelCase
/// Takes a lock if it is free.
public func os_unfair_lock_trylock(_ lock: os_unfair_lock_t) -> Bool { pthread_mutex_trylock(&lock.pointee.mutex) == 0 }
