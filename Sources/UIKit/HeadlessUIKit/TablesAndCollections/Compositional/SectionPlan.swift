import Foundation

/// The positions of all parts of a section, in points from the section's start.
@MainActor struct SectionPlan {
    let section: NSCollectionLayoutSection
    /// The boundary supplementary items and their frames.
    private(set) var edges: [(item: NSCollectionLayoutBoundarySupplementaryItem, frame: CGRect)] = []
    /// The origin of the first group; in an orthogonally scrolling section, within the scrolled content.
    private(set) var groupsOrigin = CGPoint.zero
    let stack: GroupStack
    /// The environment in which the groups have been laid out.
    let environment: LayoutEnvironment
    /// The size of the whole section.
    private(set) var size = CGSize.zero
    /// The orthogonally scrolling part; nil for none.
    private(set) var band: CGRect?
    /// The size of the orthogonally scrolled content.
    private(set) var bandContent = CGSize.zero
    /// The start of the section along the layout.
    var start: CGFloat = 0

    /// The inputs from which a layout lays out a section.
    struct Context {
        /// The size of the collection, without the covered part along the layout.
        var container: CGSize
        /// The insets of bars and the like across the layout.
        var insets: NSDirectionalEdgeInsets
        var isVertical: Bool
        var traits: UITraitCollection
        /// The sizes that items have reported.
        var measured: [Int: CGSize]
        /// The sizes that views of a kind have reported.
        var measuredEdge: (String) -> CGSize?
    }

    init(_ section: NSCollectionLayoutSection, count: Int, _ context: Context) {
        self.section = section
        let own = section.contentInsets
        var insets = own
        if context.isVertical {
            insets.leading += context.insets.leading
            insets.trailing += context.insets.trailing
        } else {
            insets.top += context.insets.top
            insets.bottom += context.insets.bottom
        }
        let outer = section.supplementariesFollowContentInsets ? insets : context.insets
        var edgeRoom = context.container
        if context.isVertical {
            edgeRoom.width = max(edgeRoom.width - outer.leading - outer.trailing, 0)
        } else {
            edgeRoom.height = max(edgeRoom.height - outer.top - outer.bottom, 0)
        }
        // The length of each side that boundary supplementary items take.
        var taken = NSDirectionalEdgeInsets.zero
        let sizes = section.boundarySupplementaryItems.map { Self.size(of: $0, edgeRoom, context) }
        for (item, size) in zip(section.boundarySupplementaryItems, sizes) where item.extendsBoundary {
            let edges = item.alignment.edges
            if context.isVertical ? edges.contains(.top) : edges == .top { taken.top = max(taken.top, size.height) }
            if context.isVertical ? edges.contains(.bottom) : edges == .bottom {
                taken.bottom = max(taken.bottom, size.height)
            }
            if context.isVertical ? edges == .leading : edges.contains(.leading) {
                taken.leading = max(taken.leading, size.width)
            }
            if context.isVertical ? edges == .trailing : edges.contains(.trailing) {
                taken.trailing = max(taken.trailing, size.width)
            }
        }
        let all = NSDirectionalEdgeInsets(
            top: insets.top + taken.top, leading: insets.leading + taken.leading, bottom: insets.bottom + taken.bottom,
            trailing: insets.trailing + taken.trailing)
        let room = CGSize(
            width: max(context.container.width - all.leading - all.trailing, 0),
            height: max(context.container.height - all.top - all.bottom, 0))
        environment = LayoutEnvironment(context.container, insets: insets, traits: context.traits)
        let scrolls = section.orthogonalScrollingBehavior != .none
        stack = GroupStack(
            section, count: count, container: room, isVertical: context.isVertical != scrolls,
            measured: context.measured,
            traits: context.traits)
        groupsOrigin = CGPoint(x: all.leading, y: all.top)
        let groups =
            scrolls == context.isVertical
            ? CGSize(width: stack.length, height: stack.breadth) : CGSize(width: stack.breadth, height: stack.length)
        if context.isVertical {
            size = CGSize(width: context.container.width, height: all.top + groups.height + all.bottom)
        } else {
            size = CGSize(width: all.leading + groups.width + all.trailing, height: context.container.height)
        }
        if scrolls { makeBand(groups, taken: taken, all, context) }
        placeEdges(sizes, groups, outer, taken, all, context)
    }

    private static func size(
        of item: NSCollectionLayoutBoundarySupplementaryItem, _ room: CGSize, _ context: Context
    ) -> CGSize {
        var size = item.layoutSize.size(in: room)
        if let measured = context.measuredEdge(item.elementKind) {
            if item.layoutSize.widthDimension.isSelfSizing { size.width = measured.width }
            if item.layoutSize.heightDimension.isSelfSizing { size.height = measured.height }
        }
        return size
    }

    // Scrolled content reaches from edge to edge and includes the insets.
    private mutating func makeBand(
        _ groups: CGSize, taken: NSDirectionalEdgeInsets, _ all: NSDirectionalEdgeInsets, _ context: Context
    ) {
        if context.isVertical {
            band = CGRect(
                x: taken.leading, y: all.top, width: size.width - taken.leading - taken.trailing, height: groups.height)
            groupsOrigin = CGPoint(x: all.leading - taken.leading, y: 0)
            bandContent = CGSize(
                width: groups.width + all.leading - taken.leading + all.trailing - taken.trailing, height: groups.height
            )
        } else {
            band = CGRect(
                x: all.leading, y: taken.top, width: groups.width, height: size.height - taken.top - taken.bottom)
            groupsOrigin = CGPoint(x: 0, y: all.top - taken.top)
            bandContent = CGSize(
                width: groups.width, height: groups.height + all.top - taken.top + all.bottom - taken.bottom)
        }
    }

    private mutating func placeEdges(
        _ sizes: [CGSize], _ groups: CGSize, _ outer: NSDirectionalEdgeInsets, _ taken: NSDirectionalEdgeInsets,
        _ all: NSDirectionalEdgeInsets, _ context: Context
    ) {
        // The rectangle along whose edges supplementary items are placed.
        let frame =
            context.isVertical
            ? CGRect(
                x: outer.leading, y: taken.top, width: size.width - outer.leading - outer.trailing,
                height: size.height - taken.top - taken.bottom)
            : CGRect(
                x: taken.leading, y: outer.top, width: size.width - taken.leading - taken.trailing,
                height: size.height - outer.top - outer.bottom)
        for (item, size) in zip(section.boundarySupplementaryItems, sizes) {
            let edges = item.alignment.edges
            var place = CGPoint(x: frame.midX - size.width / 2, y: frame.midY - size.height / 2)
            let isOutside = item.extendsBoundary
            if edges.contains(.leading) { place.x = frame.minX }
            if edges.contains(.trailing) { place.x = frame.maxX - size.width }
            if edges.contains(.top) { place.y = frame.minY }
            if edges.contains(.bottom) { place.y = frame.maxY - size.height }
            if isOutside {
                if context.isVertical {
                    if edges.contains(.top) { place.y = frame.minY - size.height }
                    if edges.contains(.bottom) { place.y = frame.maxY }
                } else {
                    if edges.contains(.leading) { place.x = frame.minX - size.width }
                    if edges.contains(.trailing) { place.x = frame.maxX }
                }
            }
            place.x += item.offset.x
            place.y += item.offset.y
            self.edges.append((item, CGRect(origin: place, size: size)))
        }
    }
}
