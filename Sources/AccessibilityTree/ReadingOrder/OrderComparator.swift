/// The properties that determine the order of one item among others.
package struct OrderKey: Sendable {
    var y: Double
    // Mirrored for right-to-left layouts, so that smaller always comes first.
    var x: Double
    var priority = 0.0
}

/// The rule by which VoiceOver orders items without an explicit order: rows from top to bottom, a row in the direction
/// of the layout.
package struct OrderComparator: Sendable {
    let threshold: Double
    let isRightToLeft: Bool

    package init(_ environment: Environment) {
        threshold =
            switch environment.idiom {
            case .phone: 8
            case .pad: 13
            }
        isRightToLeft = environment.layoutDirection == .rightToLeft
    }

    /// The key of an item at a frame. Frames that are not numbers come last, in view order.
    @inline(__always)
    package func key(_ frame: Rect) -> OrderKey {
        guard !frame.x.isNaN && !frame.y.isNaN else { return OrderKey(y: .infinity, x: .infinity) }
        return OrderKey(y: frame.y, x: isRightToLeft ? -frame.x : frame.x)
    }

    /// Whether one item must come before another one. The rule is not transitive; feed it to a stable sort.
    @inline(__always)
    package func precedes(_ left: OrderKey, _ right: OrderKey) -> Bool {
        if left.priority != right.priority { return left.priority > right.priority }
        if left.y != right.y && (left.y - right.y).magnitude >= threshold { return left.y < right.y }
        return left.x < right.x
    }
}

/// An item that is being sorted.
struct OrderItem: Sendable {
    var key: OrderKey
    var code: OrderCode
}

/// An element, by its index in the tree, or a group, by the bitwise complement of its number.
typealias OrderCode = Int32

/// Items that stay together, in their order.
struct OrderGroup: Sendable {
    var node: Int32
    var bits: NodeBits
    // The number of entries in the node's explicit list, or -1 if it has none.
    var entryCount: Int32
    // The position of the group among its neighbours.
    var key: OrderKey
    var members: Range<Int>
}
