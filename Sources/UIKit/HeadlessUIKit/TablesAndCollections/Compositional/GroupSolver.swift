import Foundation

/// The positions of the items of one group, in the group's coordinates, in points.
struct GroupResult {
    /// The size of the group.
    var size: CGSize
    var items: [Item] = []
    var attached: [Attached] = []

    /// The place of an item.
    struct Item {
        /// The number of the item, from that of the group's first one.
        var number: Int
        var frame: CGRect
        var zIndex = 0
        /// Whether the content determines the width.
        var selfSizesWidth = false
        /// Whether the content determines the height.
        var selfSizesHeight = false
        /// Whether the height is that of the highest neighbour.
        var isUniform = false
    }

    /// The position of a supplementary item attached to an item.
    struct Attached {
        var item: NSCollectionLayoutSupplementaryItem
        var number: Int
        var frame: CGRect
    }

    mutating func append(_ other: GroupResult, at place: CGPoint) {
        for var item in other.items {
            item.frame.origin.x += place.x
            item.frame.origin.y += place.y
            items.append(item)
        }
        for var part in other.attached {
            part.frame.origin.x += place.x
            part.frame.origin.y += place.y
            attached.append(part)
        }
    }
}

/// Places the items of a group.
///
/// Sizes come from the dimensions, with fractions relative to the containing group; where a dimension is estimated,
/// from the size that the item's content has reported. A fraction of an estimated dimension depends on the content too.
@MainActor struct GroupSolver {
    /// The number of items from the group's first one on.
    var count: Int
    /// Returns the size that an item's content has reported, by its number from the group's first one.
    var measured: (Int) -> CGSize?
    let traits: UITraitCollection

    /// A length, and whether the content determines it.
    private struct Room {
        var size: CGSize
        var selfSizesWidth = false
        var selfSizesHeight = false
    }

    // Items of zero length would be repeated without end.
    private static let repetitionLimit = 10_000
    private static let tolerance: CGFloat = 0.01

    /// Places the items of a group in a container.
    func solve(_ group: NSCollectionLayoutGroup, in container: CGSize) -> GroupResult {
        var next = 0
        return solve(group, in: Room(size: container), &next, main: nil)
    }

    private func room(of item: NSCollectionLayoutItem, in container: Room) -> Room {
        func selfSizes(_ dimension: NSCollectionLayoutDimension) -> Bool {
            switch dimension.kind {
            case .estimated, .uniformAcrossSiblings: true
            case .absolute: false
            case .fractionOfWidth: container.selfSizesWidth
            case .fractionOfHeight: container.selfSizesHeight
            }
        }
        return Room(
            size: item.layoutSize.size(in: container.size), selfSizesWidth: selfSizes(item.layoutSize.widthDimension),
            selfSizesHeight: selfSizes(item.layoutSize.heightDimension))
    }

    /// Places an item or a group.
    ///
    /// - Parameters:
    ///   - next: the number of the next item, which is advanced.
    ///   - main: the size that the containing group has chosen along its axis, and whether that is horizontal.
    private func solve(
        _ item: NSCollectionLayoutItem, in container: Room, _ next: inout Int, main: (CGFloat, isHorizontal: Bool)?
    ) -> GroupResult {
        var room = room(of: item, in: container)
        if let main {
            if main.isHorizontal {
                (room.size.width, room.selfSizesWidth) = (main.0, false)
            } else {
                (room.size.height, room.selfSizesHeight) = (main.0, false)
            }
        }
        var insets = item.contentInsets
        if room.selfSizesWidth { (insets.leading, insets.trailing) = (0, 0) }
        if room.selfSizesHeight { (insets.top, insets.bottom) = (0, 0) }
        var result: GroupResult
        if let group = item as? NSCollectionLayoutGroup {
            result = solve(group, room, insets, &next)
        } else {
            if let measured = measured(next) {
                if room.selfSizesWidth { room.size.width = measured.width }
                if room.selfSizesHeight { room.size.height = measured.height }
            }
            let frame = CGRect(
                x: insets.leading, y: insets.top, width: max(room.size.width - insets.leading - insets.trailing, 0),
                height: max(room.size.height - insets.top - insets.bottom, 0))
            result = GroupResult(size: room.size)
            result.items = [
                GroupResult.Item(
                    number: next, frame: frame, selfSizesWidth: room.selfSizesWidth,
                    selfSizesHeight: room.selfSizesHeight,
                    isUniform: item.layoutSize.heightDimension.isUniformAcrossSiblings)
            ]
            for part in item.supplementaryItems {
                result.attached.append(.init(item: part, number: next, frame: part.frame(on: frame)))
            }
            next += 1
        }
        return result
    }

