import Synchronization

extension ObjectiveCNames {
    private struct Override: Hashable {
        var type: ObjectIdentifier
        var name: String
    }

    private typealias Decision = @MainActor @Sendable (AnyObject) -> Any

    private static let overrides = Mutex<[Override: Decision]>([:])
    @MainActor private static var asked: [(object: ObjectIdentifier, name: String)] = []

    /// Registers a property of a class of UIKit's that an app's extension overrides, which only Objective-C allows.
    /// Only the properties by which a controller decides about rotation and the system's bars can be overridden so.
    public static func addOverride<Object: AnyObject, Value>(
        _ name: String, of type: Object.Type, get: @escaping @MainActor @Sendable (Object) -> Value
    ) {
        let override = Override(type: ObjectIdentifier(type), name: name)
        overrides.withLock { $0[override] = { object in (object as? Object).map(get) as Any } }
    }

    /// Returns a property's value by an app's extension of the object's class or of a superclass; `standard` where there
    /// is none, and for `super` within it.
    @MainActor static func overridden<Value>(
        _ name: String, of object: AnyObject, else standard: @autoclosure () -> Value
    ) -> Value {
        registerPending()
        let types = lineage(of: object)
        let get = overrides.withLock { overrides -> Decision? in
            if overrides.isEmpty { return nil }
            for type in types {
                if let found = overrides[Override(type: type, name: name)] { return found }
            }
            return nil
        }
        let id = ObjectIdentifier(object)
        guard let get, !asked.contains(where: { $0.object == id && $0.name == name }) else { return standard() }
        asked.append((id, name))
        defer { asked.removeLast() }
        return get(object) as? Value ?? standard()
    }
}
