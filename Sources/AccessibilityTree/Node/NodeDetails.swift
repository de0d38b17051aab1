/// Attributes that only some nodes have. Plain views have none, so they neither store nor copy them.
struct NodeDetails: Sendable, Hashable {
    // Attributes that audits read for every node, stored together: the rest is rarely read.
    var alpha = 1.0
    var touch: TouchFacts?
    // An array of at most one: a box, because an appearance is large and few nodes have one.
    var appearance: [Appearance] = []
    var source: [SourceLocation] = []
    var identifier: String?
    var value: AttributedText?
    var hint: AttributedText?
    var pathBounds: Rect?
    var activationPoint: Point?
    var uncoveredFrame: Rect?
    var scrolledBy: Point?
    var viewFrame: Rect?
    var explicitElements: [NodeID]?
    var sortPriority = 0.0
    var language: String?
    var expandedStatus = ExpandedStatus.unsupported
    var customActions: [CustomAction] = []
    var customContent: [CustomContent] = []
    var chart: [String] = []
    var customRotors: [CustomRotor] = []
    var dataTable: DataTable?
    var cell: DataTableCell?
    var userInputLabels: [String] = []
    var respondsToUserInteraction: Bool?
    // Boxed as the appearance is.
    var text: [TextFacts] = []

    static let plain = NodeDetails()

    /// Whether two boxes have the same details; an empty one equals one with defaults.
    static func areEqual(_ left: [NodeDetails], _ right: [NodeDetails]) -> Bool {
        if left.isEmpty == right.isEmpty { return left == right }
        return (left.first ?? .plain) == (right.first ?? .plain)
    }
}

extension Node {
    /// Makes room for a fact that most nodes do not state; false when there is none and none is needed.
    mutating func makeDetails(_ isNeeded: Bool) -> Bool {
        if details.isEmpty && isNeeded { details.append(.plain) }
        return !details.isEmpty
    }

    /// The rarer facts, the defaults where none was stated.
    var statedDetails: NodeDetails { details.first ?? .plain }
}
