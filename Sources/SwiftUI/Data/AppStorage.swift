/// A value in the user's defaults that outdates the view when it changes.
@propertyWrapper public struct AppStorage<Value>: DynamicProperty {
    private let location: DefaultsLocation<Value>

    init(_ key: String, store: UserDefaults?, initial: Value, coding: DefaultsCoding<Value>) {
        location = .shared(key, store: store ?? .standard, initial: initial, coding: coding)
    }

    /// The value; the initial one where the defaults have none.
    public var wrappedValue: Value {
        get { location.value }
        nonmutating set { location.set(newValue, Transaction()) }
    }

    /// A binding to the value.
    public var projectedValue: Binding<Value> { Binding(at: location) }
}

extension AppStorage: @unchecked Sendable where Value: Sendable {
    // The location synchronises its value.
}

/// The conversion of a value from and to a property list.
struct DefaultsCoding<Value> {
    let decode: (Any) -> Value?
    let encode: (Value) -> Any?

    static var plain: DefaultsCoding { DefaultsCoding(decode: { $0 as? Value }, encode: { $0 }) }
}

/// A value in the user's defaults, shared by all views that have it.
final class DefaultsLocation<Value>: AnyLocation<Value>, @unchecked Sendable {
    // The defaults are synchronised by themselves; the readers are used on the main thread only.
    private let key: String
    private let store: UserDefaults
    private let initial: Value
    private let coding: DefaultsCoding<Value>
    private let readers = ReaderSet()

    private init(_ key: String, _ store: UserDefaults, _ initial: Value, _ coding: DefaultsCoding<Value>) {
        self.key = key
        self.store = store
        self.initial = initial
        self.coding = coding
    }

    static func shared(
        _ key: String, store: UserDefaults, initial: Value, coding: DefaultsCoding<Value>
    ) -> DefaultsLocation {
        let name = "\(ObjectIdentifier(store))/\(Value.self)/\(key)"
        return SharedLocations.location(name) {
            DefaultsLocation(key, store, initial, coding)
        }
    }

    override var value: Value {
        if MainThread.isCurrent { MainActor.assumeIsolated { readers.noteRead() } }
        return store.object(forKey: key).flatMap(coding.decode) ?? initial
    }

    override func set(_ value: Value, _ transaction: Transaction) {
        if let encoded = coding.encode(value) {
            store.set(encoded, forKey: key)
        } else {
            store.removeObject(forKey: key)
        }
        onMainThread { self.readers.invalidate() }
    }
}

/// The locations in use, by name.
private enum SharedLocations {
    private final class Table: @unchecked Sendable {
        // Used under the lock.
        let lock = NSLock()
        var locations: [String: () -> AnyObject?] = [:]
    }

    private static let table = Table()

    static func location<Location: AnyObject>(_ name: String, _ make: () -> Location) -> Location {
        table.lock.withLock {
            if let known = table.locations[name]?() as? Location { return known }
            let made = make()
            table.locations[name] = { [weak made] in made }
            return made
        }
    }
}

extension AppStorage where Value == Bool {
    /// Creates the property for a key of the defaults.
    public init(wrappedValue: Bool, _ key: String, store: UserDefaults? = nil) {
        self.init(key, store: store, initial: wrappedValue, coding: .plain)
    }
}

extension AppStorage where Value == Bool? {
    /// Creates the property for a key of the defaults, without an initial value.
    public init(_ key: String, store: UserDefaults? = nil) {
        self.init(
            key, store: store, initial: nil,
            coding: DefaultsCoding(decode: { $0 as? Bool }, encode: { $0 }))
    }
}

extension AppStorage where Value == Int {
    /// Creates the property for a key of the defaults.
    public init(wrappedValue: Int, _ key: String, store: UserDefaults? = nil) {
        self.init(key, store: store, initial: wrappedValue, coding: .plain)
    }
}

extension AppStorage where Value == Int? {
    /// Creates the property for a key of the defaults, without an initial value.
    public init(_ key: String, store: UserDefaults? = nil) {
        self.init(
            key, store: store, initial: nil,
            coding: DefaultsCoding(decode: { $0 as? Int }, encode: { $0 }))
    }
}

