/// A dynamic property that the graph connects with what it keeps for a view.
@MainActor @preconcurrency protocol InstalledProperty: DynamicProperty {
    /// Connects the property before the body is evaluated.
    mutating func install(in slot: PropertySlot)
}

/// An installed property whose value comes from the parent, so that two values of the view differ where it does.
@MainActor @preconcurrency protocol ComparedProperty: InstalledProperty {}

/// The place of a dynamic property of a node.
@MainActor struct PropertySlot {
    let node: _GraphNode
    let store: PropertyStore
    let index: Int

    /// Returns the object that is kept for the property, made on first use.
    func kept<Object: AnyObject>(_ make: () -> Object) -> Object {
        if let kept = store.kept[index] as? Object { return kept }
        let made = make()
        store.kept[index] = made
        return made
    }

    /// The environment of the view; what is read of it makes the view depend on it.
    var environment: EnvironmentValues {
        var environment = node.environment
        environment.reader = store.reader
        return environment
    }
}

/// What is kept for the dynamic properties of a view or a modifier.
@MainActor final class PropertyStore {
    private let facts: TypeFacts
    fileprivate(set) var kept: [AnyObject?]
    let reader = EnvironmentReader()

    /// Nil for a type without dynamic properties.
    init?(for type: Any.Type) {
        facts = TypeFacts.of(type)
        guard !facts.properties.isEmpty else { return nil }
        kept = Array(repeating: nil, count: facts.properties.count)
    }

    /// Connects the dynamic properties of a value that is about to be evaluated.
    func install<Value>(in value: inout Value, of node: _GraphNode) {
        reader.keys.removeAll(keepingCapacity: true)
        withUnsafeMutablePointer(to: &value) { start in
            for (index, property) in facts.properties.enumerated() {
                let place = UnsafeMutableRawPointer(start) + property.offset
                Self.install(property.type, at: place, PropertySlot(node: node, store: self, index: index))
            }
        }
    }

    private static func install<P: DynamicProperty>(
        _ type: P.Type, at place: UnsafeMutableRawPointer, _ slot: PropertySlot
    ) {
        if let installed = type as? any InstalledProperty.Type { connect(installed, at: place, slot) }
        place.assumingMemoryBound(to: P.self).pointee.update()
    }

    private static func connect<P: InstalledProperty>(
        _ type: P.Type, at place: UnsafeMutableRawPointer, _ slot: PropertySlot
    ) {
        place.assumingMemoryBound(to: P.self).pointee.install(in: slot)
    }

    /// Lets go of everything that is kept.
    func end() { kept = Array(repeating: nil, count: kept.count) }
}
