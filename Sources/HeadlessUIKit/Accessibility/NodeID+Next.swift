import AccessibilityTree

@MainActor private var lastNumber: UInt64 = 0

extension NodeID {
    /// A number that no object of this process had before.
    @MainActor static func next() -> NodeID {
        lastNumber &+= 1
        return NodeID(lastNumber)
    }
}
