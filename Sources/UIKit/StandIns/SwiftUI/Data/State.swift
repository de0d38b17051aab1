/// A value that a view keeps while it is shown.
@propertyWrapper public struct State<Value>: DynamicProperty {
    let box: PropertyBox<Value>

    /// A value with its first content.
    public init(wrappedValue value: Value) { box = PropertyBox { value } }

    /// A value with its first content.
    public init(initialValue value: Value) { self.init(wrappedValue: value) }

    /// The value; a host evaluates the view again when it is set.
    public var wrappedValue: Value {
        get { box.value }
        nonmutating set { box.value = newValue }
    }

    /// Access for other views.
    public var projectedValue: Binding<Value> {
        let box = box
        return Binding(get: { box.value }, set: { box.value = $0 })
    }
}

extension State where Value: ExpressibleByNilLiteral {
    /// No value yet.
    public init() { self.init(wrappedValue: nil) }
}

extension State: @unchecked Sendable where Value: Sendable {
    // Views are evaluated on the main actor, and so is their state read and set, as SwiftUI asks of it.
}

extension State: InstalledProperty {
    func install(at place: Int, of node: HostNode, in environment: EnvironmentValues) {
        node.keep(box, at: place)
    }
}

/// State of a gesture, which none changes here.
@propertyWrapper public struct GestureState<Value>: DynamicProperty {
    /// The value while no gesture is made.
    public let wrappedValue: Value

    /// A value with its content at rest.
    public init(wrappedValue: Value) { self.wrappedValue = wrappedValue }

    /// A value with its content at rest.
    public init(initialValue: Value) { wrappedValue = initialValue }

    /// The state itself.
    public var projectedValue: GestureState<Value> { self }
}

/// Whether a field of a view has the focus, which none gets here.
@propertyWrapper public struct FocusState<Value: Hashable>: DynamicProperty {
    let box: PropertyBox<Value>

    /// No field has the focus.
    public init() where Value == Bool { box = PropertyBox { false } }

    /// No field has the focus.
    public init<T: Hashable>() where Value == T? { box = PropertyBox { nil } }

    /// What was set last.
    public var wrappedValue: Value {
        get { box.value }
        nonmutating set { box.value = newValue }
    }

    /// Access for modifiers.
    public var projectedValue: Binding { Binding(box: box) }

    /// Access to what has the focus.
    @propertyWrapper public struct Binding {
        let box: PropertyBox<Value>

        /// What was set last.
        public var wrappedValue: Value {
            get { box.value }
            nonmutating set { box.value = newValue }
        }

        /// The access itself.
        public var projectedValue: Binding { self }
    }
}

extension FocusState: InstalledProperty {
    func install(at place: Int, of node: HostNode, in environment: EnvironmentValues) { node.keep(box, at: place) }
}
