/// The differences between two states of a tree: the only source of change events.
public struct TreeChanges: Sendable, Hashable {
    /// Nodes that are new, parents before children.
    public var added: [NodeID] = []
    /// Nodes that are gone, parents before children.
    public var removed: [NodeID] = []
    /// Nodes that have another parent or another position among the siblings that they had before and still have; as
    /// few as possible, in the order of the new tree.
    public var moved: [NodeID] = []
    /// Nodes whose properties have changed, with the properties.
    public var changed: [Change] = []
    /// Whether the environment (idiom, direction, language, screen) is another.
    public var environmentChanged = false

    /// Creates an empty set of changes.
    public init() {}

    /// Whether nothing differs.
    public var isEmpty: Bool {
        added.isEmpty && removed.isEmpty && moved.isEmpty && changed.isEmpty && !environmentChanged
    }

    /// Whether elements may have been added, removed or reordered in the reading order.
    public var affectsReadingOrder: Bool {
        !added.isEmpty || !removed.isEmpty || !moved.isEmpty || environmentChanged
            || changed.contains { !$0.attributes.isDisjoint(with: .affectingReadingOrder) }
    }

    /// A node whose properties have changed.
    public struct Change: Sendable, Hashable {
        /// The id of the changed node.
        public var id: NodeID
        /// The attributes that have changed.
        public var attributes: NodeAttributes

        /// Creates a change.
        public init(id: NodeID, attributes: NodeAttributes) {
            self.id = id
            self.attributes = attributes
        }
    }
}

/// A set of the facts that a node states.
public struct NodeAttributes: OptionSet, Sendable, Hashable {
    /// The bits; they have no meaning outside the process.
    public let rawValue: UInt32

    /// Creates a set from its bits.
    public init(rawValue: UInt32) {
        self.rawValue = rawValue
    }

    /// `className` and `isView`.
    public static let identity = NodeAttributes(rawValue: 1 << 0)
    /// `frame` and `viewFrame`.
    public static let frame = NodeAttributes(rawValue: 1 << 1)
    /// `isElement`.
    public static let isElement = NodeAttributes(rawValue: 1 << 2)
    /// `isHidden`, `isOutsideWindow`, `alpha`, `clipsToBounds` and `elementsHidden`.
    public static let visibility = NodeAttributes(rawValue: 1 << 3)
    /// `isModal`.
    public static let modality = NodeAttributes(rawValue: 1 << 4)
    /// `groupsChildren`, `containerType`, `series`, `explicitElements` and `sortPriority`.
    public static let grouping = NodeAttributes(rawValue: 1 << 5)
    /// `label`.
    public static let label = NodeAttributes(rawValue: 1 << 6)
    /// `value`.
    public static let value = NodeAttributes(rawValue: 1 << 7)
    /// `hint`.
    public static let hint = NodeAttributes(rawValue: 1 << 8)
    /// `traits`.
    public static let traits = NodeAttributes(rawValue: 1 << 9)
    /// `language`, `expandedStatus`, `customActions`, `customContent`, `customRotors`.
    public static let details = NodeAttributes(rawValue: 1 << 10)
    /// `dataTable` and `cell`.
    public static let table = NodeAttributes(rawValue: 1 << 11)
    /// `activationPoint`, `pathBounds`, `uncoveredFrame`, `scrolledBy`, `identifier`, `userInputLabels`,
    /// `respondsToUserInteraction`.
    public static let reach = NodeAttributes(rawValue: 1 << 12)
    /// `appearance`, `touch` and `source`.
    public static let appearance = NodeAttributes(rawValue: 1 << 13)

    /// Whether and in which group the node, or what is inside it, is read: set when any of the other facts changed in
    /// a way that matters for this, such as a label that makes a semantic group a container.
    public static let visiting = NodeAttributes(rawValue: 1 << 14)
    /// The origin of a frame by which VoiceOver sorts.
    public static let position = NodeAttributes(rawValue: 1 << 15)

    /// `text`.
    public static let text = NodeAttributes(rawValue: 1 << 16)

    /// The facts on which the reading order depends.
    public static let affectingReadingOrder: NodeAttributes = [.visiting, .position]
}