    private func solve(
        _ group: NSCollectionLayoutGroup, _ room: Room, _ insets: NSDirectionalEdgeInsets, _ next: inout Int
    ) -> GroupResult {
        var inner = room
        inner.size.width = max(room.size.width - insets.leading - insets.trailing, 0)
        inner.size.height = max(room.size.height - insets.top - insets.bottom, 0)
        var content: GroupResult
        switch group.kind {
        case .line(let isHorizontal): content = line(group, inner, isHorizontal, &next)
        case .custom(let provider): content = custom(provider, inner, &next)
        }
        var result = GroupResult(
            size: CGSize(
                width: content.size.width + insets.leading + insets.trailing,
                height: content.size.height + insets.top + insets.bottom))
        if content.items.contains(where: \.isUniform) { Self.level(&content) }
        result.append(content, at: CGPoint(x: insets.leading, y: insets.top))
        return result
    }

    /// Makes items as high as their highest neighbour.
    private static func level(_ content: inout GroupResult) {
        let height = content.items.filter(\.isUniform).map(\.frame.height).max() ?? 0
        for index in content.items.indices where content.items[index].isUniform {
            content.items[index].frame.size.height = height
        }
    }

    private func custom(
        _ provider: NSCollectionLayoutGroupCustomItemProvider, _ room: Room, _ next: inout Int
    ) -> GroupResult {
        var result = GroupResult(size: room.size)
        for item in provider(LayoutEnvironment(room.size, traits: traits)) where next < count {
            result.items.append(.init(number: next, frame: item.frame.finite, zIndex: item.zIndex))
            next += 1
        }
        return result
    }

    // MARK: Lines

    private struct Child {
        var result: GroupResult
        var spacing: NSCollectionLayoutEdgeSpacing?
        var isHorizontal: Bool

        var length: CGFloat { isHorizontal ? result.size.width : result.size.height }
        var breadth: CGFloat { isHorizontal ? result.size.height : result.size.width }
        var before: NSCollectionLayoutSpacing? { isHorizontal ? spacing?.leading : spacing?.top }
        var after: NSCollectionLayoutSpacing? { isHorizontal ? spacing?.trailing : spacing?.bottom }
        var over: NSCollectionLayoutSpacing? { isHorizontal ? spacing?.top : spacing?.leading }
        var under: NSCollectionLayoutSpacing? { isHorizontal ? spacing?.bottom : spacing?.trailing }
        @MainActor var outerLength: CGFloat { length + (before?.spacing ?? 0) + (after?.spacing ?? 0) }
        @MainActor var outerBreadth: CGFloat { breadth + (over?.spacing ?? 0) + (under?.spacing ?? 0) }
    }

    private func line(
        _ group: NSCollectionLayoutGroup, _ room: Room, _ isHorizontal: Bool, _ next: inout Int
    ) -> GroupResult {
        let length = isHorizontal ? room.size.width : room.size.height
        let selfSizesLength = isHorizontal ? room.selfSizesWidth : room.selfSizesHeight
        let selfSizesBreadth = isHorizontal ? room.selfSizesHeight : room.selfSizesWidth
        let gap = group.interItemSpacing?.spacing ?? 0
        var children: [Child] = []
        var used: CGFloat = 0
        let (times, shared) = times(of: group, length, gap, selfSizesLength, isHorizontal)
        while !group.subitems.isEmpty, children.count < times, next < count {
            let item = group.subitems[children.count % group.subitems.count]
            let before = next
            let result = solve(item, in: room, &next, main: shared)
            let child = Child(result: result, spacing: item.edgeSpacing, isHorizontal: isHorizontal)
            let end = used + (children.isEmpty ? 0 : gap) + child.outerLength
            // The listed items are placed once in any case.
            if case .filling = group.repetition, children.count >= group.subitems.count, end > length + Self.tolerance {
                next = before
                break
            }
            children.append(child)
            used = end
        }
        let breadth = isHorizontal ? room.size.height : room.size.width
        let taken = selfSizesBreadth ? children.map(\.outerBreadth).max() ?? 0 : breadth
        let own = selfSizesLength ? used : length
        return place(children, length: own, used: used, breadth: taken, gap: group.interItemSpacing, isHorizontal)
    }

