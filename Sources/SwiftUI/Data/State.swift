/// A value that the graph keeps for a view as long as the view is there.
@propertyWrapper public struct State<Value>: DynamicProperty {
    private let initial: Value
    private var location: StoredLocation<Value>?

    /// Creates state with its initial value.
    public init(wrappedValue value: Value) { initial = value }

    /// Creates state with its initial value.
    public init(initialValue value: Value) { initial = value }

    /// The value. Before the view is in the graph it is the initial one and can't be changed.
    public var wrappedValue: Value {
        get { location?.value ?? initial }
        nonmutating set { location?.set(newValue, Transaction()) }
    }

    /// A binding to the value.
    public var projectedValue: Binding<Value> { location.map { Binding(at: $0) } ?? .constant(initial) }
}

extension State where Value: ExpressibleByNilLiteral {
    /// Creates state without a value.
    public init() { self.init(wrappedValue: nil) }
}

extension State: @unchecked Sendable where Value: Sendable {
    // The location synchronises its value.
}

extension State: InstalledProperty {
    mutating func install(in slot: PropertySlot) {
        let initial = initial
        location = slot.kept { StoredLocation(initial) }
    }
}
