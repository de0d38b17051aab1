/// What the order of one item among others depends on.
struct OrderKey: Sendable {
    var y: Double
    // Mirrored for right-to-left layouts, so that smaller always comes first.
    var x: Double
    var priority = 0.0
}

/// The rule by which VoiceOver goes through items that have no order of their own: rows from top to bottom, a row in
/// the direction of the layout.
struct OrderComparator: Sendable {
    let threshold: Double
    let isRightToLeft: Bool

    init(_ environment: Environment) {
        threshold =
            switch environment.idiom {
            case .phone: 8
            case .pad: 13
            }
        isRightToLeft = environment.layoutDirection == .rightToLeft
    }

    /// The key of an item at a frame. Frames that are not numbers come last, in view order.
    @inline(__always)
    func key(_ frame: Rect) -> OrderKey {
        guard !frame.x.isNaN && !frame.y.isNaN else { return OrderKey(y: .infinity, x: .infinity) }
        return OrderKey(y: frame.y, x: isRightToLeft ? -frame.x : frame.x)
    }

    /// Whether one item must come before another one. The rule is not transitive; feed it to a stable sort.
    @inline(__always)
    func precedes(_ left: OrderKey, _ right: OrderKey) -> Bool {
        if left.priority != right.priority { return left.priority > right.priority }
        if left.y != right.y && (left.y - right.y).magnitude >= threshold { return left.y < right.y }
        return left.x < right.x
    }

    /// Sorts the items from an index on, and says whether any of them had to move.
    func sort(_ items: inout [OrderItem], from start: Int) -> Bool {
        guard items.count - start > 1 else { return false }
        var isSorted = true
        for index in (start + 1)..<items.count where precedes(items[index].key, items[index - 1].key) {
            isSorted = false
            break
        }
        if isSorted { return false }
        // A slice of the array itself would be copied first.
        items.withUnsafeMutableBufferPointer { buffer in
            var open = UnsafeMutableBufferPointer(rebasing: buffer[start...])
            open.sort { precedes($0.key, $1.key) }
        }
        return true
    }

    /// The key of the item that comes first among those from an index on.
    func firstKey(_ items: [OrderItem], from start: Int) -> OrderKey {
        var first = items[start].key
        for index in (start + 1)..<items.count where precedes(items[index].key, first) {
            first = items[index].key
        }
        return first
    }
}

/// An element or a group that waits to be put in order among its neighbours.
struct OrderItem: Sendable {
    var key: OrderKey
    var content: OrderContent
}

/// An element by its place in the tree, or a group by its number, and its place in the explicit list that names it.
struct OrderContent: Sendable {
    // An element's place; or the bitwise complement of a group's number.
    var code: Int32
    // From 0; -1 outside explicit lists.
    var entry: Int32
}

/// Items that stay together, in their order.
struct OrderGroup: Sendable {
    var node: Int32
    var bits: NodeBits
    // How many entries the node's explicit list has, or -1 when it has none.
    var entryCount: Int32
    var members: Range<Int>
}
