/// Bindings to the properties of an observable object.
@propertyWrapper @dynamicMemberLookup public struct Bindable<Value> {
    /// The object.
    public var wrappedValue: Value

    /// The bindings.
    public var projectedValue: Bindable<Value> { self }

    /// Creates bindings to an object's properties.
    public init(wrappedValue: Value) where Value: AnyObject & Observable { self.wrappedValue = wrappedValue }
}

extension Bindable where Value: AnyObject & Observable {
    /// Creates bindings to an object's properties.
    public init(_ wrappedValue: Value) { self.wrappedValue = wrappedValue }

    /// Creates bindings to an object's properties.
    public init(projectedValue: Bindable<Value>) { self = projectedValue }

    /// Returns a binding to a property.
    public subscript<Subject>(dynamicMember keyPath: ReferenceWritableKeyPath<Value, Subject>) -> Binding<Subject> {
        Binding(at: ObjectLocation(wrappedValue, keyPath))
    }
}

extension Bindable: Identifiable where Value: Identifiable {
    /// The id of the object.
    public var id: Value.ID { wrappedValue.id }
}
