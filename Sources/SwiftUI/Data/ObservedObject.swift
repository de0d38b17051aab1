import CombineStandIn

/// An object whose changes outdate the view. The view doesn't own it.
@propertyWrapper public struct ObservedObject<ObjectType: ObservableObject>: DynamicProperty {
    /// The object.
    public var wrappedValue: ObjectType

    /// Observes an object.
    public init(wrappedValue: ObjectType) { self.wrappedValue = wrappedValue }

    /// Observes an object.
    public init(initialValue: ObjectType) { self.init(wrappedValue: initialValue) }

    /// Bindings to the object's properties.
    @preconcurrency @MainActor public var projectedValue: Wrapper { Wrapper(object: wrappedValue) }

    /// Bindings to the properties of an object.
    @preconcurrency @MainActor @dynamicMemberLookup public struct Wrapper {
        let object: ObjectType

        /// Returns a binding to a property.
        public subscript<Subject>(
            dynamicMember keyPath: ReferenceWritableKeyPath<ObjectType, Subject>
        ) -> Binding<Subject> {
            Binding(at: ObjectLocation(object, keyPath))
        }
    }
}

/// A property of an object.
final class ObjectLocation<Object: AnyObject, Value>: AnyLocation<Value>, @unchecked Sendable {
    // Both are constant; the object is used where the binding is, on the main thread.
    private let object: Object
    private let keyPath: ReferenceWritableKeyPath<Object, Value>

    init(_ object: Object, _ keyPath: ReferenceWritableKeyPath<Object, Value>) {
        self.object = object
        self.keyPath = keyPath
    }

    override var value: Value { object[keyPath: keyPath] }
    override func set(_ value: Value, _ transaction: Transaction) { object[keyPath: keyPath] = value }
}

/// The subscription of a node to an object, for as long as it has that object.
@MainActor final class ObjectSubscription {
    private weak var object: AnyObject?
    private var subscription: AnyCancellable?

    init() {}

    func follow<Object: ObservableObject>(_ new: Object, for node: _GraphNode) {
        guard object !== new else { return }
        object = new
        subscription = new.objectWillChange.sink { [weak node] _ in
            // The property changes after this call; the body runs at the next update.
            onMainThread { node.map { $0.graph.invalidate($0) } }
        }
    }
}

extension ObservedObject: ComparedProperty {
    mutating func install(in slot: PropertySlot) {
        slot.kept { ObjectSubscription() }.follow(wrappedValue, for: slot.node)
    }
}
