import Synchronization

/// A stored property that overrides traits: it counts for `CountedOverrides.areNone`.
@propertyWrapper struct CountedOverride<Value> {
    private var count: LiveOverride?
    var wrappedValue: Value? {
        didSet { count = wrappedValue == nil ? nil : count ?? LiveOverride() }
    }

    init(wrappedValue: Value?) {
        self.wrappedValue = wrappedValue
        count = wrappedValue == nil ? nil : LiveOverride()
    }
}

/// Facts about all trait overrides together.
enum CountedOverrides {
    /// Whether nothing overrides a trait: everything in a window has the window's traits then.
    static var areNone: Bool { count == 0 }
    /// The number of overrides.
    static var count: Int { LiveOverride.count.load(ordering: .relaxed) }
}

/// Counts one override until it is gone, which may be on any thread.
private final class LiveOverride: Sendable {
    static let count = Atomic(0)

    init() { LiveOverride.count.wrappingAdd(1, ordering: .relaxed) }

    deinit { LiveOverride.count.wrappingSubtract(1, ordering: .relaxed) }
}
