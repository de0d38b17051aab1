/// A value that is kept for a scene. It lives as long as the process here.
@propertyWrapper public struct SceneStorage<Value>: DynamicProperty {
    private let key: String
    private let initial: Value
    private var location: StoredLocation<Value>?

    /// Creates the property with its initial value.
    public init(wrappedValue: Value, _ key: String) {
        self.key = key
        initial = wrappedValue
    }

    /// The value.
    public var wrappedValue: Value {
        get { location?.value ?? initial }
        nonmutating set { location?.set(newValue, Transaction()) }
    }

    /// A binding to the value.
    public var projectedValue: Binding<Value> { location.map { Binding(at: $0) } ?? .constant(initial) }
}

extension SceneStorage where Value: ExpressibleByNilLiteral {
    /// Creates the property without a value.
    public init(_ key: String) { self.init(wrappedValue: nil, key) }
}

extension SceneStorage: @unchecked Sendable where Value: Sendable {
    // The location synchronises its value.
}

extension SceneStorage: InstalledProperty {
    mutating func install(in slot: PropertySlot) {
        let initial = initial
        location = slot.kept { StoredLocation(initial) }
    }
}
