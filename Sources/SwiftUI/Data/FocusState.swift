/// Which of the view's fields has the input focus.
@propertyWrapper public struct FocusState<Value: Hashable>: DynamicProperty {
    /// A binding to the focus.
    @propertyWrapper public struct Binding {
        let location: StoredLocation<Value>?
        let rest: Value

        /// The value of the field that has the focus.
        public var wrappedValue: Value {
            get { location?.value ?? rest }
            nonmutating set { location?.set(newValue, Transaction()) }
        }

        /// The binding itself.
        public var projectedValue: Binding { self }

        /// Lets nothing have the focus.
        func reset() { location?.set(rest, Transaction()) }
    }

    private let rest: Value
    private var location: StoredLocation<Value>?

    /// No field has the focus.
    public init() where Value == Bool { rest = false }

    /// No field has the focus.
    public init<T: Hashable>() where Value == T? { rest = nil }

    /// The value of the field that has the focus; writing moves the focus.
    public var wrappedValue: Value {
        get { location?.value ?? rest }
        nonmutating set { location?.set(newValue, Transaction()) }
    }

    /// A binding for `focused(_:equals:)`.
    public var projectedValue: Binding { Binding(location: location, rest: rest) }
}

extension FocusState: InstalledProperty {
    mutating func install(in slot: PropertySlot) {
        let rest = rest
        location = slot.kept { StoredLocation(rest) }
    }
}
