/// Access to a value that is kept elsewhere.
@propertyWrapper @dynamicMemberLookup public struct Binding<Value> {
    private let get: () -> Value
    private let set: (Value, Transaction) -> Void
    /// How changes are told.
    public var transaction = Transaction()

    /// Access by two functions.
    public init(get: @escaping () -> Value, set: @escaping (Value) -> Void) {
        self.get = get
        self.set = { value, _ in set(value) }
    }

    /// Access by two functions, one of which hears how a change is told.
    public init(get: @escaping () -> Value, set: @escaping (Value, Transaction) -> Void) {
        self.get = get
        self.set = set
    }

    /// The same access.
    public init(projectedValue: Binding<Value>) { self = projectedValue }

    /// Access to an optional value, as one.
    public init<V>(_ base: Binding<V>) where Value == V? {
        self.init(get: { base.wrappedValue }, set: { if let value = $0 { base.wrappedValue = value } })
    }

    /// Access to the value in an optional one; nil while there is none.
    public init?(_ base: Binding<Value?>) {
        guard let first = base.wrappedValue else { return nil }
        self.init(get: { base.wrappedValue ?? first }, set: { base.wrappedValue = $0 })
    }

    /// A value that can't be changed.
    public static func constant(_ value: Value) -> Binding<Value> { Binding(get: { value }, set: { _ in }) }

    /// The value.
    public var wrappedValue: Value {
        get { get() }
        nonmutating set { set(newValue, transaction) }
    }

    /// The access itself.
    public var projectedValue: Binding<Value> { self }

    /// Access to a part of the value.
    public subscript<Subject>(dynamicMember keyPath: WritableKeyPath<Value, Subject>) -> Binding<Subject> {
        Binding<Subject>(
            get: { self.wrappedValue[keyPath: keyPath] }, set: { self.wrappedValue[keyPath: keyPath] = $0 })
    }

    /// The same: nothing is animated here.
    public func animation(_ animation: Animation? = .default) -> Binding<Value> { self }

    /// The same access, whose changes are told so.
    public func transaction(_ transaction: Transaction) -> Binding<Value> {
        var result = self
        result.transaction = transaction
        return result
    }
}

extension Binding: DynamicProperty {}

extension Binding: Identifiable where Value: Identifiable {
    /// The value's own.
    public var id: Value.ID { wrappedValue.id }
}

extension Binding: Sequence where Value: MutableCollection, Value.Index: Hashable {
    /// Access to one part after another.
    public func makeIterator() -> IndexingIterator<[Binding<Value.Element>]> {
        wrappedValue.indices.map { self[$0] }.makeIterator()
    }

    /// Access to one part.
    public subscript(position: Value.Index) -> Binding<Value.Element> {
        Binding<Value.Element>(get: { self.wrappedValue[position] }, set: { self.wrappedValue[position] = $0 })
    }
}