    /// Returns the maximum number of repetitions, and the length of each.
    private func times(
        of group: NSCollectionLayoutGroup, _ length: CGFloat, _ gap: CGFloat, _ selfSizesLength: Bool,
        _ isHorizontal: Bool
    ) -> (Int, (CGFloat, isHorizontal: Bool)?) {
        switch group.repetition {
        case .filling: return (selfSizesLength ? group.subitems.count : Self.repetitionLimit, nil)
        case .times(let times): return (min(max(times, 0), Self.repetitionLimit), nil)
        case .sharing(let times):
            let times = min(max(times, 1), Self.repetitionLimit)
            if selfSizesLength { return (times, nil) }
            return (times, (max(length - gap * CGFloat(times - 1), 0) / CGFloat(times), isHorizontal))
        }
    }

    private func place(
        _ children: [Child], length: CGFloat, used: CGFloat, breadth: CGFloat, gap: NSCollectionLayoutSpacing?,
        _ isHorizontal: Bool
    ) -> GroupResult {
        let flexibleGaps = gap?.isFlexibleSpacing == true ? max(children.count - 1, 0) : 0
        let flexibleEdges = children.reduce(0) {
            $0 + ($1.before?.isFlexibleSpacing == true ? 1 : 0) + ($1.after?.isFlexibleSpacing == true ? 1 : 0)
        }
        let parts = flexibleGaps + flexibleEdges
        let share = parts > 0 ? max(length - used, 0) / CGFloat(parts) : 0
        func space(_ spacing: NSCollectionLayoutSpacing?) -> CGFloat {
            (spacing?.spacing ?? 0) + (spacing?.isFlexibleSpacing == true ? share : 0)
        }
        var result = GroupResult(
            size: isHorizontal
                ? CGSize(width: length, height: breadth) : CGSize(width: breadth, height: length))
        var along: CGFloat = 0
        for (index, child) in children.enumerated() {
            if index > 0 { along += space(gap) }
            along += space(child.before)
            let free = max(breadth - child.outerBreadth, 0)
            let (over, under) = (child.over?.isFlexibleSpacing == true, child.under?.isFlexibleSpacing == true)
            let across = (child.over?.spacing ?? 0) + (over ? (under ? free / 2 : free) : 0)
            result.append(
                child.result, at: isHorizontal ? CGPoint(x: along, y: across) : CGPoint(x: across, y: along))
            along += child.length + space(child.after)
        }
        return result
    }
}

extension NSCollectionLayoutGroup {
    /// Whether a group may hold another number of items when contents report their sizes, or by the app's choice.
    final var hasVariableCount: Bool {
        guard case .line(let isHorizontal) = kind else { return true }
        let main = isHorizontal ? layoutSize.widthDimension : layoutSize.heightDimension
        if case .filling = repetition, !main.isSelfSizing {
            let selfSizes = subitems.contains {
                (isHorizontal ? $0.layoutSize.widthDimension : $0.layoutSize.heightDimension).isSelfSizing
            }
            if selfSizes { return true }
        }
        return subitems.contains { ($0 as? NSCollectionLayoutGroup)?.hasVariableCount == true }
    }
}

extension CGRect {
    /// The rectangle, or zero where a value in it isn't finite.
    var finite: CGRect {
        minX.isFinite && minY.isFinite && width.isFinite && height.isFinite ? standardized : .zero
    }
}
