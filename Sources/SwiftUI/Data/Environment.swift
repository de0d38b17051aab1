/// A value or an object of the view's environment.
@propertyWrapper public struct Environment<Value>: DynamicProperty {
    private let find: (EnvironmentValues) -> Value
    private var values: EnvironmentValues?

    /// A value by its key path.
    public init(_ keyPath: KeyPath<EnvironmentValues, Value>) { find = { $0[keyPath: keyPath] } }

    /// An observable object that a view further out provides; without one the program stops, as on a device.
    public init(_ objectType: Value.Type) where Value: AnyObject & Observable {
        find = { values in
            guard let object = values.object(objectType) else {
                fatalError(
                    "No Observable object of type \(objectType) found. A View.environmentObject(_:) for \(objectType) "
                        + "may be missing as an ancestor of this view.")
            }
            return object
        }
    }

    /// An observable object that a view further out may provide.
    public init<T: AnyObject & Observable>(_ objectType: T.Type) where Value == T? { find = { $0.object(objectType) } }

    /// The value; the default one where the view is not in the graph.
    public var wrappedValue: Value { find(values ?? EnvironmentValues()) }
}

extension Environment: InstalledProperty {
    mutating func install(in slot: PropertySlot) { values = slot.environment }
}

/// An observable object that a view further out provides by `environmentObject(_:)`.
@propertyWrapper @preconcurrency @MainActor
public struct EnvironmentObject<ObjectType: ObservableObject>: DynamicProperty {
    private var object: ObjectType?

    /// Creates the property.
    public nonisolated init() {}

    /// The object; without one the program stops, as on a device.
    public var wrappedValue: ObjectType {
        guard let object else {
            fatalError(
                "No ObservableObject of type \(ObjectType.self) found. A View.environmentObject(_:) for \(ObjectType.self) "
                    + "may be missing as an ancestor of this view.")
        }
        return object
    }

    /// Bindings to the object's properties.
    public var projectedValue: ObservedObject<ObjectType>.Wrapper {
        ObservedObject<ObjectType>.Wrapper(object: wrappedValue)
    }
}

extension EnvironmentObject: InstalledProperty {
    mutating func install(in slot: PropertySlot) {
        object = slot.environment.object(ObjectType.self)
        if let object { slot.kept { ObjectSubscription() }.follow(object, for: slot.node) }
    }
}
