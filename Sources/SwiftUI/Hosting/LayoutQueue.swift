/// The items of a host whose layout is outdated.
///
/// Only what a change has an effect on is computed anew: where the answers of an item are the same as before, the items
/// around it are left alone.
@MainActor struct LayoutQueue {
    private var items: [Int: [ObjectIdentifier: Item]] = [:]

    var isEmpty: Bool { items.isEmpty }

    /// Registers an item in which something has changed.
    mutating func insert(_ item: Item) {
        items[item.depth, default: [:]][ObjectIdentifier(item)] = item
    }

    /// Computes answers anew from the inside out.
    ///
    /// - Returns: The items that have to be placed again as they were, from the outside in, and whether the outermost
    ///   one has other answers.
    mutating func refresh() -> (unchanged: [Item], sizeMayDiffer: Bool) {
        var unchanged: [Item] = []
        var sizeMayDiffer = false
        while let depth = items.keys.max(), let level = items.removeValue(forKey: depth) {
            for item in level.values {
                let differs = item.refreshLayout()
                if differs, let parent = item.parent {
                    insert(parent)
                } else {
                    unchanged.append(item)
                    sizeMayDiffer = sizeMayDiffer || differs
                }
            }
        }
        return (unchanged.reversed(), sizeMayDiffer)
    }
}

extension Item {
    /// The number of items around the item.
    fileprivate var depth: Int {
        var depth = 0
        var item = parent
        while let current = item {
            depth += 1
            item = current.parent
        }
        return depth
    }
}
