/// A range of the tree, or an explicit list, whose elements are ordered separately.
struct OrderScope {
    enum Kind {
        case subviews
        case modal
        case entries([NodeID])
    }

    let kind: Kind
    let node: Int
    // The end of the range; lists have no range, so they start at their limit.
    let limit: Int32
    // The position at which to resume in the enclosing scope.
    var resume: Int32
    var firstItem = 0
    var nextEntry = 0
    var entryCount: Int32 = 0
    var outerPriority = 0.0
    var outerEntry: Int32 = -1
    // The parent whose children have sort priorities, or -1.
    var rankedParent: Int32 = -1
    var isInTabBar = false
    var ownsKey = false
    // Whether the list has named the node itself.
    var hasOwner = false
    // Whether the elements inside keep the order of the views.
    var keepsViewOrder = false

    init(kind: Kind, node: Int, limit: Int32, resume: Int32) {
        self.kind = kind
        self.node = node
        self.limit = limit
        self.resume = resume
    }
}
