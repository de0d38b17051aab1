/// A value that a view finds around it.
@propertyWrapper public struct Environment<Value>: DynamicProperty {
    private let find: (EnvironmentValues) -> Value
    private let box = PropertyBox<EnvironmentValues> { EnvironmentValues() }

    /// A value by its key path.
    public init(_ keyPath: KeyPath<EnvironmentValues, Value>) { find = { $0[keyPath: keyPath] } }

    /// An object that a view further out has given; without one the program stops, as on a device.
    public init(_ type: Value.Type) where Value: AnyObject {
        find = { values in
            guard let object = values.object(type) else {
                preconditionFailure(
                    "No Observable object of type \(type) found. A View.environment(_:) for \(type) may be missing as an "
                        + "ancestor of this view.")
            }
            return object
        }
    }

    /// An object that a view further out may have given.
    public init<T: AnyObject>(_ type: T.Type) where Value == T? { find = { $0.object(type) } }

    /// The value; the default one outside a host.
    public var wrappedValue: Value { find(box.value) }
}

extension Environment: InstalledProperty {
    func install(at place: Int, of node: HostNode, in environment: EnvironmentValues) { box.value = environment }
}

/// Names a value of the environment.
public protocol EnvironmentKey {
    /// The value's type.
    associatedtype Value
    /// The value where none is set.
    static var defaultValue: Value { get }
}

/// What views find around them.
public struct EnvironmentValues {
    private var values: [ObjectIdentifier: Any] = [:]
    private var objects: [ObjectIdentifier: AnyObject] = [:]

    /// All at their defaults.
    public init() {}

    /// A value by its key.
    public subscript<K: EnvironmentKey>(key: K.Type) -> K.Value {
        get { values[ObjectIdentifier(key)] as? K.Value ?? key.defaultValue }
        set { values[ObjectIdentifier(key)] = newValue }
    }

    func object<T: AnyObject>(_ type: T.Type) -> T? { objects[ObjectIdentifier(type)] as? T }

    mutating func set<T: AnyObject>(_ object: T?) { objects[ObjectIdentifier(T.self)] = object }
}

/// Sets a value of the environment.
public struct _EnvironmentKeyWritingModifier<Value> {
    let change: (inout EnvironmentValues) -> Void

    init(change: @escaping (inout EnvironmentValues) -> Void) { self.change = change }
}

extension _EnvironmentKeyWritingModifier: ViewModifier, HostModifier {
    /// There is none.
    public typealias Body = Never

    func change(_ environment: inout EnvironmentValues, of node: HostNode) { change(&environment) }
}

extension View {
    /// Sets a value for the view and all within.
    public nonisolated func environment<V>(_ keyPath: WritableKeyPath<EnvironmentValues, V>, _ value: V) -> some View {
        modifier(_EnvironmentKeyWritingModifier<V> { $0[keyPath: keyPath] = value })
    }

    /// Changes a value for the view and all within.
    public nonisolated func transformEnvironment<V>(
        _ keyPath: WritableKeyPath<EnvironmentValues, V>, transform: @escaping (inout V) -> Void
    ) -> some View {
        modifier(_EnvironmentKeyWritingModifier<V> { transform(&$0[keyPath: keyPath]) })
    }

    /// Gives an object to the view and all within.
    public nonisolated func environmentObject<T: ObservableObject>(_ object: T) -> some View {
        modifier(_EnvironmentKeyWritingModifier<T> { $0.set(object) })
    }

    /// Gives an object to the view and all within.
    public nonisolated func environment<T: AnyObject>(_ object: T?) -> some View {
        modifier(_EnvironmentKeyWritingModifier<T> { $0.set(object) })
    }
}
