extension ReadingOrder {
    /// A container that VoiceOver announces when the cursor enters or leaves it.
    ///
    /// Its label, value and table facts are the tree's: `tree[container.id]`.
    public struct Container: Sendable, Hashable {
        /// The id of the container's node.
        public var id: NodeID
        /// Its index in the tree, in depth-first order.
        public var index: Int
        /// The kind of container.
        public var kind: Kind
        /// The positions of the elements inside, never empty and without gaps.
        public var elements: Range<Int>
        /// Whether the elements come from `accessibilityElements`; false when they are subviews.
        public var isExplicitlyOrdered: Bool

        /// The kinds of containers that are not flattened.
        public enum Kind: String, Sendable, Hashable, Codable {
            /// A list.
            case list
            /// A landmark.
            case landmark
            /// A data table.
            case dataTable
            /// A `UITabBar`, or any view with the tab bar trait.
            case tabBar
            /// A semantic group that has a label, a value or an identifier.
            case semanticGroup
        }
    }

    /// The containers around the element at a position, outermost first.
    ///
    /// The difference of two of these paths is what was left and entered between two elements: containers are equal if
    /// they are the same container in the same state of the order.
    public func containers(at position: Int) -> [Container] {
        guard innermost.indices.contains(position) else { return [] }
        var path: [Container] = []
        var number = innermost[position]
        while number >= 0 {
            if let container = container(Int(number)) { path.append(container) }
            number = allContainers[Int(number)].parent
        }
        path.reverse()
        return path
    }

    /// Every container that holds elements, in the order in which the cursor enters them, outer ones first.
    public var containers: [Container] {
        allContainers.indices.compactMap(container)
    }

    /// The containers and elements as an outline, top to bottom.
    ///
    /// The outline is flat because containers can be nested deeper than any call stack.
    public var hierarchy: [HierarchyItem] {
        var result: [HierarchyItem] = []
        result.reserveCapacity(count + allContainers.count)
        var ends: [Int] = []
        var next = 0
        for position in leaves.indices {
            while let end = ends.last, end <= position { ends.removeLast() }
            while next < allContainers.count, allContainers[next].elements.lowerBound == position {
                if let container = container(next) {
                    result.append(HierarchyItem(depth: ends.count, content: .container(container)))
                    ends.append(container.elements.upperBound)
                }
                next += 1
            }
            result.append(HierarchyItem(depth: ends.count, content: .element(self[position].id)))
        }
        return result
    }

    /// A line of the outline.
    public struct HierarchyItem: Sendable, Hashable {
        /// The number of enclosing containers.
        public var depth: Int
        /// The element or the container of the line.
        public var content: Content

        /// An element or a container.
        public enum Content: Sendable, Hashable {
            /// An element.
            case element(NodeID)
            /// A container; its content follows, one level deeper.
            case container(Container)
        }
    }

    func container(_ number: Int) -> Container? {
        let facts = allContainers[number]
        guard facts.bits.contains(.isKept) else { return nil }
        let kind: Container.Kind =
            switch facts.bits.containerType {
            case .list: .list
            case .landmark: .landmark
            case .dataTable: .dataTable
            case .semanticGroup where !isTabBar(facts.bits): .semanticGroup
            case .semanticGroup, .none: .tabBar
            }
        return Container(
            id: ids[Int(facts.node)], index: Int(facts.node), kind: kind, elements: facts.elements,
            isExplicitlyOrdered: facts.entryCount >= 0)
    }

    func isTabBar(_ bits: NodeBits) -> Bool {
        bits.contains(.isTabBar) || bits.series == .tabBar
    }
}
