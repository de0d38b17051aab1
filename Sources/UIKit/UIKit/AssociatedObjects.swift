// The names are those of the Objective-C runtime.
// swift-format-ignore-file: AlwaysUseLowerCamelCase

/// The policies for keeping an associated object, with Objective-C's raw values.
public enum objc_AssociationPolicy: UInt, Sendable {
    /// Not kept alive.
    case OBJC_ASSOCIATION_ASSIGN = 0
    /// Kept alive.
    case OBJC_ASSOCIATION_RETAIN_NONATOMIC = 1
    /// Kept alive, of a copy.
    case OBJC_ASSOCIATION_COPY_NONATOMIC = 3
    /// Kept alive.
    case OBJC_ASSOCIATION_RETAIN = 769
    /// Kept alive, of a copy.
    case OBJC_ASSOCIATION_COPY = 771
}

/// Gives an object a value under a key, which is an address; nil takes it away. It is let go some time after the object
/// is gone: at the latest when as many others have been given values as there are.
public func objc_setAssociatedObject(
    _ object: Any, _ key: UnsafeRawPointer, _ value: Any?, _ policy: objc_AssociationPolicy
) {
    AssociatedObjects.set(value, key, of: object as AnyObject, isWeak: policy == .OBJC_ASSOCIATION_ASSIGN)
}

/// The value that an object was given under a key, or nil.
public func objc_getAssociatedObject(_ object: Any, _ key: UnsafeRawPointer) -> Any? {
    AssociatedObjects.value(key, of: object as AnyObject)
}

/// Takes away all that an object was given.
public func objc_removeAssociatedObjects(_ object: Any) {
    AssociatedObjects.removeAll(of: object as AnyObject)
}

private enum AssociatedObjects {
    private struct Values {
        weak var owner: AnyObject?
        var strong: [UnsafeRawPointer: Any] = [:]
        var weak: [UnsafeRawPointer: Weak] = [:]
    }

    private struct Weak {
        weak var object: AnyObject?
    }

    private static let lock = NSRecursiveLock()
    // Only read and written with the lock.
    nonisolated(unsafe) private static var values: [ObjectIdentifier: Values] = [:]
    nonisolated(unsafe) private static var limit = 1_024

    static func value(_ key: UnsafeRawPointer, of object: AnyObject) -> Any? {
        lock.withLock {
            // Another object may have had this address before.
            guard let values = values[ObjectIdentifier(object)], values.owner === object else { return nil }
            return values.strong[key] ?? values.weak[key]?.object
        }
    }

    static func set(_ value: Any?, _ key: UnsafeRawPointer, of object: AnyObject, isWeak: Bool) {
        // Released objects may have a `deinit` that returns here, so they are released after the lock.
        var old: [Any] = []
        lock.withLock {
            let id = ObjectIdentifier(object)
            if let known = values[id], known.owner !== object { old.append(values.removeValue(forKey: id) as Any) }
            var entry = values[id] ?? Values(owner: object)
            if let was = entry.strong.removeValue(forKey: key) { old.append(was) }
            entry.weak[key] = nil
            if let value {
                if isWeak { entry.weak[key] = Weak(object: value as AnyObject) } else { entry.strong[key] = value }
            }
            values[id] = entry.strong.isEmpty && entry.weak.isEmpty ? nil : entry
            guard values.count > limit else { return }
            old.append(values.filter { $0.value.owner == nil })
            values = values.filter { $0.value.owner != nil }
            limit = max(1_024, values.count * 2)
        }
    }

    static func removeAll(of object: AnyObject) {
        let old = lock.withLock { values.removeValue(forKey: ObjectIdentifier(object)) }
        _ = old
    }
}
