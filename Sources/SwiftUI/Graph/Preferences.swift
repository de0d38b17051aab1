/// A value that views pass to those around them.
public protocol PreferenceKey {
    /// The type of the value.
    associatedtype Value
    /// The value of views that set none.
    static var defaultValue: Value { get }
    /// Combines the values of views in their order.
    static func reduce(value: inout Value, nextValue: () -> Value)
}

extension PreferenceKey where Value: ExpressibleByNilLiteral {
    /// No value.
    public static var defaultValue: Value { nil }
}

/// A node that sets or changes the value of a preference.
@MainActor protocol PreferenceWriter: _GraphNode {
    /// Returns the value of a key with what the views inside set; nil where this node passes theirs on.
    func preference<K: PreferenceKey>(_ key: K.Type) -> K.Value??
}

extension _GraphNode {
    /// The value of a preference that the views below set; nil where none sets it.
    final func collectedPreference<K: PreferenceKey>(_ key: K.Type) -> K.Value? {
        if let writer = self as? any PreferenceWriter, let value = writer.preference(key) { return value }
        return childPreference(key)
    }

    /// The value of a preference that the views in the children set.
    final func childPreference<K: PreferenceKey>(_ key: K.Type) -> K.Value? {
        var result: K.Value?
        for child in preferenceChildren {
            guard let value = child.collectedPreference(key) else { continue }
            if var current = result {
                K.reduce(value: &current) { value }
                result = current
            } else {
                result = value
            }
        }
        return result
    }
}

/// The observers of preferences of a graph.
@MainActor struct PreferenceRegistry {
    private var observers: [ObjectIdentifier: any PreferenceObserver] = [:]
    private(set) var isOutdated = false

    /// Registers that a value may have changed, or that views have come or gone.
    mutating func invalidate() { if !observers.isEmpty { isOutdated = true } }

    mutating func insert(_ observer: any PreferenceObserver) {
        observers[ObjectIdentifier(observer)] = observer
        isOutdated = true
    }

    mutating func remove(_ observer: any PreferenceObserver) { observers[ObjectIdentifier(observer)] = nil }

    /// The observers to ask, if something has changed.
    mutating func takeOutdated() -> [any PreferenceObserver] {
        guard isOutdated else { return [] }
        isOutdated = false
        return observers.values.sorted { $0.node.depth > $1.node.depth }
    }
}

/// Follows the value of a preference.
@MainActor protocol PreferenceObserver: AnyObject {
    var node: _GraphNode { get }
    /// Compares the value with the last one.
    func check()
}
