/// An id for each identity of a view, to which ids inside it are relative.
@propertyWrapper public struct Namespace: DynamicProperty {
    /// The id of a namespace.
    public struct ID: Hashable, Sendable {
        private let number: Int

        @MainActor private static var last = 0

        @MainActor static func new() -> ID {
            last += 1
            return ID(number: last)
        }
    }

    private final class Box {
        let id: ID
        init(_ id: ID) { self.id = id }
    }

    private var box: Box?

    /// Creates a namespace.
    public init() {}

    /// The id; the same while the view has its identity.
    public var wrappedValue: ID {
        guard let box else { fatalError("Reading a Namespace property outside View.body.") }
        return box.id
    }
}

extension Namespace: InstalledProperty {
    mutating func install(in slot: PropertySlot) { box = slot.kept { Box(.new()) } }
}
