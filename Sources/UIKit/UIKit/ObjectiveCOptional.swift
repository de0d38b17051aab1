import Synchronization

/// Optional requirements of an app's own protocols. Adapted sources give each an implementation in an extension, which
/// comes here; a call with `?(` learns so that the object has none, and answers nil.
public enum ObjectiveCOptional {
    /// The name of the method that was found missing on this thread during the current call.
    @TaskLocal private static var missed: Missed?

    private final class Missed: Sendable {
        let name = Mutex("")
    }

    /// Returns the result of an object's missing method, which is discarded. Only a call without the question mark uses
    /// it: zero, an empty value or nil.
    public static func missing<Result>(_ name: String) -> Result {
        guard let missed else { return NoValue.make() }
        missed.name.withLock { $0 = name }
        return NoValue.makeUnused()
    }

    /// Returns the result of a method that the class lacked when it adopted the protocol, but that a subclass may have:
    /// the result of its method, else as `missing(_:)`.
    public static func missing<Result>(
        _ name: String, _ object: AnyObject, _ selector: String, _ arguments: [Any?]
    ) -> Result {
        if MainThread.isCurrent {
            let found = onMainThread {
                ObjectiveCNames.perform(Selector(selector), on: object, with: arguments)
            }
            if case .some(let answer) = found, let result = answer as? Result { return result }
        }
        return missing(name)
    }

    /// The value of a property that the class lacked when it adopted the protocol, but that a subclass may have; nil
    /// where there is none.
    public static func value<Value>(_ name: String, of object: AnyObject) -> Value? {
        guard MainThread.isCurrent else { return nil }
        let found = onMainThread { ObjectiveCNames.value(name, of: object) }
        return ObjectiveCValue.flat(found ?? nil) as? Value
    }

    /// The answer of a method, or nil where the object does not have it.
    public static func call<Result>(_ name: String, _ method: () throws -> Result) rethrows -> Result? {
        let missed = Missed()
        return try withUnsafeTemporaryAllocation(of: Result.self, capacity: 1) { place in
            guard let place = place.baseAddress else { return nil }
            // The result of a missing method is never looked at, copied or destroyed.
            try $missed.withValue(missed) { place.initialize(to: try method()) }
            return missed.name.withLock { $0 } == name ? nil : place.move()
        }
    }

    /// The answer of a method that may itself be nil.
    public static func call<Result>(_ name: String, _ method: () throws -> Result?) rethrows -> Result? {
        let missed = Missed()
        let result = try $missed.withValue(missed) { try method() }
        return missed.name.withLock { $0 } == name ? nil : result
    }
}

/// Values that mean none.
enum NoValue {
    /// A value of a type: nil, zero, or an empty one. A type that has none ends the program.
    static func make<Value>(_ type: Value.Type = Value.self) -> Value {
        // A null reference, which is never followed: `call` discards it, and releasing null has no effect.
        if type is AnyObject.Type { return unsafeBitCast(0, to: type) }
        let value: Any? =
            switch type {
            case is Void.Type: ()
            case let type as any ExpressibleByNilLiteral.Type: none(type)
            case is Bool.Type: false
            case let type as any ExpressibleByIntegerLiteral.Type: zero(type)
            case let type as any RangeReplaceableCollection.Type: empty(type)
            case let type as any ExpressibleByDictionaryLiteral.Type: emptyDictionary(type)
            case let type as any SetAlgebra.Type: emptySet(type)
            case is CGSize.Type: CGSize.zero
            case is CGPoint.Type: CGPoint.zero
            case is CGRect.Type: CGRect.zero
            case is UIEdgeInsets.Type: UIEdgeInsets.zero
            default: nil
            }
        guard let value = value as? Value else {
            fatalError("the object does not implement an optional method, and \(type) has no empty value to return")
        }
        return value
    }

    /// A value that is never used: memory full of zeros, which needn't be a value of the type at all.
    static func makeUnused<Value>() -> Value {
        withUnsafeTemporaryAllocation(of: Value.self, capacity: 1) { place in
            UnsafeMutableRawBufferPointer(place).initializeMemory(as: UInt8.self, repeating: 0)
            guard let place = place.baseAddress else { return make() }
            return place.move()
        }
    }

    private static func none<Value: ExpressibleByNilLiteral>(_ type: Value.Type) -> Any? { Value(nilLiteral: ()) }
    private static func zero<Value: ExpressibleByIntegerLiteral>(_ type: Value.Type) -> Any? { 0 as Value }
    private static func empty<Value: RangeReplaceableCollection>(_ type: Value.Type) -> Any? { Value() }
    private static func emptyDictionary<Value: ExpressibleByDictionaryLiteral>(_ type: Value.Type) -> Any? {
        [:] as Value
    }
    private static func emptySet<Value: SetAlgebra>(_ type: Value.Type) -> Any? { Value() }
}

/// Values of managed properties (`@NSManaged`), kept by the object itself, else in a
/// side table.
public enum ObjectiveCManaged {
    private final class Values {
        var byName: [String: Any] = [:]
    }

    // Only its address is used.
    nonisolated(unsafe) private static var key: UInt8 = 0

    /// The value of a property; zero, an empty value or nil before it was set.
    public static func value<Value>(_ name: String, of object: AnyObject) -> Value {
        let value = (object as? any ManagedValues).map { $0.managedValue(name) } ?? values(of: object).byName[name]
        return value as? Value ?? NoValue.make()
    }

    /// Sets a property.
    public static func set<Value>(_ value: Value, _ name: String, of object: AnyObject) {
        if let object = object as? any ManagedValues {
            object.setManagedValue(ObjectiveCValue.flat(value), name)
        } else {
            values(of: object).byName[name] = value
        }
    }

    private static func values(of object: AnyObject) -> Values {
        if let known = objc_getAssociatedObject(object, &key) as? Values { return known }
        let new = Values()
        objc_setAssociatedObject(object, &key, new, .OBJC_ASSOCIATION_RETAIN)
        return new
    }
}
