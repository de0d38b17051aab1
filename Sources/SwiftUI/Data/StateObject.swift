import CombineStandIn

/// An object that is made once for a view's identity and lives as long as the view.
@propertyWrapper public struct StateObject<ObjectType: ObservableObject>: DynamicProperty {
    private let make: () -> ObjectType
    private var storage: Storage?

    @MainActor private final class Storage {
        let object: ObjectType
        let subscription = ObjectSubscription()

        init(_ object: ObjectType) { self.object = object }
    }

    /// Creates the property; the object is made when the view is inserted.
    public init(wrappedValue thunk: @autoclosure @escaping () -> ObjectType) { make = thunk }

    /// The object; a new one each time where the view is not in the graph.
    @preconcurrency @MainActor public var wrappedValue: ObjectType { storage?.object ?? make() }

    /// Bindings to the object's properties.
    @preconcurrency @MainActor public var projectedValue: ObservedObject<ObjectType>.Wrapper {
        ObservedObject<ObjectType>.Wrapper(object: wrappedValue)
    }
}

extension StateObject: InstalledProperty {
    mutating func install(in slot: PropertySlot) {
        let make = make
        let storage = slot.kept { Storage(make()) }
        storage.subscription.follow(storage.object, for: slot.node)
        self.storage = storage
    }
}
