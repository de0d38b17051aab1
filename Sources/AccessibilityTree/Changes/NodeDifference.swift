extension AccessibilityTree {
    /// Returns the attributes of a node that differ in another tree.
    func difference(at index: Int, _ new: AccessibilityTree, at newIndex: Int) -> NodeAttributes {
        // Nearly every node is unchanged; find that out without copying.
        if bits[index] == new.bits[newIndex], frames[index].isSame(new.frames[newIndex]),
            traits[index] == new.traits[newIndex], labels[index] == new.labels[newIndex],
            classNames[index] == new.classNames[newIndex],
            NodeDetails.areEqual(details[index], new.details[newIndex])
        {
            return []
        }
        return Self.difference(NodeFacts(self, index), NodeFacts(new, newIndex))
    }

    /// Returns the attributes that differ between two states of a node.
    static func difference(_ old: borrowing NodeFacts, _ new: borrowing NodeFacts) -> NodeAttributes {
        var result: NodeAttributes = []
        let flipped = old.bits.symmetricDifference(new.bits)
        if !flipped.isEmpty { result.formUnion(flipped.attributes) }
        if !old.frame.isSame(new.frame) {
            result.insert(.frame)
            if !old.frame.isSame(new.frame, inOriginOnly: true), new.bits.isSortedByFrame { result.insert(.position) }
        }
        if old.traits != new.traits { result.insert(.traits) }
        if old.className != new.className { result.insert(.identity) }
        if old.label != new.label { result.insert(.label) }
        if !NodeDetails.areEqual(old.details, new.details) {
            result.formUnion(NodeDetails.difference(old.details.first ?? .plain, new.details.first ?? .plain))
        }
        return result
    }
}

/// A node's facts without putting a ``Node`` together.
struct NodeFacts {
    var bits: NodeBits
    var frame: Rect
    var traits: AccessibilityTraits
    var className: String
    var label: AttributedText?
    var details: [NodeDetails]

    init(_ tree: borrowing AccessibilityTree, _ index: Int) {
        bits = tree.bits[index]
        frame = tree.frames[index]
        traits = tree.traits[index]
        className = tree.classNames[index]
        label = tree.labels[index]
        details = tree.details[index]
    }

    init(_ node: borrowing Node) {
        bits = node.derivedBits
        frame = node.frame
        traits = node.traits
        className = node.className
        label = node.label
        details = node.details
    }
}

extension NodeBits {
    /// Whether the frame of the node itself may affect its position in the order.
    var isSortedByFrame: Bool { !contains(.isDropped) && !isDisjoint(with: [.isElement, .isExplicit]) }

    /// The attributes that flipped bits stand for.
    fileprivate var attributes: NodeAttributes {
        var result: NodeAttributes = []
        if contains(.isView) { result.insert(.identity) }
        if contains(.isElement) { result.insert(.isElement) }
        if !isDisjoint(with: [.isHidden, .isOutsideWindow, .clipsToBounds, .elementsHidden]) {
            result.insert(.visibility)
        }
        if contains(.isSecret) { result.formUnion([.value, .text, .appearance]) }
        if contains(.isModal) { result.insert(.modality) }
        if !isDisjoint(with: Self.grouping) { result.insert(.grouping) }
        if !isDisjoint(with: Self.decisive) { result.insert(.visiting) }
        return result
    }

    // The container type and the series are small numbers; any of their bits may flip.
    private static let kinds = NodeBits(rawValue: 0b11111 << 7)
    private static let grouping = kinds.union(.groupsChildren)
    private static let decisive = kinds.union(.derived).union(.isElement)
}

extension Rect {
    /// Whether two frames are the same, bit by bit, so that a frame that is no number does not differ from itself.
    func isSame(_ other: Rect, inOriginOnly: Bool = false) -> Bool {
        x.bitPattern == other.x.bitPattern && y.bitPattern == other.y.bitPattern
            && (inOriginOnly
                || width.bitPattern == other.width.bitPattern && height.bitPattern == other.height.bitPattern)
    }
}

extension NodeDetails {
    /// Returns the rarer attributes that differ between two states of a node.
    static func difference(_ old: NodeDetails, _ new: NodeDetails) -> NodeAttributes {
        var result: NodeAttributes = []
        func check(_ isSame: Bool, _ attribute: NodeAttributes) {
            if !isSame { result.formUnion(attribute) }
        }
        check(old.viewFrame.isSame(new.viewFrame), .frame)
        check(old.alpha.isSame(new.alpha), .visibility)
        check(old.explicitElements == new.explicitElements, [.grouping, .visiting])
        check(old.sortPriority.isSame(new.sortPriority), [.grouping, .visiting])
        check(old.scrolledBy == new.scrolledBy, [.reach, .visiting])
        check(old.value == new.value, .value)
        check(old.hint == new.hint, .hint)
        check(
            old.language == new.language && old.expandedStatus == new.expandedStatus
                && old.customActions == new.customActions && old.customContent == new.customContent
                && old.chart == new.chart
                && old.customRotors == new.customRotors, .details)
        check(old.dataTable == new.dataTable, .table)
        // The first cell of a row is determined by the positions of the others.
        check(old.cell == new.cell, [.table, .visiting])
        check(
            old.activationPoint == new.activationPoint && old.pathBounds.isSame(new.pathBounds)
                && old.uncoveredFrame.isSame(new.uncoveredFrame)
                && old.identifier == new.identifier && old.userInputLabels == new.userInputLabels
                && old.respondsToUserInteraction == new.respondsToUserInteraction, .reach)
        check(old.text == new.text, .text)
        check(
            old.appearance == new.appearance && old.source == new.source && old.touch == new.touch, .appearance)
        return result
    }
}

extension Double {
    fileprivate func isSame(_ other: Double) -> Bool { bitPattern == other.bitPattern }
}

extension Rect? {
    fileprivate func isSame(_ other: Rect?) -> Bool {
        switch (self, other) {
        case (let left?, let right?): left.isSame(right)
        case (nil, nil): true
        default: false
        }
    }
}
