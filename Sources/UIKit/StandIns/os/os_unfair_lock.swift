import Glibc

/// A lock, which must not move in memory while it is held.
public struct os_unfair_lock {
    // All zero bytes are an unlocked mutex, which needs no cleanup.
    fileprivate var mutex = pthread_mutex_t()

    /// Creates an unlocked lock.
    public init() {}
}

/// A lock, by its C name.
public typealias os_unfair_lock_s = os_unfair_lock

/// A pointer to a lock.
public typealias os_unfair_lock_t = UnsafeMutablePointer<os_unfair_lock>

// swift-format-ignore: AlwaysUseLowerCamelCase
/// Waits for a lock and acquires it.
public func os_unfair_lock_lock(_ lock: os_unfair_lock_t) { pthread_mutex_lock(&lock.pointee.mutex) }

// swift-format-ignore: AlwaysUseLowerCamelCase
/// Releases a lock.
public func os_unfair_lock_unlock(_ lock: os_unfair_lock_t) { pthread_mutex_unlock(&lock.pointee.mutex) }

// swift-format-ignore: AlwaysUseLowerCamelCase
/// Acquires a lock if it is free; returns whether it was.
public func os_unfair_lock_trylock(_ lock: os_unfair_lock_t) -> Bool { pthread_mutex_trylock(&lock.pointee.mutex) == 0 }
