import CombineStandIn

/// An object whose changes make the view new.
@propertyWrapper public struct ObservedObject<ObjectType: ObservableObject>: DynamicProperty {
    /// The object.
    public var wrappedValue: ObjectType

    /// Observes an object.
    public init(wrappedValue: ObjectType) { self.wrappedValue = wrappedValue }

    /// Observes an object.
    public init(initialValue: ObjectType) { self.init(wrappedValue: initialValue) }

    /// Access to the object's properties.
    @preconcurrency @MainActor public var projectedValue: Wrapper { Wrapper(object: wrappedValue) }

    /// Access to an object's properties.
    @preconcurrency @MainActor @dynamicMemberLookup public struct Wrapper {
        let object: ObjectType

        /// Access to one of them.
        public subscript<Subject>(dynamicMember keyPath: ReferenceWritableKeyPath<ObjectType, Subject>) -> Binding<
            Subject
        > {
            let object = object
            return Binding(get: { object[keyPath: keyPath] }, set: { object[keyPath: keyPath] = $0 })
        }
    }
}

extension ObservedObject: InstalledProperty {
    func install(at place: Int, of node: HostNode, in environment: EnvironmentValues) {
        node.observe(wrappedValue, at: place)
    }
}

/// An object that a view makes once and keeps while it is shown.
@propertyWrapper public struct StateObject<ObjectType: ObservableObject>: DynamicProperty {
    let box: PropertyBox<ObjectType>

    /// An object, which is made when it is first asked for.
    public init(wrappedValue thunk: @autoclosure @escaping () -> ObjectType) { box = PropertyBox(thunk) }

    /// The object.
    @preconcurrency @MainActor public var wrappedValue: ObjectType { box.value }

    /// Access to the object's properties.
    @preconcurrency @MainActor public var projectedValue: ObservedObject<ObjectType>.Wrapper {
        ObservedObject<ObjectType>.Wrapper(object: wrappedValue)
    }
}

extension StateObject: InstalledProperty {
    func install(at place: Int, of node: HostNode, in environment: EnvironmentValues) {
        node.keep(box, at: place)
        node.observe(wrappedValue, at: place)
    }
}

/// An object that a view further out has given.
@propertyWrapper public struct EnvironmentObject<ObjectType: ObservableObject>: DynamicProperty {
    private let box = PropertyBox<ObjectType?> { nil }

    /// An object that is to come.
    public init() {}

    /// The object; without one the program stops, as on a device.
    @preconcurrency @MainActor public var wrappedValue: ObjectType {
        guard let object = box.value else {
            preconditionFailure(
                "No ObservableObject of type \(ObjectType.self) found. A View.environmentObject(_:) for \(ObjectType.self) "
                    + "may be missing as an ancestor of this view.")
        }
        return object
    }

    /// Access to the object's properties.
    @preconcurrency @MainActor public var projectedValue: ObservedObject<ObjectType>.Wrapper {
        ObservedObject<ObjectType>.Wrapper(object: wrappedValue)
    }
}

extension EnvironmentObject: InstalledProperty {
    func install(at place: Int, of node: HostNode, in environment: EnvironmentValues) {
        box.value = environment.object(ObjectType.self)
        if let object = box.value { node.observe(object, at: place) }
    }
}