extension AppStorage where Value == Double {
    /// Creates the property for a key of the defaults.
    public init(wrappedValue: Double, _ key: String, store: UserDefaults? = nil) {
        self.init(key, store: store, initial: wrappedValue, coding: .plain)
    }
}

extension AppStorage where Value == Double? {
    /// Creates the property for a key of the defaults, without an initial value.
    public init(_ key: String, store: UserDefaults? = nil) {
        self.init(
            key, store: store, initial: nil,
            coding: DefaultsCoding(decode: { $0 as? Double }, encode: { $0 }))
    }
}

extension AppStorage where Value == String {
    /// Creates the property for a key of the defaults.
    public init(wrappedValue: String, _ key: String, store: UserDefaults? = nil) {
        self.init(key, store: store, initial: wrappedValue, coding: .plain)
    }
}

extension AppStorage where Value == String? {
    /// Creates the property for a key of the defaults, without an initial value.
    public init(_ key: String, store: UserDefaults? = nil) {
        self.init(
            key, store: store, initial: nil,
            coding: DefaultsCoding(decode: { $0 as? String }, encode: { $0 }))
    }
}

extension AppStorage where Value == Data {
    /// Creates the property for a key of the defaults.
    public init(wrappedValue: Data, _ key: String, store: UserDefaults? = nil) {
        self.init(key, store: store, initial: wrappedValue, coding: .plain)
    }
}

extension AppStorage where Value == Data? {
    /// Creates the property for a key of the defaults, without an initial value.
    public init(_ key: String, store: UserDefaults? = nil) {
        self.init(
            key, store: store, initial: nil,
            coding: DefaultsCoding(decode: { $0 as? Data }, encode: { $0 }))
    }
}

extension AppStorage where Value == Date {
    /// Creates the property for a key of the defaults.
    public init(wrappedValue: Date, _ key: String, store: UserDefaults? = nil) {
        self.init(key, store: store, initial: wrappedValue, coding: .plain)
    }
}

extension AppStorage where Value == Date? {
    /// Creates the property for a key of the defaults, without an initial value.
    public init(_ key: String, store: UserDefaults? = nil) {
        self.init(
            key, store: store, initial: nil,
            coding: DefaultsCoding(decode: { $0 as? Date }, encode: { $0 }))
    }
}

extension AppStorage where Value == URL {
    /// Creates the property for a key of the defaults.
    public init(wrappedValue: URL, _ key: String, store: UserDefaults? = nil) {
        self.init(
            key, store: store, initial: wrappedValue,
            coding: DefaultsCoding(
                decode: { ($0 as? String).flatMap { URL(string: $0) } }, encode: { $0.absoluteString }))
    }
}

extension AppStorage where Value == URL? {
    /// Creates the property for a key of the defaults, without an initial value.
    public init(_ key: String, store: UserDefaults? = nil) {
        self.init(
            key, store: store, initial: nil,
            coding: DefaultsCoding(
                decode: { ($0 as? String).flatMap { URL(string: $0) } }, encode: { $0?.absoluteString }))
    }
}

extension AppStorage where Value: RawRepresentable, Value.RawValue: DefaultsRawValue {
    /// Creates the property for a key of the defaults, which keep the raw value.
    public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil) {
        self.init(
            key, store: store, initial: wrappedValue,
            coding: DefaultsCoding(
                decode: { ($0 as? Value.RawValue).flatMap { Value(rawValue: $0) } }, encode: { $0.rawValue }))
    }
}

extension AppStorage {
    /// Creates the property for a key of the defaults, which keep the raw value, without an initial value.
    public init<R: RawRepresentable>(_ key: String, store: UserDefaults? = nil)
    where Value == R?, R.RawValue: DefaultsRawValue {
        self.init(
            key, store: store, initial: nil,
            coding: DefaultsCoding(
                decode: { ($0 as? R.RawValue).flatMap { R(rawValue: $0) } }, encode: { $0?.rawValue }))
    }
}

/// A raw value that the defaults can keep: a number or a text.
public protocol DefaultsRawValue {}

extension Int: DefaultsRawValue {}
extension String: DefaultsRawValue {}
