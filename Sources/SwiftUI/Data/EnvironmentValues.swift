/// A key of a value in the environment.
public protocol EnvironmentKey {
    /// The type of the value.
    associatedtype Value
    /// The value where none is set.
    static var defaultValue: Value { get }
}

/// The values that a view finds in its environment.
public struct EnvironmentValues {
    /// The values that are set. Two environments with the same object are the same.
    private final class Storage {
        var values: [ObjectIdentifier: Any]

        init(_ values: [ObjectIdentifier: Any] = [:]) { self.values = values }
    }

    private var storage = Storage()
    /// Notes the keys that a view reads.
    var reader: EnvironmentReader?

    /// Creates an environment in which every value is the default one.
    public init() {}

    /// The value of a key.
    public subscript<K: EnvironmentKey>(key: K.Type) -> K.Value {
        get { value(ObjectIdentifier(key)) as? K.Value ?? key.defaultValue }
        set { set(newValue, ObjectIdentifier(key)) }
    }

    func object<T: AnyObject>(_ type: T.Type) -> T? { value(ObjectIdentifier(type)) as? T }

    mutating func setObject<T: AnyObject>(_ object: T?) { set(object as Any?, ObjectIdentifier(T.self)) }

    private func value(_ key: ObjectIdentifier) -> Any? {
        reader?.keys.insert(key)
        return storage.values[key]
    }

    private mutating func set(_ value: Any?, _ key: ObjectIdentifier) {
        if !isKnownUniquelyReferenced(&storage) { storage = Storage(storage.values) }
        storage.values[key] = value
    }

    /// Whether nothing was set between the two.
    func isIdentical(to other: EnvironmentValues) -> Bool { storage === other.storage }

    @MainActor fileprivate func hasSame(_ key: ObjectIdentifier, as other: EnvironmentValues) -> Bool {
        TypeFacts.areEqual(any: storage.values[key], other.storage.values[key])
    }
}

/// The keys that a body has read when it was evaluated last.
final class EnvironmentReader {
    var keys: Set<ObjectIdentifier> = []

    /// Whether one of the values that were read differs.
    @MainActor func isAffected(from old: EnvironmentValues?, to new: EnvironmentValues) -> Bool {
        guard let old, !keys.isEmpty else { return false }
        return keys.contains { !new.hasSame($0, as: old) }
    }
}
