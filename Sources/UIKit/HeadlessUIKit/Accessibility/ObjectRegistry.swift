import AccessibilityTree

/// Finds live objects by id: every `UIAccessibilityObject` is registered when it is made and unregistered when it is
/// freed.
///
/// Ids count upwards and are never reused, so a table of blocks serves as the dictionary; a block is freed with its
/// last object.
@MainActor package enum ObjectRegistry {
    private struct Slot {
        unowned let object: UIAccessibilityObject
    }

    private struct Block {
        var slots: [Slot?]
        var count = 0
    }

    private static let blockSize = 1_024
    private static var blocks: [Block?] = []
    private static var lastNumber: UInt64 = 0

    /// A number that no object of this process had before; the object is found under it from now on.
    static func register(_ object: UIAccessibilityObject) -> NodeID {
        lastNumber += 1
        let (block, slot) = place(lastNumber)
        if block == blocks.count { blocks.append(Block(slots: [Slot?](repeating: nil, count: blockSize))) }
        blocks[block]?.slots[slot] = Slot(object: object)
        blocks[block]?.count += 1
        return NodeID(lastNumber)
    }

    /// Called when an object is freed.
    static func unregister(_ id: NodeID) {
        let (block, slot) = place(id.rawValue)
        blocks[block]?.slots[slot] = nil
        blocks[block]?.count -= 1
        if blocks[block]?.count == 0, block < blocks.count - 1 { blocks[block] = nil }
    }

    /// Finds an object under the id of another one from now on.
    static func assign(_ id: NodeID, to object: UIAccessibilityObject) {
        let (block, slot) = place(id.rawValue)
        blocks[block]?.slots[slot] = Slot(object: object)
    }

    /// Returns the object with this id, or nil when it is gone.
    package static func object(_ id: NodeID) -> UIAccessibilityObject? {
        let (block, slot) = place(id.rawValue)
        guard id.rawValue > 0, id.rawValue <= lastNumber else { return nil }
        return blocks[block]?.slots[slot]?.object
    }

    private static func place(_ number: UInt64) -> (block: Int, slot: Int) {
        (Int(truncatingIfNeeded: number / UInt64(blockSize)), Int(truncatingIfNeeded: number % UInt64(blockSize)))
    }
}
