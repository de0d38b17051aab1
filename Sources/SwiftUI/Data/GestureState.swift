/// State that a gesture changes while it lasts; it returns to its initial value when the gesture ends.
@propertyWrapper public struct GestureState<Value>: DynamicProperty {
    private let initial: Value
    private var location: StoredLocation<Value>?

    /// Creates state with its value at rest.
    public init(wrappedValue: Value) { initial = wrappedValue }

    /// Creates state with its value at rest.
    public init(initialValue: Value) { initial = initialValue }

    /// The current value.
    public var wrappedValue: Value { location?.value ?? initial }

    /// The state itself, for `updating(_:body:)`.
    public var projectedValue: GestureState<Value> { self }

    func set(_ value: Value, _ transaction: Transaction) { location?.set(value, transaction) }
    func reset(_ transaction: Transaction) { location?.set(initial, transaction) }
}

extension GestureState where Value: ExpressibleByNilLiteral {
    /// Creates state without a value.
    public init() { self.init(wrappedValue: nil) }
}

extension GestureState: InstalledProperty {
    mutating func install(in slot: PropertySlot) {
        let initial = initial
        location = slot.kept { StoredLocation(initial) }
    }
}
