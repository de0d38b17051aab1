// The names are those of the Objective-C runtime.
// swift-format-ignore-file: AlwaysUseLowerCamelCase
import Synchronization

/// Waits until no other thread has entered for an object, then enters: 0. A thread may enter more than once.
@discardableResult public func objc_sync_enter(_ obj: Any) -> Int32 { ObjectLocks.lock(obj as AnyObject) }

/// Releases the lock of `objc_sync_enter(_:)`: returns 0, or -1 if the thread did not hold it.
@discardableResult public func objc_sync_exit(_ obj: Any) -> Int32 { ObjectLocks.unlock(obj as AnyObject) }

private enum ObjectLocks {
    private struct Entry {
        var lock = NSRecursiveLock()
        var users = 0
    }

    private static let entries = Mutex<[ObjectIdentifier: Entry]>([:])

    static func lock(_ object: AnyObject) -> Int32 {
        let id = ObjectIdentifier(object)
        let lock = entries.withLock { entries in
            entries[id, default: Entry()].users += 1
            return entries[id]?.lock
        }
        lock?.lock()
        return 0
    }

    static func unlock(_ object: AnyObject) -> Int32 {
        let id = ObjectIdentifier(object)
        guard let lock = entries.withLock({ $0[id]?.lock }) else { return -1 }
        lock.unlock()
        entries.withLock { entries in
            guard var entry = entries[id] else { return }
            entry.users -= 1
            entries[id] = entry.users > 0 ? entry : nil
        }
        return 0
    }
}
