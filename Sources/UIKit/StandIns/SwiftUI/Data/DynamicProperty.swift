/// A stored property of a view that brings its value from elsewhere.
@preconcurrency public protocol DynamicProperty {
    /// Called before the view's body is asked for.
    mutating func update()
}

extension DynamicProperty {
    /// Nothing.
    public mutating func update() {}
}

/// A property that a host gives its value before it asks for the body.
@MainActor protocol InstalledProperty {
    /// - Parameter place: Which of the view's properties it is.
    func install(at place: Int, of node: HostNode, in environment: EnvironmentValues)
}

/// Keeps a property's value; copies of a view have the same.
final class PropertyBox<Value> {
    /// The value for who has no host.
    private var own: Value?
    private let initial: () -> Value
    /// The one that the host keeps while views come and go.
    var kept: PropertyBox<Value>?
    /// Called when the value has changed.
    var changed: (() -> Void)?

    init(_ initial: @escaping () -> Value) { self.initial = initial }

    var value: Value {
        get {
            if let kept { return kept.value }
            if let own { return own }
            let value = initial()
            own = value
            return value
        }
        set {
            if let kept {
                kept.value = newValue
            } else {
                own = newValue
                changed?()
            }
        }
    }
}
