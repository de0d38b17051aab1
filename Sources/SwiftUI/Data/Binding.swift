/// A connection to a value that is kept elsewhere, to read and to write it.
@propertyWrapper @dynamicMemberLookup public struct Binding<Value> {
    /// The transaction of changes.
    public var transaction = Transaction()
    let location: AnyLocation<Value>

    init(at location: AnyLocation<Value>) { self.location = location }

    /// Creates a binding that reads and writes by two closures.
    public init(get: @escaping () -> Value, set: @escaping (Value) -> Void) {
        location = FunctionLocation(get: get, set: { value, _ in set(value) })
    }

    /// Creates a binding that reads and writes by two closures, the second of which receives the transaction.
    public init(get: @escaping () -> Value, set: @escaping (Value, Transaction) -> Void) {
        location = FunctionLocation(get: get, set: set)
    }

    /// Creates a binding from another one.
    public init(projectedValue: Binding<Value>) { self = projectedValue }

    /// Creates a binding to the value of another one, as an optional.
    public init<V>(_ base: Binding<V>) where Value == V? {
        location = FunctionLocation(
            get: { base.wrappedValue }, set: { if let value = $0 { base.location.set(value, $1) } })
    }

    /// Creates a binding to the value inside an optional one; nil while there is none.
    public init?(_ base: Binding<Value?>) {
        guard let first = base.wrappedValue else { return nil }
        location = FunctionLocation(get: { base.wrappedValue ?? first }, set: { base.location.set($0, $1) })
    }

    /// Creates a binding to a hashable value, as `AnyHashable`.
    public init<V: Hashable>(_ base: Binding<V>) where Value == AnyHashable {
        location = FunctionLocation(
            get: { AnyHashable(base.wrappedValue) },
            set: { if let value = $0.base as? V { base.location.set(value, $1) } })
    }

    /// Returns a binding to a constant, which writing leaves unchanged.
    public static func constant(_ value: Value) -> Binding<Value> {
        Binding(at: ConstantLocation(value))
    }

    /// The value.
    public var wrappedValue: Value {
        get { location.value }
        nonmutating set { location.set(newValue, transaction) }
    }

    /// The binding itself.
    public var projectedValue: Binding<Value> { self }

    /// Returns a binding to a part of the value.
    public subscript<Subject>(dynamicMember keyPath: WritableKeyPath<Value, Subject>) -> Binding<Subject> {
        Binding<Subject>(at: location.part(keyPath))
    }

    /// Returns the binding with an animation; changes are visible at once here.
    public func animation(_ animation: Animation? = .default) -> Binding<Value> {
        transaction(Transaction(animation: animation))
    }

    /// Returns the binding with the transaction of its changes.
    public func transaction(_ transaction: Transaction) -> Binding<Value> {
        var result = self
        result.transaction = transaction
        return result
    }
}

/// A value that can't be written.
private final class ConstantLocation<Value>: AnyLocation<Value>, @unchecked Sendable {
    // Constant.
    private let constant: Value

    init(_ value: Value) { constant = value }

    override var value: Value { constant }
}

extension Binding: DynamicProperty {}

extension Binding: @unchecked Sendable where Value: Sendable {
    // The location synchronises its value.
}

extension Binding: Identifiable where Value: Identifiable {
    /// The id of the value.
    public var id: Value.ID { wrappedValue.id }
}

extension Binding: Sequence where Value: MutableCollection {
    /// The type of the bindings to the members.
    public typealias Element = Binding<Value.Element>
}

extension Binding: Collection where Value: MutableCollection {
    /// The index type of the collection.
    public typealias Index = Value.Index
    /// The first index.
    public var startIndex: Index { wrappedValue.startIndex }
    /// The end of the indices.
    public var endIndex: Index { wrappedValue.endIndex }
    /// Returns the next index.
    public func index(after i: Index) -> Index { wrappedValue.index(after: i) }

    /// Returns a binding to a member; while the collection is shorter, it reads the member of when it was made.
    public subscript(position: Index) -> Binding<Value.Element> {
        let location = location
        let last = location.value[position]
        return Binding<Value.Element>(
            at: FunctionLocation(
                get: {
                    let value = location.value
                    return value.indices.contains(position) ? value[position] : last
                },
                set: { element, transaction in
                    var value = location.value
                    guard value.indices.contains(position) else { return }
                    value[position] = element
                    location.set(value, transaction)
                }))
    }
}

extension Binding: BidirectionalCollection where Value: BidirectionalCollection & MutableCollection {
    /// Returns the index before.
    public func index(before i: Index) -> Index { wrappedValue.index(before: i) }
}

extension Binding: RandomAccessCollection where Value: RandomAccessCollection & MutableCollection {}
